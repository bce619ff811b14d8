import Tune

final class TuneRecorder: Recorder {
  var isOn = false, count = 0
  private lazy var tape = Tape()

  convenience init(manager: TuneManager) {
    self.init()
  }

  var name: String { "tape \(count)" }

  func record() { isOn = true }
}
