import Tune

final class TuneRecorder: Recorder {
  var isOn = false, count = 0
  private lazy var tape = Tape()

  var name: String { "tape \(count)" }

  func record() { isOn = true }
}
