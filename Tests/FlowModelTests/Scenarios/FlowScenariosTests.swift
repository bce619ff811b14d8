// The scenarios of flows: their names, their moves, their order and their bound.

import FlowModel
import Testing

@Suite struct FlowScenariosTests {
    /// The scenarios of a flow, one a line: the name, then each move with the statuses it goes through.
    private func scenarios(_ text: String) throws -> [String] {
        let project = try #require(validate(text).project, "\(judge(text))")
        return FlowScenario.all(of: project.flows[0]).map { path in
            let moves = path.moves.map { move in
                ([move.from] + move.via + (move.outcome.map { [$0] } ?? []))
                    .joined(separator: ">") + (move.isRunning ? "…" : "")
            }
            return "\(path.spelled): " + moves.joined(separator: ", ")
        }
    }

    @Test func stepsThatSucceedOrFail() throws {
        #expect(
            try scenarios(Sample.chat) == [
                "open: idle>ready",
                "askSucceeds: idle>ready, ready>loading>ready",
                "askFails: idle>ready, ready>loading>failed",
                "askSucceedsAfterFailure: idle>ready, ready>loading>failed, failed>loading>ready",
            ])
    }

    @Test func severalOutcomesAndFailures() throws {
        let text = """
            flow: Pay
            steps:
              pay:
                to: [paid, declined, broken, lost]
            statuses:
              idle:
              paid:
              declined:
              broken: { with: PayError }
              lost: { with: PayError }
            errors:
              unknown:
            """
        #expect(
            try scenarios(text) == [
                "payEndsInPaid: idle>paid", "payEndsInDeclined: idle>declined",
                "payEndsInBroken: idle>broken", "payEndsInLost: idle>lost",
            ])
    }

    @Test func eventsAndRunningSteps() throws {
        let text = """
            flow: Load
            steps:
              load: { from: idle, via: [waiting, busy], to: done }
              stop: { from: busy, to: idle, cancels: load }
            events:
              expire: { from: done, to: idle }
              wander: { from: idle, to: [done, idle] }
            statuses:
              idle:
              waiting:
              busy:
              done:
            """
        #expect(
            try scenarios(text) == [
                "load: idle>waiting>busy>done",
                "stop: idle>waiting>busy…, busy>idle",
                "expire: idle>waiting>busy>done, done>idle",
                "wanderToDone: idle>done", "wanderToIdle: idle>idle",
            ])
    }

    @Test func errorsAndEventsInBetween() throws {
        let text = """
            flow: Check
            steps:
              check: { from: idle, via: [looking, asked], to: [passed, failed] }
            events:
              asks: { from: looking, to: asked }
              locks: { from: [passed, failed], to: [failed, idle] }
              ends: { from: passed, to: idle }
              breaks: { from: asked, to: idle, cancels: check }
            statuses:
              idle:
              looking:
              asked:
              passed:
              failed: { with: CheckError }
            errors:
              notLive:
              timedOut: { with: Error }
            """
        #expect(
            try scenarios(text).dropFirst(7) == [
                "checkFailsWithNotLive: idle>looking>asked>failed",
                "checkFailsWithTimedOut: idle>looking>asked>failed",
                "checkSucceedsAfterAsks: idle>looking…, looking>asked>passed",
                "breaksWhileAsked: idle>looking>asked…, asked>idle",
            ])
        let project = try #require(validate(text).project)
        let all = FlowScenario.all(of: project.flows[0])
        #expect(all.compactMap { $0.moves.last?.error } == ["notLive", "timedOut"])
    }

    @Test func waysThroughAlternatives() throws {
        let text = """
            flow: Check
            steps:
              check: { from: idle, via: [[looking, asked], [waiting, queued]], to: [passed, failed] }
              stop: { from: [asked, queued], to: idle }
              peek: { from: passed, via: [looking, [waiting, queued]] }
            events:
              shifts: { from: asked, to: queued }
            statuses:
              idle:
              looking:
              asked:
              waiting:
              queued:
              passed:
              failed: { with: CheckError }
            errors:
              notLive:
            """
        #expect(
            try scenarios(text) == [
                "checkSucceeds: idle>looking>waiting>passed",
                "checkFails: idle>looking>waiting>failed",
                "stop: idle>looking>waiting>passed, passed>looking>queued, queued>idle",
                "peekEndsInWaiting: idle>looking>waiting>passed, passed>looking>waiting",
                "peekEndsInQueued: idle>looking>waiting>passed, passed>looking>queued",
                "shifts: idle>asked…, asked>queued",
                "checkSucceedsViaAsked: idle>asked>waiting>passed",
                "checkSucceedsViaQueued: idle>looking>queued>passed",
                "checkSucceedsAfterShifts: idle>asked…, asked>queued>passed",
                "stopWhileAsked: idle>asked…, asked>idle",
            ])
    }

    /// A choice that holds the status before may be passed over; so it is in every scenario but one.
    @Test func aStepMayStayWhereItIs() throws {
        let text = """
            flow: Buy
            steps:
              buy: { from: idle, via: [buying, [buying, atBank], settling], to: [paid, failed] }
            events:
              approved: { from: atBank, to: settling }
              settled: { from: atBank, to: paid, cancels: buy }
            statuses:
              idle:
              buying:
              atBank:
              settling:
              paid:
              failed: { with: BuyError }
            errors:
              offline:
            """
        #expect(
            try scenarios(text) == [
                "buySucceeds: idle>buying>settling>paid", "buyFails: idle>buying>settling>failed",
                "approved: idle>buying>atBank…, atBank>settling", "settled: idle>buying>atBank…, atBank>paid",
                "buySucceedsViaAtBank: idle>buying>atBank>settling>paid",
                "buySucceedsAfterApproved: idle>buying>atBank…, atBank>settling>paid",
                "settledDuringBuy: idle>buying>atBank…, atBank>paid",
            ])
    }

    /// A status that an event leads to is passed in the event's scenario.
    @Test func aWayThatAnEventTakes() throws {
        let text = """
            flow: Buy
            steps:
              buy: { from: idle, via: [buying, [buying, atBank]], to: paid }
            events:
              bankAsks: { from: buying, to: atBank }
            statuses: { idle: , buying: , atBank: , paid: }
            """
        #expect(
            try scenarios(text) == [
                "buy: idle>buying>paid", "bankAsks: idle>buying…, buying>atBank",
                "buyAfterBankAsks: idle>buying…, buying>atBank>paid",
            ])
    }

    /// A step that does not list its errors can fail with each of the flow's.
    @Test func anAnswerThatTakesTooLong() throws {
        let text = """
            flow: Meter
            steps:
              price: { returns: Int, throws: MeterError, within: 4, else: slow }
            errors: { broken: , slow: }
            """
        #expect(try scenarios(text) == ["priceSucceeds: ", "priceFailsWithBroken: ", "priceFailsWithSlow: "])
    }

    /// What a step throws without a status for it leads back to where the step began.
    @Test func aStepThatThrowsOnItsWay() throws {
        let text = """
            flow: Kiosk
            steps:
              watch: { from: idle, via: watching, streams: Int, throws: KioskError, errors: jammed, endless: true }
              pay: { from: idle, via: [paying, booking], to: paid, throws: true }
              check: { from: idle, to: paid, returns: Int, throws: true }
              stop: { from: [watching, paid], to: idle, cancels: watch }
            statuses: { idle: , watching: , paying: , booking: , paid: }
            errors: { jammed: , offline: }
            """
        #expect(
            try scenarios(text) == [
                "watch: idle>watching", "watchFails: idle>watching>idle",
                "paySucceeds: idle>paying>booking>paid", "payFailsWithJammed: idle>paying>idle",
                "payFailsWithOffline: idle>paying>idle", "checkSucceeds: idle>paid", "checkFailsWithJammed: idle",
                "checkFailsWithOffline: idle", "stop: idle>watching, watching>idle",
            ])
    }

    /// An error that is not the flow's is none that a scenario could name.
    @Test func aStepThatThrowsATypeOfItsOwn() throws {
        let text = """
            flow: Meter
            steps:
              price: { returns: Int, throws: PriceError }
              weigh: { returns: Int, throws: any Error }
            errors: { broken: , slow: }
            """
        #expect(
            try scenarios(text) == [
                "priceSucceeds: ", "weighSucceeds: ", "weighFailsWithBroken: ", "weighFailsWithSlow: ",
            ])
    }

    @Test func oneScenarioForEachAlternative() throws {
        let choices = (0..<40).map { "[a\($0), b\($0)]" }.joined(separator: ", ")
        let statuses = (0..<40).map { "  a\($0):\n  b\($0):\n" }.joined()
        let text =
            "flow: A\nsteps:\n  go: { from: idle, via: [\(choices)], to: done }\n"
            + "statuses:\n  idle:\n  done:\n" + statuses
        let project = try #require(validate(text).project, "\(judge(text))")
        #expect(FlowScenario.all(of: project.flows[0]).count == 41)
    }

    /// A step is called again after it has failed itself or taken too long, and while another one is running.
    @Test func startsThatMatter() throws {
        let text = """
            flow: Buy
            steps:
              buy: { from: [ready, cancelled, slow, refused], via: paying, to: [paid, cancelled, slow, refused], within: 9, else: slow }
              restore: { from: [ready, cancelled, refused], to: [paid, nothing, refused] }
              leave: { from: [paid, paying, refused], to: ready, cancels: buy }
            statuses:
              ready:
              paying:
              paid:
              cancelled:
              slow:
              nothing:
              refused: { with: BuyError }
            errors:
              offline:
            """
        #expect(
            try scenarios(text) == [
                "buyEndsInPaid: ready>paying>paid", "buyEndsInCancelled: ready>paying>cancelled",
                "buyTakesTooLong: ready>paying>slow", "buyFails: ready>paying>refused",
                "restoreEndsInPaid: ready>paid", "restoreEndsInNothing: ready>nothing", "restoreFails: ready>refused",
                "leave: ready>paying>paid, paid>ready",
                "buyEndsInPaidAfterSlow: ready>paying>slow, slow>paying>paid",
                "buyEndsInPaidAfterFailure: ready>paying>refused, refused>paying>paid",
                "restoreEndsInPaidAfterFailure: ready>refused, refused>paid",
                "leaveWhilePaying: ready>paying…, paying>ready",
            ])
    }

    /// An SDK that is silent gets no further than the status that the call sends.
    @Test(arguments: [("waiting", "idle>waiting>late"), ("[[waiting, reading]]", "idle>late")])
    func aStepThatTakesTooLong(first: String, moves: String) throws {
        let via = first.hasPrefix("[") ? first : "[\(first), reading]"
        let text = """
            flow: Card
            steps:
              pay: { from: idle, via: \(via), to: [paid, late], within: 9, else: late }
            statuses: { idle: , waiting: , reading: , paid: , late: }
            """
        #expect(try scenarios(text).first { $0.hasPrefix("payTakesTooLong") } == "payTakesTooLong: \(moves)")
    }

    @Test func answersAgreeWithTheirVerb() throws {
        let text = """
            flow: Meter
            steps:
              samples: { streams: Int, throws: MeterError, endless: true }
              process: { returns: Int, throws: true }
              prices: { returns: Int, throws: true }
              fetchPrices: { returns: Int, throws: true }
              heartRates: { streams: Int, throws: true }
            errors:
              broken:
            """
        #expect(
            try scenarios(text).map { String($0.prefix { $0 != ":" }) } == [
                "samples", "samplesFail", "processSucceeds", "processFails", "pricesSucceed", "pricesFail",
                "fetchPricesSucceeds", "fetchPricesFails", "heartRatesSucceed", "heartRatesFail",
            ])
    }

    /// A step that answers is ended by an event in a status that both may be in; a completion without errors tells
    /// nothing of it.
    @Test(arguments: ["async", "callback"])
    func answersThatAnEventCancels(style: String) throws {
        let text = """
            flow: Meter
            style: \(style)
            steps:
              open: { from: closed, to: open }
              prices: { from: open, streams: Int, throws: true, endless: true }
              weigh: { returns: Int, throws: true }
              levels: { streams: Int, endless: true }
              peek: { sync: true, returns: Int }
            events:
              lost: { from: [closed, open], to: closed, cancels: [prices, weigh, levels] }
              shaken: { from: open, cancels: weigh }
            statuses: { closed: , open: }
            errors: { broken: }
            """
        #expect(
            try scenarios(text).filter { $0.contains("During") } == [
                "lostDuringPrices: closed>open, open…, open>closed", "lostDuringWeigh: closed…, closed>closed",
            ] + (style == "async" ? ["lostDuringLevels: closed…, closed>closed"] : [])
                + ["shakenDuringWeigh: closed>open, open…, open"])
    }

    /// The status in which a step is running names what happens then, unless it is a noun or names two scenarios.
    @Test func eventsAndStepsWhileAStepIsRunning() throws {
        let text = """
            flow: Buy
            steps:
              buy: { from: idle, via: [paying, bank], to: paid }
              restore: { from: idle, via: paying, to: paid }
              cancel: { from: [idle, paying, bank], to: idle, cancels: [buy, restore] }
            events:
              lost: { from: paying, to: idle, cancels: [buy, restore] }
              refused: { from: bank, to: idle, cancels: [buy, restore] }
            statuses: { idle: , paying: , bank: , paid: }
            """
        #expect(
            try scenarios(text).map { String($0.prefix { $0 != ":" }) } == [
                "buy", "restore", "cancel", "lost", "refused", "lostWhilePaying", "refusedDuringBuy",
                "lostDuringRestore", "cancelWhilePaying", "cancelInBank",
            ])
    }

    @Test func signalsLeaveTheStatusAlone() throws {
        let text = """
            flow: Load
            steps:
              load: { from: idle, via: busy, to: done }
            events:
              linkOpened: { from: done, with: String }
              ends: { from: done, to: idle }
              heard: { with: { text: String } }
            statuses:
              idle:
              busy:
              done:
            """
        #expect(
            try scenarios(text) == [
                "load: idle>busy>done", "ends: idle>busy>done, done>idle",
                "linkOpened: idle>busy>done, done", "heard: idle",
            ])
    }

    @Test func finishedStepsArePreferred() throws {
        let text = """
            flow: Load
            steps:
              load: { from: idle, via: busy, to: done }
              block: { from: done, to: busy }
              stop: { from: busy, to: idle }
            statuses:
              idle:
              busy:
              done:
            """
        #expect(try scenarios(text).last == "stop: idle>busy>done, done>busy, busy>idle")
    }

    @Test func launchStepsComeFirst() throws {
        let text = """
            flow: Load
            steps:
              skip: { from: idle, to: ready, parameters: { by: Int } }
              setUp: { at: launch, from: idle, to: ready }
              load: { from: ready, via: busy }
            statuses:
              idle:
              ready:
              busy:
            """
        let project = try #require(validate(text).project)
        let load = try #require(FlowScenario.all(of: project.flows[0]).last)
        #expect(load.name == "load")
        #expect(load.moves.map(\.source) == [.step(1), .step(2)])
        #expect(load.moves.last?.outcome == nil && load.end == "busy")
        #expect(load.moves.last?.isRunning == false)
    }

    @Test func keywordsAreSpelled() throws {
        let text = """
            flow: Load
            steps:
              '`repeat`': { to: [ready, idle] }
              '`default`': { to: ready, parameters: { by: Int } }
            statuses:
              idle:
              ready:
            """
        #expect(
            try scenarios(text) == [
                "repeatEndsInReady: idle>ready", "repeatEndsInIdle: idle>idle", "`default`: idle>ready",
            ])
    }

    @Test func namesAreUnique() throws {
        let text = Sample.chat.with("  open:", "  askFails: { from: ready, to: idle }\n  open:")
        let project = try #require(validate(text).project)
        let names = FlowScenario.all(of: project.flows[0]).map(\.name)
        #expect(names.contains("askFails") && names.contains("askFails2"))
        #expect(Set(names).count == names.count)
    }

    @Test func nothingWithoutStatuses() throws {
        let project = try #require(validate(Sample.track).project)
        #expect(FlowScenario.all(of: project.flows[0]).isEmpty)
    }

    @Test func pathsAreBounded() throws {
        let names = (0..<80).map { "s\($0)" }
        let list = names.joined(separator: ", ")
        let statuses = names.map { "  \($0):\n" }.joined()
        let text = """
            flow: Big
            steps:
              go: { from: [\(list)], to: [\(list)] }
              back: { from: [\(list)], to: [\(list)] }
              walk: { from: s0, via: [\(names.dropFirst().joined(separator: ", "))], to: s0 }
            statuses:
            \(statuses)
            """
        let project = try #require(validate(text).project, "\(judge(text))")
        let scenarios = FlowScenario.all(of: project.flows[0])
        #expect(scenarios.count == FlowScenario.most)
        #expect(Set(scenarios.map(\.name)).count == FlowScenario.most)
    }
}
