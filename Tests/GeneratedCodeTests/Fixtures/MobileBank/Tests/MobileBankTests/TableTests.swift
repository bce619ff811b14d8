// What the flows of this project promise, written by hand from their YAML: each rule, and each scenario as the moves
// that it consists of. The mock and the contract of a flow both read its table, so this is what checks the table.

#if DEBUG
    import XCTest

    @testable import MobileBank

    nonisolated final class TableTests: XCTestCase {
        func testChatBot() {
            XCTAssertEqual(
                FlowListing<ChatBotFlow>.text,
                """
                begins in idle
                setupSDK from idle to initialized
                startChat from initialized loading success failed via loading to success failed failing in failed
                setupSDK: setupSDK -> initialized
                startChatSucceeds: setupSDK -> initialized; startChat -> loading success
                startChatFails: setupSDK -> initialized; startChat -> loading failed fails
                startChatFailsWithNotReady: setupSDK -> initialized; startChat -> loading failed fails with notReady
                startChatFailsWithLicenseError: setupSDK -> initialized; startChat -> loading failed fails with licenseError
                startChatFailsWithEmptyPrompt: setupSDK -> initialized; startChat -> loading failed fails with emptyPrompt
                startChatFailsWithResponseError: setupSDK -> initialized; startChat -> loading failed fails with responseError
                startChatSucceedsFromLoading: setupSDK -> initialized; startChat -> loading running cancelled; startChat -> loading success
                startChatSucceedsFromSuccess: setupSDK -> initialized; startChat -> loading success; startChat -> loading success
                startChatSucceedsFromFailed: setupSDK -> initialized; startChat -> loading failed fails; startChat -> loading success
                startChatFailsFromLoading: setupSDK -> initialized; startChat -> loading running cancelled; startChat -> loading failed fails
                startChatFailsFromSuccess: setupSDK -> initialized; startChat -> loading success; startChat -> loading failed fails
                startChatFailsFromFailed: setupSDK -> initialized; startChat -> loading failed fails; startChat -> loading failed fails
                """)
        }

        func testLivenessDetection() {
            XCTAssertEqual(
                FlowListing<LivenessDetectionFlow>.text,
                """
                begins in idle
                startCheck from idle passed failed via checking challenged to passed failed failing in failed
                cancelCheck from checking challenged to idle cancels startCheck
                startCheckSucceeds: startCheck -> checking challenged passed
                startCheckFails: startCheck -> checking challenged failed fails
                cancelCheck: startCheck -> checking running cancelled; cancelCheck -> idle
                startCheckFailsWithNotLive: startCheck -> checking challenged failed fails with notLive
                startCheckFailsWithOtherPerson: startCheck -> checking challenged failed fails with otherPerson
                startCheckFailsWithTimedOut: startCheck -> checking challenged failed fails with timedOut
                startCheckFailsWithCheckFailed: startCheck -> checking challenged failed fails with checkFailed
                startCheckSucceedsFromPassed: startCheck -> checking challenged passed; startCheck -> checking challenged passed
                startCheckSucceedsFromFailed: startCheck -> checking challenged failed fails; startCheck -> checking challenged passed
                startCheckFailsFromPassed: startCheck -> checking challenged passed; startCheck -> checking challenged failed fails
                startCheckFailsFromFailed: startCheck -> checking challenged failed fails; startCheck -> checking challenged failed fails
                cancelCheckFromChallenged: startCheck -> checking challenged running cancelled; cancelCheck -> idle
                """)
        }

        func testOCRScan() {
            XCTAssertEqual(
                FlowListing<OCRScanFlow>.text,
                """
                begins in idle
                loadModels from idle to ready failed failing in failed
                scanCard from ready recognized failed via scanning to recognized failed failing in failed
                cancelScan from scanning to ready cancels scanCard
                loadModelsSucceeds: loadModels -> ready
                loadModelsFails: loadModels -> failed fails
                scanCardSucceeds: loadModels -> ready; scanCard -> scanning recognized
                scanCardFails: loadModels -> ready; scanCard -> scanning failed fails
                cancelScan: loadModels -> ready; scanCard -> scanning running cancelled; cancelScan -> ready
                loadModelsFailsWithNotLicensed: loadModels -> failed fails with notLicensed
                loadModelsFailsWithCameraDenied: loadModels -> failed fails with cameraDenied
                loadModelsFailsWithUnreadable: loadModels -> failed fails with unreadable
                loadModelsFailsWithScannerFailed: loadModels -> failed fails with scannerFailed
                scanCardFailsWithNotLicensed: loadModels -> ready; scanCard -> scanning failed fails with notLicensed
                scanCardFailsWithCameraDenied: loadModels -> ready; scanCard -> scanning failed fails with cameraDenied
                scanCardFailsWithUnreadable: loadModels -> ready; scanCard -> scanning failed fails with unreadable
                scanCardFailsWithScannerFailed: loadModels -> ready; scanCard -> scanning failed fails with scannerFailed
                scanCardSucceedsFromRecognized: loadModels -> ready; scanCard -> scanning recognized; scanCard -> scanning recognized
                scanCardSucceedsFromFailed: loadModels -> failed fails; scanCard -> scanning recognized
                scanCardFailsFromRecognized: loadModels -> ready; scanCard -> scanning recognized; scanCard -> scanning failed fails
                scanCardFailsFromFailed: loadModels -> failed fails; scanCard -> scanning failed fails
                """)
        }

        func testVideoBanking() {
            XCTAssertEqual(
                FlowListing<VideoBankingFlow>.text,
                """
                begins in idle
                estimateWait (value)
                requestAgent from idle ended failed via connecting to waiting failed failing in failed
                setMuted from talking
                hangUp from connecting waiting talking to idle cancels requestAgent
                queueMoves from waiting to waiting
                agentAnswers from waiting to talking
                agentDecides from talking to ended
                lineDrops from waiting talking to failed
                estimateWaitSucceeds: estimateWait (value)
                estimateWaitFails: estimateWait fails (failure)
                requestAgentSucceeds: requestAgent -> connecting waiting
                requestAgentFails: requestAgent -> connecting failed fails
                hangUp: requestAgent -> connecting waiting; hangUp -> idle
                queueMoves: requestAgent -> connecting waiting; queueMoves -> waiting
                agentAnswers: requestAgent -> connecting waiting; agentAnswers -> talking
                agentDecides: requestAgent -> connecting waiting; agentAnswers -> talking; agentDecides -> ended
                lineDrops: requestAgent -> connecting waiting; lineDrops -> failed fails
                requestAgentFailsWithNoAgent: requestAgent -> connecting failed fails with noAgent
                requestAgentFailsWithLineLost: requestAgent -> connecting failed fails with lineLost
                requestAgentFailsWithServiceFailed: requestAgent -> connecting failed fails with serviceFailed
                requestAgentSucceedsFromEnded: requestAgent -> connecting waiting; agentAnswers -> talking; agentDecides -> ended; requestAgent -> connecting waiting
                requestAgentSucceedsFromFailed: requestAgent -> connecting failed fails; requestAgent -> connecting waiting
                requestAgentFailsFromEnded: requestAgent -> connecting waiting; agentAnswers -> talking; agentDecides -> ended; requestAgent -> connecting failed fails
                requestAgentFailsFromFailed: requestAgent -> connecting failed fails; requestAgent -> connecting failed fails
                hangUpFromConnecting: requestAgent -> connecting running cancelled; hangUp -> idle
                hangUpFromTalking: requestAgent -> connecting waiting; agentAnswers -> talking; hangUp -> idle
                lineDropsFromTalking: requestAgent -> connecting waiting; agentAnswers -> talking; lineDrops -> failed fails
                """)
        }
    }
#endif
