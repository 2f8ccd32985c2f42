module annotation-contracts.example/contracts

go 1.21
