struct Basket {}
