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

// RasterInfo is a raster info of some edition. It works with encoding/json.
type RasterInfo struct {
	// Edition is the first edition that accepts it.
	Edition string
	// Value has the type from the package of its edition.
	Value any
}

// ParseRasterInfo reads a raster info by the first edition that accepts it: of all editions, the newest first, or of the given
// ones. Unknown members are kept, and formats are not checked. The error is a *contracts.UnreadableError if it is not JSON,
// and a *contracts.DecodeError of the edition with the fewest errors if no edition accepts it.
func ParseRasterInfo(body []byte, only ...string) (RasterInfo, error) {
	return parse(body, decoding.Tolerant, only)
}

// ParseRasterInfoStrict reads a raster info as its sender must write it: without unknown members, and with every format checked.
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

// MarshalJSON writes the raster info as JSON: everything that was parsed, with unknown members. Missing members stay missing.
func (d RasterInfo) MarshalJSON() ([]byte, error) {
	return jsontext.Write(any(d.Value), jsontext.WriteAny)
}

// UnmarshalJSON reads a raster info of any edition.
func (d *RasterInfo) UnmarshalJSON(text []byte) error {
	read, err := ParseRasterInfo(text)
	if err == nil {
		*d = read
	}
	return err
}
