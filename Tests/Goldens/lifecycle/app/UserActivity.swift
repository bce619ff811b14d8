// Foundation has user activities on Apple's systems only.

#if !canImport(Darwin)
    final class NSUserActivity {}
#endif
