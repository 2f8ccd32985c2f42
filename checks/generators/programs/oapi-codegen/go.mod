module example.org/reader

go 1.24
