// Generated from contracts.config.ts by "npm run generate". Do not edit.

// Package generated contains the generated code: a package per edition, schemas and samples.
package generated

import (
	"embed"

	"annotation-contracts.example/contracts/generated/raster_info_2019"
	"annotation-contracts.example/contracts/generated/raster_info_2026"
	"annotation-contracts.example/contracts/generated/raster_info_observed"
	"annotation-contracts.example/contracts/generated/v2_3"
	"annotation-contracts.example/contracts/generated/v2_4"
	"annotation-contracts.example/contracts/generated/v2_65"
	"annotation-contracts.example/contracts/generated/v2_73"
	"annotation-contracts.example/contracts/generated/v2_76"
)

// Edition is an edition of a contract; New creates an empty value by event.
type Edition struct {
	Contract, Name string
	New            map[string]func() any
}

// Editions lists the editions of deliveries, newest first, then those of raster info, the source document's first.
var Editions = []Edition{
	{"webhook", "2.76", v2_76.New},
	{"webhook", "2.73", v2_73.New},
	{"webhook", "2.65", v2_65.New},
	{"webhook", "2.4", v2_4.New},
	{"webhook", "2.3", v2_3.New},
	{"raster-info", "2019", raster_info_2019.New},
	{"raster-info", "2026", raster_info_2026.New},
	{"raster-info", "observed", raster_info_observed.New},
}

// Source is the edition of the source document.
const Source = "2.3"

// Files contains the JSON Schemas, the samples, and facts.json.
//
//go:embed schemas facts.json samples.json
var Files embed.FS
