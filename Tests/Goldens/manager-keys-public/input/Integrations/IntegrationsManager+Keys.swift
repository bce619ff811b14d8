extension IntegrationsManager {
    public convenience init(payKey: String) {
        self.init(payKit: PayKitManager(key: payKey))
    }
}
