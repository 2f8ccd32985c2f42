// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

// Package rasterinfoobserved holds the types of the contract raster-info, edition observed.
package rasterinfoobserved

import (
	_ "embed"
	"math/big"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/decoding"
	"annotation-contracts.example/contracts/internal/jsontext"
)

// DatatypeName: One of the allowed strings for a datatype (R2.5). `Int8`, `Int64`, `UInt64`, `Float16` and `CFloat16` since gdalmdiminfo 3.11; programs print `Int64` and `UInt64` since 3.5, `Int8` since 3.7. `Unknown` stands for a type without a name of its own: printed since 3.2, in no published schema.
type DatatypeName string

// Known values of DatatypeName.
const (
	DatatypeNameString   DatatypeName = "String"
	DatatypeNameByte     DatatypeName = "Byte"
	DatatypeNameInt8     DatatypeName = "Int8"
	DatatypeNameInt16    DatatypeName = "Int16"
	DatatypeNameUInt16   DatatypeName = "UInt16"
	DatatypeNameInt32    DatatypeName = "Int32"
	DatatypeNameUInt32   DatatypeName = "UInt32"
	DatatypeNameInt64    DatatypeName = "Int64"
	DatatypeNameUInt64   DatatypeName = "UInt64"
	DatatypeNameFloat16  DatatypeName = "Float16"
	DatatypeNameFloat32  DatatypeName = "Float32"
	DatatypeNameFloat64  DatatypeName = "Float64"
	DatatypeNameCInt16   DatatypeName = "CInt16"
	DatatypeNameCInt32   DatatypeName = "CInt32"
	DatatypeNameCFloat16 DatatypeName = "CFloat16"
	DatatypeNameCFloat32 DatatypeName = "CFloat32"
	DatatypeNameCFloat64 DatatypeName = "CFloat64"
	DatatypeNameUnknown  DatatypeName = "Unknown"
)

var valuesDatatypeName = []DatatypeName{DatatypeNameString, DatatypeNameByte, DatatypeNameInt8, DatatypeNameInt16, DatatypeNameUInt16, DatatypeNameInt32, DatatypeNameUInt32, DatatypeNameInt64, DatatypeNameUInt64, DatatypeNameFloat16, DatatypeNameFloat32, DatatypeNameFloat64, DatatypeNameCInt16, DatatypeNameCInt32, DatatypeNameCFloat16, DatatypeNameCFloat32, DatatypeNameCFloat64, DatatypeNameUnknown}

// Component: Component of a compound datatype (R2.5).
type Component struct {
	// Name of the component (R2.5).
	Name contracts.Optional[string]
	// Offset (R2.5). Explanation: bytes from the start of a value to the component.
	Offset contracts.Optional[*big.Int]
	// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
	Type contracts.Optional[Datatype]
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesComponent = []string{"name", "offset", "type"}

func readComponent(r *jsontext.Reader) (v Component) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			v.Name = contracts.Some(r.String())
		case "offset":
			v.Offset = contracts.Some(r.Big())
		case "type":
			v.Type = contracts.Some(readDatatype(r))
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeComponent(w *jsontext.Writer, v *Component) {
	w.Raw("{")
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Offset.Get(); ok {
		w.Member(`"offset":`)
		jsontext.WriteBig(w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		writeDatatype(w, &value)
	}
	w.Members(v.Extra, namesComponent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Component) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeComponent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Component) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Component", text, readComponent, v)
}

// Compound: Compound datatype (R2.5). Explanation: a record of components.
type Compound struct {
	// Name of the compound datatype (R2.5).
	Name contracts.Optional[string]
	// Size (R2.5). Explanation: bytes of one value.
	Size contracts.Optional[*big.Int]
	// Components of the compound datatype (R2.5).
	Components contracts.Optional[[]Component]
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesCompound = []string{"name", "size", "components"}

func readCompound(r *jsontext.Reader) (v Compound) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			v.Name = contracts.Some(r.String())
		case "size":
			v.Size = contracts.Some(r.Big())
		case "components":
			v.Components = contracts.Some(jsontext.List(r, readComponent))
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeCompound(w *jsontext.Writer, v *Compound) {
	w.Raw("{")
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Size.Get(); ok {
		w.Member(`"size":`)
		jsontext.WriteBig(w, &value)
	}
	if value, ok := v.Components.Get(); ok {
		w.Member(`"components":`)
		jsontext.WriteList(w, value, writeComponent)
	}
	w.Members(v.Extra, namesCompound...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Compound) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeCompound)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Compound) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Compound", text, readCompound, v)
}

// EnumerationType: Integer type that stores a value; since gdalmdiminfo 3.12.
type EnumerationType string

// Known values of EnumerationType.
const (
	EnumerationTypeInt8   EnumerationType = "Int8"
	EnumerationTypeByte   EnumerationType = "Byte"
	EnumerationTypeInt16  EnumerationType = "Int16"
	EnumerationTypeUInt16 EnumerationType = "UInt16"
	EnumerationTypeInt32  EnumerationType = "Int32"
	EnumerationTypeUInt32 EnumerationType = "UInt32"
	EnumerationTypeInt64  EnumerationType = "Int64"
	EnumerationTypeUInt64 EnumerationType = "UInt64"
)

var valuesEnumerationType = []EnumerationType{EnumerationTypeInt8, EnumerationTypeByte, EnumerationTypeInt16, EnumerationTypeUInt16, EnumerationTypeInt32, EnumerationTypeUInt32, EnumerationTypeInt64, EnumerationTypeUInt64}

// Enumeration: A data type whose values have names; since gdalmdiminfo 3.12.
type Enumeration struct {
	// Name of the enumeration; since gdalmdiminfo 3.12.
	Name contracts.Optional[string]
	// Integer type that stores a value; since gdalmdiminfo 3.12.
	Type contracts.Optional[EnumerationType]
	// One row per value, such as `{"value": 1, "name": "water"}`; any object is a row. Since gdalmdiminfo 3.12.
	AttributeTable contracts.Optional[[]contracts.Object]
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesEnumeration = []string{"name", "type", "attribute_table"}

func readEnumeration(r *jsontext.Reader) (v Enumeration) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			v.Name = contracts.Some(r.String())
		case "type":
			v.Type = contracts.Some(jsontext.OneOf(r, valuesEnumerationType))
		case "attribute_table":
			v.AttributeTable = contracts.Some(jsontext.List(r, (*jsontext.Reader).AnyObject))
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeEnumeration(w *jsontext.Writer, v *Enumeration) {
	w.Raw("{")
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		jsontext.WriteString[EnumerationType](w, &value)
	}
	if value, ok := v.AttributeTable.Get(); ok {
		w.Member(`"attribute_table":`)
		jsontext.WriteList(w, value, jsontext.WriteObject)
	}
	w.Members(v.Extra, namesEnumeration...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Enumeration) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeEnumeration)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Enumeration) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Enumeration", text, readEnumeration, v)
}

// DatatypeObject: A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
//
// It is *Compound or *Enumeration.
type DatatypeObject interface {
	isDatatypeObject()
}

func (*Compound) isDatatypeObject() {}

func (*Enumeration) isDatatypeObject() {}

func readDatatypeObject(r *jsontext.Reader) DatatypeObject {
	return jsontext.Fitting(r, [][]string{namesCompound, namesEnumeration},
		func(r *jsontext.Reader) DatatypeObject {
			return jsontext.Pointer(r, readCompound)
		},
		func(r *jsontext.Reader) DatatypeObject {
			return jsontext.Pointer(r, readEnumeration)
		},
	)
}

func writeDatatypeObject(w *jsontext.Writer, value *DatatypeObject) {
	switch v := (*value).(type) {
	case *Compound:
		writeCompound(w, v)
	case *Enumeration:
		writeEnumeration(w, v)
	default:
		w.Any(v)
	}
}

// Datatype: A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
//
// It is DatatypeName or DatatypeMap.
type Datatype interface {
	isDatatype()
}

func (DatatypeName) isDatatype() {}

func (DatatypeMap) isDatatype() {}

// DatatypeMap is a Datatype that is a JSON object.
type DatatypeMap struct {
	Value DatatypeObject
}

func writeDatatypeMap(w *jsontext.Writer, v *DatatypeMap) {
	writeDatatypeObject(w, &v.Value)
}

// MarshalJSON writes the value as JSON.
func (v DatatypeMap) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeDatatypeMap)
}

func readDatatype(r *jsontext.Reader) Datatype {
	switch r.Kind() {
	case '"':
		return jsontext.OneOf(r, valuesDatatypeName)
	case '{':
		return DatatypeMap{readDatatypeObject(r)}
	}
	r.Fail()
	return nil
}

func writeDatatype(w *jsontext.Writer, value *Datatype) {
	switch v := (*value).(type) {
	case DatatypeName:
		jsontext.WriteString[DatatypeName](w, &v)
	case DatatypeMap:
		writeDatatypeMap(w, &v)
	default:
		w.Any(v)
	}
}

// PrintedValue: A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema.
type PrintedValue = any

// Attribute: Either a bare value or an object (R2.4). A bare value may be any object (R-attr). Null is printed since gdalmdiminfo 3.2, booleans since 3.4; neither is in a published schema.
type Attribute = any

// Attributes: Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
//
// It is AttributesMap or AttributesList.
type Attributes interface {
	isAttributes()
}

func (AttributesMap) isAttributes() {}

func (AttributesList) isAttributes() {}

// AttributesMap is a Attributes that is a JSON object.
type AttributesMap map[string]Attribute

func writeAttributesMap(w *jsontext.Writer, v *AttributesMap) {
	plain := map[string]Attribute(*v)
	jsontext.WriteMap(w, plain, jsontext.WriteAny)
}

// MarshalJSON writes the value as JSON.
func (v AttributesMap) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeAttributesMap)
}

// AttributesList is a Attributes that is a JSON array.
type AttributesList []Attribute

func writeAttributesList(w *jsontext.Writer, v *AttributesList) {
	plain := []Attribute(*v)
	jsontext.WriteList(w, plain, jsontext.WriteAny)
}

// MarshalJSON writes the value as JSON.
func (v AttributesList) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeAttributesList)
}

func readAttributes(r *jsontext.Reader) Attributes {
	switch r.Kind() {
	case '{':
		return AttributesMap(jsontext.Map(r, (*jsontext.Reader).Any))
	case '[':
		return AttributesList(jsontext.List(r, (*jsontext.Reader).Any))
	}
	r.Fail()
	return nil
}

func writeAttributes(w *jsontext.Writer, value *Attributes) {
	switch v := (*value).(type) {
	case AttributesMap:
		writeAttributesMap(w, &v)
	case AttributesList:
		writeAttributesList(w, &v)
	default:
		w.Any(v)
	}
}

// SRS: Spatial reference (R2.7). Explanation: the reference system of an array.
type SRS struct {
	// WKT (R2.7). Explanation: the definition in well-known text.
	WKT contracts.Optional[string]
	// Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system.
	DataAxisToSRSAxisMapping contracts.Optional[[]*big.Int]
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesSRS = []string{"wkt", "data_axis_to_srs_axis_mapping"}

func readSRS(r *jsontext.Reader) (v SRS) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "wkt":
			v.WKT = contracts.Some(r.String())
		case "data_axis_to_srs_axis_mapping":
			v.DataAxisToSRSAxisMapping = contracts.Some(jsontext.List(r, (*jsontext.Reader).Big))
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeSRS(w *jsontext.Writer, v *SRS) {
	w.Raw("{")
	if value, ok := v.WKT.Get(); ok {
		w.Member(`"wkt":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.DataAxisToSRSAxisMapping.Get(); ok {
		w.Member(`"data_axis_to_srs_axis_mapping":`)
		jsontext.WriteList(w, value, jsontext.WriteBig)
	}
	w.Members(v.Extra, namesSRS...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v SRS) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeSRS)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *SRS) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Srs", text, readSRS, v)
}

// Value: A string, a number, an object or an array (R2.9). Anything may stand inside (R-value).
type Value = any

// NumberName: Name of a number that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
type NumberName string

// Known values of NumberName.
const (
	NumberNameNaN           NumberName = "NaN"
	NumberNameInfinity      NumberName = "Infinity"
	NumberNameMinusInfinity NumberName = "-Infinity"
)

var valuesNumberName = []NumberName{NumberNameNaN, NumberNameInfinity, NumberNameMinusInfinity}

// NumberOrName: A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
//
// It is NumberOrNameNumber or NumberName.
type NumberOrName interface {
	isNumberOrName()
}

func (NumberOrNameNumber) isNumberOrName() {}

func (NumberName) isNumberOrName() {}

// NumberOrNameNumber is a NumberOrName that is a JSON number.
type NumberOrNameNumber float64

func writeNumberOrNameNumber(w *jsontext.Writer, v *NumberOrNameNumber) {
	plain := float64(*v)
	jsontext.WriteFloat(w, &plain)
}

// MarshalJSON writes the value as JSON.
func (v NumberOrNameNumber) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeNumberOrNameNumber)
}

func readNumberOrName(r *jsontext.Reader) NumberOrName {
	switch r.Kind() {
	case '0':
		return NumberOrNameNumber(r.Float())
	case '"':
		return jsontext.OneOf(r, valuesNumberName)
	}
	r.Fail()
	return nil
}

func writeNumberOrName(w *jsontext.Writer, value *NumberOrName) {
	switch v := (*value).(type) {
	case NumberOrNameNumber:
		writeNumberOrNameNumber(w, &v)
	case NumberName:
		jsontext.WriteString[NumberName](w, &v)
	default:
		w.Any(v)
	}
}

// Statistics: Statistics of the values; printed with `-stats` since gdalmdiminfo 3.2, in no published schema.
type Statistics struct {
	// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
	Min contracts.Optional[NumberOrName]
	// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
	Max contracts.Optional[NumberOrName]
	// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
	Mean contracts.Optional[NumberOrName]
	// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
	Stddev contracts.Optional[NumberOrName]
	// Number of values that are not the no-data value. Where it is 0 the other members are missing.
	ValidSampleCount contracts.Optional[*big.Int]
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesStatistics = []string{"min", "max", "mean", "stddev", "valid_sample_count"}

func readStatistics(r *jsontext.Reader) (v Statistics) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "min":
			v.Min = contracts.Some(readNumberOrName(r))
		case "max":
			v.Max = contracts.Some(readNumberOrName(r))
		case "mean":
			v.Mean = contracts.Some(readNumberOrName(r))
		case "stddev":
			v.Stddev = contracts.Some(readNumberOrName(r))
		case "valid_sample_count":
			v.ValidSampleCount = contracts.Some(r.Big())
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeStatistics(w *jsontext.Writer, v *Statistics) {
	w.Raw("{")
	if value, ok := v.Min.Get(); ok {
		w.Member(`"min":`)
		writeNumberOrName(w, &value)
	}
	if value, ok := v.Max.Get(); ok {
		w.Member(`"max":`)
		writeNumberOrName(w, &value)
	}
	if value, ok := v.Mean.Get(); ok {
		w.Member(`"mean":`)
		writeNumberOrName(w, &value)
	}
	if value, ok := v.Stddev.Get(); ok {
		w.Member(`"stddev":`)
		writeNumberOrName(w, &value)
	}
	if value, ok := v.ValidSampleCount.Get(); ok {
		w.Member(`"valid_sample_count":`)
		jsontext.WriteBig(w, &value)
	}
	w.Members(v.Extra, namesStatistics...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Statistics) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeStatistics)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Statistics) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Statistics", text, readStatistics, v)
}

// StructuralInfo: Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
type StructuralInfo = map[string]string

// OverviewOrName: An overview, or the fully qualified name of the array that is one; since gdalmdiminfo 3.13.
//
// It is *RasterArray or OverviewOrNameText.
type OverviewOrName interface {
	isOverviewOrName()
}

func (*RasterArray) isOverviewOrName() {}

func (OverviewOrNameText) isOverviewOrName() {}

// OverviewOrNameText is a OverviewOrName that is a JSON string.
type OverviewOrNameText string

func writeOverviewOrNameText(w *jsontext.Writer, v *OverviewOrNameText) {
	plain := string(*v)
	jsontext.WriteString[string](w, &plain)
}

// MarshalJSON writes the value as JSON.
func (v OverviewOrNameText) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeOverviewOrNameText)
}

func readOverviewOrName(r *jsontext.Reader) OverviewOrName {
	switch r.Kind() {
	case '{':
		return jsontext.Pointer(r, readRasterArray)
	case '"':
		return OverviewOrNameText(r.String())
	}
	r.Fail()
	return nil
}

func writeOverviewOrName(w *jsontext.Writer, value *OverviewOrName) {
	switch v := (*value).(type) {
	case *RasterArray:
		writeRasterArray(w, v)
	case OverviewOrNameText:
		writeOverviewOrNameText(w, &v)
	default:
		w.Any(v)
	}
}

// Overviews: Coarser versions of the array; since gdalmdiminfo 3.13.
type Overviews = []OverviewOrName

// RasterArray: An array: its datatype, dimensions, attributes and values (R2.3).
type RasterArray struct {
	// Name of the array (R2.3).
	Name contracts.Optional[string]
	// Fully qualified name, from the root group; since gdalmdiminfo 3.13.
	FullName contracts.Optional[string]
	// Only `array` (R2.3).
	Type contracts.Optional[string]
	// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
	Datatype contracts.Optional[Datatype]
	// Array whose items are each either a dimension or its name (R2.6).
	Dimensions contracts.Optional[Dimensions]
	// Number of elements along each dimension; since gdalmdiminfo 3.4.
	DimensionSize contracts.Optional[[]float64]
	// Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4.
	BlockSize contracts.Optional[[]float64]
	// Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
	Attributes contracts.Optional[Attributes]
	// Spatial reference (R2.7). Explanation: the reference system of an array.
	SRS contracts.Optional[SRS]
	// A string, a number, an object or an array (R2.9). Anything may stand inside (R-value).
	NodataValue contracts.Optional[Value]
	// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
	Scale contracts.Optional[NumberOrName]
	// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
	Offset contracts.Optional[NumberOrName]
	// A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema.
	Values contracts.Optional[PrintedValue]
	// Statistics of the values; printed with `-stats` since gdalmdiminfo 3.2, in no published schema.
	Statistics contracts.Optional[Statistics]
	// Unit (R2.3). Explanation: of the real values.
	Unit contracts.Optional[string]
	// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
	StructuralInfo contracts.Optional[StructuralInfo]
	// Coarser versions of the array; since gdalmdiminfo 3.13.
	Overviews contracts.Optional[Overviews]
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesRasterArray = []string{"name", "full_name", "type", "datatype", "dimensions", "dimension_size", "block_size", "attributes", "srs", "nodata_value", "scale", "offset", "values", "statistics", "unit", "structural_info", "overviews"}

func readRasterArray(r *jsontext.Reader) (v RasterArray) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			v.Name = contracts.Some(r.String())
		case "full_name":
			v.FullName = contracts.Some(r.String())
		case "type":
			v.Type = contracts.Some(r.Constant("array"))
		case "datatype":
			v.Datatype = contracts.Some(readDatatype(r))
		case "dimensions":
			v.Dimensions = contracts.Some(jsontext.List(r, readDimensionOrName))
		case "dimension_size":
			v.DimensionSize = contracts.Some(jsontext.List(r, (*jsontext.Reader).Float))
		case "block_size":
			v.BlockSize = contracts.Some(jsontext.List(r, (*jsontext.Reader).Float))
		case "attributes":
			v.Attributes = contracts.Some(readAttributes(r))
		case "srs":
			v.SRS = contracts.Some(readSRS(r))
		case "nodata_value":
			v.NodataValue = contracts.Some(r.Only("\"0{["))
		case "scale":
			v.Scale = contracts.Some(readNumberOrName(r))
		case "offset":
			v.Offset = contracts.Some(readNumberOrName(r))
		case "values":
			v.Values = contracts.Some(r.Any())
		case "statistics":
			v.Statistics = contracts.Some(readStatistics(r))
		case "unit":
			v.Unit = contracts.Some(r.String())
		case "structural_info":
			v.StructuralInfo = contracts.Some(jsontext.Map(r, (*jsontext.Reader).String))
		case "overviews":
			v.Overviews = contracts.Some(jsontext.List(r, readOverviewOrName))
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeRasterArray(w *jsontext.Writer, v *RasterArray) {
	w.Raw("{")
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.FullName.Get(); ok {
		w.Member(`"full_name":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Datatype.Get(); ok {
		w.Member(`"datatype":`)
		writeDatatype(w, &value)
	}
	if value, ok := v.Dimensions.Get(); ok {
		w.Member(`"dimensions":`)
		jsontext.WriteList(w, value, writeDimensionOrName)
	}
	if value, ok := v.DimensionSize.Get(); ok {
		w.Member(`"dimension_size":`)
		jsontext.WriteList(w, value, jsontext.WriteFloat)
	}
	if value, ok := v.BlockSize.Get(); ok {
		w.Member(`"block_size":`)
		jsontext.WriteList(w, value, jsontext.WriteFloat)
	}
	if value, ok := v.Attributes.Get(); ok {
		w.Member(`"attributes":`)
		writeAttributes(w, &value)
	}
	if value, ok := v.SRS.Get(); ok {
		w.Member(`"srs":`)
		writeSRS(w, &value)
	}
	if value, ok := v.NodataValue.Get(); ok {
		w.Member(`"nodata_value":`)
		jsontext.WriteAny(w, &value)
	}
	if value, ok := v.Scale.Get(); ok {
		w.Member(`"scale":`)
		writeNumberOrName(w, &value)
	}
	if value, ok := v.Offset.Get(); ok {
		w.Member(`"offset":`)
		writeNumberOrName(w, &value)
	}
	if value, ok := v.Values.Get(); ok {
		w.Member(`"values":`)
		jsontext.WriteAny(w, &value)
	}
	if value, ok := v.Statistics.Get(); ok {
		w.Member(`"statistics":`)
		writeStatistics(w, &value)
	}
	if value, ok := v.Unit.Get(); ok {
		w.Member(`"unit":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.StructuralInfo.Get(); ok {
		w.Member(`"structural_info":`)
		jsontext.WriteMap(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.Overviews.Get(); ok {
		w.Member(`"overviews":`)
		jsontext.WriteList(w, value, writeOverviewOrName)
	}
	w.Members(v.Extra, namesRasterArray...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v RasterArray) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeRasterArray)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *RasterArray) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "RasterArray", text, readRasterArray, v)
}

// IndexingVariable: Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
//
// It is IndexingVariableText or IndexingVariableMap.
type IndexingVariable interface {
	isIndexingVariable()
}

func (IndexingVariableText) isIndexingVariable() {}

func (IndexingVariableMap) isIndexingVariable() {}

// IndexingVariableText is a IndexingVariable that is a JSON string.
type IndexingVariableText string

func writeIndexingVariableText(w *jsontext.Writer, v *IndexingVariableText) {
	plain := string(*v)
	jsontext.WriteString[string](w, &plain)
}

// MarshalJSON writes the value as JSON.
func (v IndexingVariableText) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeIndexingVariableText)
}

// IndexingVariableMap is a IndexingVariable that is a JSON object.
type IndexingVariableMap map[string]RasterArray

func writeIndexingVariableMap(w *jsontext.Writer, v *IndexingVariableMap) {
	plain := map[string]RasterArray(*v)
	jsontext.WriteMap(w, plain, writeRasterArray)
}

// MarshalJSON writes the value as JSON.
func (v IndexingVariableMap) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeIndexingVariableMap)
}

func readIndexingVariable(r *jsontext.Reader) IndexingVariable {
	switch r.Kind() {
	case '"':
		return IndexingVariableText(r.String())
	case '{':
		return IndexingVariableMap(jsontext.Map(r, readRasterArray))
	}
	r.Fail()
	return nil
}

func writeIndexingVariable(w *jsontext.Writer, value *IndexingVariable) {
	switch v := (*value).(type) {
	case IndexingVariableText:
		writeIndexingVariableText(w, &v)
	case IndexingVariableMap:
		writeIndexingVariableMap(w, &v)
	default:
		w.Any(v)
	}
}

// Dimension: A dimension (R2.6). Explanation: of an array or group.
type Dimension struct {
	// Name of the dimension (R2.6).
	Name contracts.Optional[string]
	// Full name (R2.6). Explanation: fully qualified, from the root group.
	FullName contracts.Optional[string]
	// Size (R2.6). Explanation: number of elements.
	Size contracts.Optional[*big.Int]
	// Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`.
	Type contracts.Optional[string]
	// Direction (R2.6). Explanation: of the axis, such as `NORTH`.
	Direction contracts.Optional[string]
	// Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
	IndexingVariable contracts.Optional[IndexingVariable]
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesDimension = []string{"name", "full_name", "size", "type", "direction", "indexing_variable"}

func readDimension(r *jsontext.Reader) (v Dimension) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			v.Name = contracts.Some(r.String())
		case "full_name":
			v.FullName = contracts.Some(r.String())
		case "size":
			v.Size = contracts.Some(r.Big())
		case "type":
			v.Type = contracts.Some(r.String())
		case "direction":
			v.Direction = contracts.Some(r.String())
		case "indexing_variable":
			v.IndexingVariable = contracts.Some(readIndexingVariable(r))
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeDimension(w *jsontext.Writer, v *Dimension) {
	w.Raw("{")
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.FullName.Get(); ok {
		w.Member(`"full_name":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Size.Get(); ok {
		w.Member(`"size":`)
		jsontext.WriteBig(w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Direction.Get(); ok {
		w.Member(`"direction":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.IndexingVariable.Get(); ok {
		w.Member(`"indexing_variable":`)
		writeIndexingVariable(w, &value)
	}
	w.Members(v.Extra, namesDimension...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v Dimension) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeDimension)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *Dimension) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "Dimension", text, readDimension, v)
}

// DimensionOrName: A dimension object, or the fully qualified name of a dimension (R2.6).
//
// It is *Dimension or DimensionOrNameText.
type DimensionOrName interface {
	isDimensionOrName()
}

func (*Dimension) isDimensionOrName() {}

func (DimensionOrNameText) isDimensionOrName() {}

// DimensionOrNameText is a DimensionOrName that is a JSON string.
type DimensionOrNameText string

func writeDimensionOrNameText(w *jsontext.Writer, v *DimensionOrNameText) {
	plain := string(*v)
	jsontext.WriteString[string](w, &plain)
}

// MarshalJSON writes the value as JSON.
func (v DimensionOrNameText) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeDimensionOrNameText)
}

func readDimensionOrName(r *jsontext.Reader) DimensionOrName {
	switch r.Kind() {
	case '{':
		return jsontext.Pointer(r, readDimension)
	case '"':
		return DimensionOrNameText(r.String())
	}
	r.Fail()
	return nil
}

func writeDimensionOrName(w *jsontext.Writer, value *DimensionOrName) {
	switch v := (*value).(type) {
	case *Dimension:
		writeDimension(w, v)
	case DimensionOrNameText:
		writeDimensionOrNameText(w, &v)
	default:
		w.Any(v)
	}
}

// Dimensions: Array whose items are each either a dimension or its name (R2.6).
type Dimensions = []DimensionOrName

// Groups: Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat.
//
// It is GroupsMap or GroupsList.
type Groups interface {
	isGroups()
}

func (GroupsMap) isGroups() {}

func (GroupsList) isGroups() {}

// GroupsMap is a Groups that is a JSON object.
type GroupsMap map[string]RasterGroup

func writeGroupsMap(w *jsontext.Writer, v *GroupsMap) {
	plain := map[string]RasterGroup(*v)
	jsontext.WriteMap(w, plain, writeRasterGroup)
}

// MarshalJSON writes the value as JSON.
func (v GroupsMap) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeGroupsMap)
}

// GroupsList is a Groups that is a JSON array.
type GroupsList []RasterGroup

func writeGroupsList(w *jsontext.Writer, v *GroupsList) {
	plain := []RasterGroup(*v)
	jsontext.WriteList(w, plain, writeRasterGroup)
}

// MarshalJSON writes the value as JSON.
func (v GroupsList) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeGroupsList)
}

func readGroups(r *jsontext.Reader) Groups {
	switch r.Kind() {
	case '{':
		return GroupsMap(jsontext.Map(r, readRasterGroup))
	case '[':
		return GroupsList(jsontext.List(r, readRasterGroup))
	}
	r.Fail()
	return nil
}

func writeGroups(w *jsontext.Writer, value *Groups) {
	switch v := (*value).(type) {
	case GroupsMap:
		writeGroupsMap(w, &v)
	case GroupsList:
		writeGroupsList(w, &v)
	default:
		w.Any(v)
	}
}

// RasterGroup: A group of dimensions, arrays, attributes and groups (R2.2).
type RasterGroup struct {
	// Driver (R2.2). Explanation: the name of the one that read the dataset.
	Driver contracts.Optional[string]
	// Name of the group (R2.2). Explanation: `/` for the root group.
	Name contracts.Optional[string]
	// Fully qualified name, from the root group; since gdalmdiminfo 3.13.
	FullName contracts.Optional[string]
	// Only `group` (R2.2).
	Type contracts.Optional[string]
	// Array whose items are each either a dimension or its name (R2.6).
	Dimensions contracts.Optional[Dimensions]
	// Map from array name to array (R2.2).
	Arrays contracts.Optional[map[string]RasterArray]
	// Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
	Attributes contracts.Optional[Attributes]
	// Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat.
	Groups contracts.Optional[Groups]
	// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
	StructuralInfo contracts.Optional[StructuralInfo]
	// Data types that the group declares; since gdalmdiminfo 3.12.
	Datatypes contracts.Optional[[]Datatype]
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesRasterGroup = []string{"driver", "name", "full_name", "type", "dimensions", "arrays", "attributes", "groups", "structural_info", "datatypes"}

func readRasterGroup(r *jsontext.Reader) (v RasterGroup) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "driver":
			v.Driver = contracts.Some(r.String())
		case "name":
			v.Name = contracts.Some(r.String())
		case "full_name":
			v.FullName = contracts.Some(r.String())
		case "type":
			v.Type = contracts.Some(r.Constant("group"))
		case "dimensions":
			v.Dimensions = contracts.Some(jsontext.List(r, readDimensionOrName))
		case "arrays":
			v.Arrays = contracts.Some(jsontext.Map(r, readRasterArray))
		case "attributes":
			v.Attributes = contracts.Some(readAttributes(r))
		case "groups":
			v.Groups = contracts.Some(readGroups(r))
		case "structural_info":
			v.StructuralInfo = contracts.Some(jsontext.Map(r, (*jsontext.Reader).String))
		case "datatypes":
			v.Datatypes = contracts.Some(jsontext.List(r, readDatatype))
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeRasterGroup(w *jsontext.Writer, v *RasterGroup) {
	w.Raw("{")
	if value, ok := v.Driver.Get(); ok {
		w.Member(`"driver":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.FullName.Get(); ok {
		w.Member(`"full_name":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Dimensions.Get(); ok {
		w.Member(`"dimensions":`)
		jsontext.WriteList(w, value, writeDimensionOrName)
	}
	if value, ok := v.Arrays.Get(); ok {
		w.Member(`"arrays":`)
		jsontext.WriteMap(w, value, writeRasterArray)
	}
	if value, ok := v.Attributes.Get(); ok {
		w.Member(`"attributes":`)
		writeAttributes(w, &value)
	}
	if value, ok := v.Groups.Get(); ok {
		w.Member(`"groups":`)
		writeGroups(w, &value)
	}
	if value, ok := v.StructuralInfo.Get(); ok {
		w.Member(`"structural_info":`)
		jsontext.WriteMap(w, value, jsontext.WriteString[string])
	}
	if value, ok := v.Datatypes.Get(); ok {
		w.Member(`"datatypes":`)
		jsontext.WriteList(w, value, writeDatatype)
	}
	w.Members(v.Extra, namesRasterGroup...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v RasterGroup) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeRasterGroup)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *RasterGroup) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "RasterGroup", text, readRasterGroup, v)
}

// RasterInfo: Structure of a multidimensional raster dataset: a group or an array (R2.1), as gdalmdiminfo 3.2 to 3.13 prints it. No property is required, and objects accept only the listed properties (R1, E-raster). What no published schema has says so.
//
// It is *RasterGroup or *RasterArray.
type RasterInfo interface {
	isRasterInfo()
}

func (*RasterGroup) isRasterInfo() {}

func (*RasterArray) isRasterInfo() {}

func readRasterInfo(r *jsontext.Reader) RasterInfo {
	switch tag, ok := r.Tag("type"); {
	case ok && tag == "group":
		return jsontext.Pointer(r, readRasterGroup)
	case ok && tag == "array":
		return jsontext.Pointer(r, readRasterArray)
	}
	return jsontext.Fitting(r, [][]string{namesRasterGroup, namesRasterArray},
		func(r *jsontext.Reader) RasterInfo {
			return jsontext.Pointer(r, readRasterGroup)
		},
		func(r *jsontext.Reader) RasterInfo {
			return jsontext.Pointer(r, readRasterArray)
		},
	)
}

func writeRasterInfo(w *jsontext.Writer, value *RasterInfo) {
	switch v := (*value).(type) {
	case *RasterGroup:
		writeRasterGroup(w, v)
	case *RasterArray:
		writeRasterArray(w, v)
	default:
		w.Any(v)
	}
}

// AttributeObject: An attribute object (R2.4). Explanation: it tells its data type.
type AttributeObject struct {
	// Name of the attribute (R2.4).
	Name contracts.Optional[string]
	// Only `attribute` (R2.4).
	Type contracts.Optional[string]
	// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
	Datatype contracts.Optional[Datatype]
	// A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema.
	Value contracts.Optional[PrintedValue]
	// Extra holds the members that the contract does not name, as received.
	Extra contracts.Object
}

var namesAttributeObject = []string{"name", "type", "datatype", "value"}

func readAttributeObject(r *jsontext.Reader) (v AttributeObject) {
	var seen [0]bool
	for more := r.Object(); more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			v.Name = contracts.Some(r.String())
		case "type":
			v.Type = contracts.Some(r.Constant("attribute"))
		case "datatype":
			v.Datatype = contracts.Some(readDatatype(r))
		case "value":
			v.Value = contracts.Some(r.Any())
		default:
			r.Extra(name, &v.Extra)
		}
	}
	r.Required(seen[:])
	return v
}

func writeAttributeObject(w *jsontext.Writer, v *AttributeObject) {
	w.Raw("{")
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		jsontext.WriteString[string](w, &value)
	}
	if value, ok := v.Datatype.Get(); ok {
		w.Member(`"datatype":`)
		writeDatatype(w, &value)
	}
	if value, ok := v.Value.Get(); ok {
		w.Member(`"value":`)
		jsontext.WriteAny(w, &value)
	}
	w.Members(v.Extra, namesAttributeObject...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v AttributeObject) MarshalJSON() ([]byte, error) {
	return jsontext.Write(v, writeAttributeObject)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *AttributeObject) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(Contract, "AttributeObject", text, readAttributeObject, v)
}

// Edition is the edition of the contract that this package holds.
const Edition = "observed"

//go:embed table.json
var table string

// Contract is for the package that reads all editions.
var Contract = decoding.NewEdition(Edition, table, readRasterInfo)

// ParseRasterInfo reads a raster info as a receiver should: unknown members are kept, and formats are not checked. The error is a
// *contracts.UnreadableError if it is not JSON, and a *contracts.DecodeError, which lists every error with its place, if it
// breaks the contract.
func ParseRasterInfo(body []byte) (RasterInfo, error) {
	return decoding.Parse[RasterInfo](Contract, body, decoding.Tolerant)
}

// ParseRasterInfoStrict reads a raster info as its sender must write it: without unknown members, and with every format checked.
func ParseRasterInfoStrict(body []byte) (RasterInfo, error) {
	return decoding.Parse[RasterInfo](Contract, body, decoding.Strict)
}

// WriteRasterInfo writes a raster info as JSON: everything that was parsed, with unknown members. Missing members stay missing.
func WriteRasterInfo(document RasterInfo) ([]byte, error) {
	return jsontext.Write(document, writeRasterInfo)
}
