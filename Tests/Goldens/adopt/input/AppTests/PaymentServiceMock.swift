final class PaymentServiceMock: PaymentService {
    var status = PaymentStatus.idle
}
