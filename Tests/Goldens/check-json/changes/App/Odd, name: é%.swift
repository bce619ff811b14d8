import LockKit // 100%, a: b
