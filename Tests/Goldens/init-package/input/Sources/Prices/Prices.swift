struct Prices {}
