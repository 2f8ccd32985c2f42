module example.org/reader

go 1.24

require example.org/client v0.0.0

replace example.org/client => ./client
