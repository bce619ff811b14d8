// Written by hand, where a generated file belongs.
struct ServiceProvider {}
