module adapter

go 1.22

require annotation-contracts.example/contracts v0.0.0

replace annotation-contracts.example/contracts => ../package
