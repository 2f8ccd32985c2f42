// Generated from scripts/artefacts/languages/go/runtime/go.mod by "npm run generate". Do not edit.

module annotation-contracts.example/contracts

go 1.21
