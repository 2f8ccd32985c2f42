// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

// Package rasterinfo reads the documents of every edition of the contract raster-info.
package rasterinfo

import (
	"annotation-contracts.example/contracts/internal/decoding"
	"annotation-contracts.example/contracts/internal/jsontext"
	"annotation-contracts.example/contracts/rasterinfo2019"
	"annotation-contracts.example/contracts/rasterinfo2026"
	"annotation-contracts.example/contracts/rasterinfoobserved"
)

// Editions lists the editions, the newest first.
var Editions = []string{rasterinfoobserved.Edition, rasterinfo2026.Edition, rasterinfo2019.Edition}

var editions = []*decoding.Edition{rasterinfoobserved.Contract, rasterinfo2026.Contract, rasterinfo2019.Contract}

// RasterInfo is a raster info of some edition. It takes part in encoding/json.
type RasterInfo struct {
	// Edition is the first edition that takes it.
	Edition string
	// Value is of the type that the package of the edition gives it.
	Value any
}

// ParseRasterInfo reads a raster info of any edition, or of those that are named, and says which took it first: the newest, or the
// first that is named. Further members are kept, and formats not asserted. The error is a *contracts.UnreadableError where
// it is no JSON text, and a *contracts.DecodeError of the edition that it breaks least.
func ParseRasterInfo(body []byte, only ...string) (RasterInfo, error) {
	return parse(body, decoding.Tolerant, only)
}

// ParseRasterInfoStrict reads a raster info as its sender owes it: no further member, and every format.
func ParseRasterInfoStrict(body []byte, only ...string) (RasterInfo, error) {
	return parse(body, decoding.Strict, only)
}

func parse(body []byte, mode decoding.Mode, only []string) (RasterInfo, error) {
	edition, value, err := decoding.Nearest(editions, only, body, mode)
	if err != nil {
		return RasterInfo{}, err
	}
	return RasterInfo{edition, value}, nil
}

// MarshalJSON writes the raster info as JSON: what was parsed, with unknown members, and nothing that was missing.
func (d RasterInfo) MarshalJSON() ([]byte, error) {
	return jsontext.Write(any(d.Value), jsontext.WriteAny)
}

// UnmarshalJSON reads the raster info, whatever its edition.
func (d *RasterInfo) UnmarshalJSON(text []byte) error {
	read, err := ParseRasterInfo(text)
	if err == nil {
		*d = read
	}
	return err
}
