struct Shop {}
