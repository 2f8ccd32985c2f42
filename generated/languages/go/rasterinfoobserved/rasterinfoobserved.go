// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

// Package rasterinfoobserved holds the types of the contract raster-info, edition observed.
package rasterinfoobserved

import (
	"math/big"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/decoding"
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesComponent = []string{"name", "offset", "type"}

func readComponent(r *decoding.Reader) (v Component) {
	var seen [3]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			r.Once(&seen[0])
			v.Name = contracts.Some(decoding.String(r))
		case "offset":
			r.Once(&seen[1])
			v.Offset = contracts.Some(decoding.Integer(r))
		case "type":
			r.Once(&seen[2])
			v.Type = contracts.Some(readDatatype(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesComponent)
	return v
}

func writeComponent(w *decoding.Writer, v *Component) {
	w.Raw("{")
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Offset.Get(); ok {
		w.Member(`"offset":`)
		decoding.WriteInteger(w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		writeDatatype(w, &value)
	}
	w.Members(v.Extra, namesComponent...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Component) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeComponent)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Component) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readComponent, v)
}

// Compound: Compound datatype (R2.5). Explanation: a record of components.
type Compound struct {
	// Name of the compound datatype (R2.5).
	Name contracts.Optional[string]
	// Size (R2.5). Explanation: bytes of one value.
	Size contracts.Optional[*big.Int]
	// Components of the compound datatype (R2.5).
	Components contracts.Optional[[]Component]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesCompound = []string{"name", "size", "components"}

func readCompound(r *decoding.Reader) (v Compound) {
	var seen [3]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			r.Once(&seen[0])
			v.Name = contracts.Some(decoding.String(r))
		case "size":
			r.Once(&seen[1])
			v.Size = contracts.Some(decoding.Integer(r))
		case "components":
			r.Once(&seen[2])
			v.Components = contracts.Some(decoding.List(r, readComponent))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesCompound)
	return v
}

func writeCompound(w *decoding.Writer, v *Compound) {
	w.Raw("{")
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Size.Get(); ok {
		w.Member(`"size":`)
		decoding.WriteInteger(w, &value)
	}
	if value, ok := v.Components.Get(); ok {
		w.Member(`"components":`)
		decoding.WriteList(w, value, writeComponent)
	}
	w.Members(v.Extra, namesCompound...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Compound) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeCompound)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Compound) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readCompound, v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesEnumeration = []string{"name", "type", "attribute_table"}

func readEnumeration(r *decoding.Reader) (v Enumeration) {
	var seen [3]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			r.Once(&seen[0])
			v.Name = contracts.Some(decoding.String(r))
		case "type":
			r.Once(&seen[1])
			v.Type = contracts.Some(decoding.OneOf(r, valuesEnumerationType))
		case "attribute_table":
			r.Once(&seen[2])
			v.AttributeTable = contracts.Some(decoding.List(r, decoding.Object))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesEnumeration)
	return v
}

func writeEnumeration(w *decoding.Writer, v *Enumeration) {
	w.Raw("{")
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		decoding.WriteString[EnumerationType](w, &value)
	}
	if value, ok := v.AttributeTable.Get(); ok {
		w.Member(`"attribute_table":`)
		decoding.WriteList(w, value, decoding.WriteObject)
	}
	w.Members(v.Extra, namesEnumeration...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Enumeration) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeEnumeration)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Enumeration) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readEnumeration, v)
}

// DatatypeObject: A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
//
// It is *Compound or *Enumeration.
type DatatypeObject interface {
	isDatatypeObject()
}

func (*Compound) isDatatypeObject() {}

func (*Enumeration) isDatatypeObject() {}

var choiceDatatypeObject = decoding.Choice{Tag: "", Values: []string{"", ""}, Names: [][]string{namesCompound, namesEnumeration}}

func readDatatypeObject(r *decoding.Reader) DatatypeObject {
	return decoding.Choose(r, &choiceDatatypeObject, func(r *decoding.Reader, branch int) DatatypeObject {
		switch branch {
		case 0:
			return decoding.Pointer(r, readCompound)
		case 1:
			return decoding.Pointer(r, readEnumeration)
		}
		return nil
	})
}

func writeDatatypeObject(w *decoding.Writer, value *DatatypeObject) {
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

// DatatypeMap is a Datatype that is a JSON object.
type DatatypeMap struct {
	Value DatatypeObject
}

func writeDatatypeMap(w *decoding.Writer, v *DatatypeMap) {
	writeDatatypeObject(w, &v.Value)
}

// MarshalJSON writes the value as JSON.
func (v DatatypeMap) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeDatatypeMap)
}

func (DatatypeName) isDatatype() {}

func (DatatypeMap) isDatatype() {}

func readDatatype(r *decoding.Reader) Datatype {
	switch r.Kind() {
	case '"':
		return decoding.OneOf(r, valuesDatatypeName)
	case '{':
		return DatatypeMap{readDatatypeObject(r)}
	}
	r.Mismatch("string or object")
	return nil
}

func writeDatatype(w *decoding.Writer, value *Datatype) {
	switch v := (*value).(type) {
	case DatatypeName:
		decoding.WriteString[DatatypeName](w, &v)
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

// AttributesMap is a Attributes that is a JSON object.
type AttributesMap map[string]Attribute

func writeAttributesMap(w *decoding.Writer, v *AttributesMap) {
	plain := map[string]Attribute(*v)
	decoding.WriteMap(w, plain, decoding.WriteAny)
}

// MarshalJSON writes the value as JSON.
func (v AttributesMap) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeAttributesMap)
}

// AttributesList is a Attributes that is a JSON array.
type AttributesList []Attribute

func writeAttributesList(w *decoding.Writer, v *AttributesList) {
	plain := []Attribute(*v)
	decoding.WriteList(w, plain, decoding.WriteAny)
}

// MarshalJSON writes the value as JSON.
func (v AttributesList) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeAttributesList)
}

func (AttributesMap) isAttributes() {}

func (AttributesList) isAttributes() {}

func readAttributes(r *decoding.Reader) Attributes {
	switch r.Kind() {
	case '{':
		return AttributesMap(decoding.Map(r, decoding.Anything))
	case '[':
		return AttributesList(decoding.List(r, decoding.Anything))
	}
	r.Mismatch("object or array")
	return nil
}

func writeAttributes(w *decoding.Writer, value *Attributes) {
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesSRS = []string{"wkt", "data_axis_to_srs_axis_mapping"}

func readSRS(r *decoding.Reader) (v SRS) {
	var seen [2]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "wkt":
			r.Once(&seen[0])
			v.WKT = contracts.Some(decoding.String(r))
		case "data_axis_to_srs_axis_mapping":
			r.Once(&seen[1])
			v.DataAxisToSRSAxisMapping = contracts.Some(decoding.List(r, decoding.Integer))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesSRS)
	return v
}

func writeSRS(w *decoding.Writer, v *SRS) {
	w.Raw("{")
	if value, ok := v.WKT.Get(); ok {
		w.Member(`"wkt":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.DataAxisToSRSAxisMapping.Get(); ok {
		w.Member(`"data_axis_to_srs_axis_mapping":`)
		decoding.WriteList(w, value, decoding.WriteInteger)
	}
	w.Members(v.Extra, namesSRS...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v SRS) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeSRS)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *SRS) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readSRS, v)
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

// NumberOrNameNumber is a NumberOrName that is a JSON number.
type NumberOrNameNumber float64

func writeNumberOrNameNumber(w *decoding.Writer, v *NumberOrNameNumber) {
	plain := float64(*v)
	decoding.WriteNumber(w, &plain)
}

// MarshalJSON writes the value as JSON.
func (v NumberOrNameNumber) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeNumberOrNameNumber)
}

func (NumberOrNameNumber) isNumberOrName() {}

func (NumberName) isNumberOrName() {}

func readNumberOrName(r *decoding.Reader) NumberOrName {
	switch r.Kind() {
	case '0':
		return NumberOrNameNumber(decoding.Number(r))
	case '"':
		return decoding.OneOf(r, valuesNumberName)
	}
	r.Mismatch("number or string")
	return nil
}

func writeNumberOrName(w *decoding.Writer, value *NumberOrName) {
	switch v := (*value).(type) {
	case NumberOrNameNumber:
		writeNumberOrNameNumber(w, &v)
	case NumberName:
		decoding.WriteString[NumberName](w, &v)
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesStatistics = []string{"min", "max", "mean", "stddev", "valid_sample_count"}

func readStatistics(r *decoding.Reader) (v Statistics) {
	var seen [5]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "min":
			r.Once(&seen[0])
			v.Min = contracts.Some(readNumberOrName(r))
		case "max":
			r.Once(&seen[1])
			v.Max = contracts.Some(readNumberOrName(r))
		case "mean":
			r.Once(&seen[2])
			v.Mean = contracts.Some(readNumberOrName(r))
		case "stddev":
			r.Once(&seen[3])
			v.Stddev = contracts.Some(readNumberOrName(r))
		case "valid_sample_count":
			r.Once(&seen[4])
			v.ValidSampleCount = contracts.Some(decoding.Integer(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesStatistics)
	return v
}

func writeStatistics(w *decoding.Writer, v *Statistics) {
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
		decoding.WriteInteger(w, &value)
	}
	w.Members(v.Extra, namesStatistics...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Statistics) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeStatistics)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Statistics) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readStatistics, v)
}

// StructuralInfo: Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
type StructuralInfo = map[string]string

// OverviewOrName: An overview, or the fully qualified name of the array that is one; since gdalmdiminfo 3.13.
//
// It is *RasterArray or OverviewOrNameText.
type OverviewOrName interface {
	isOverviewOrName()
}

// OverviewOrNameText is a OverviewOrName that is a JSON string.
type OverviewOrNameText string

func writeOverviewOrNameText(w *decoding.Writer, v *OverviewOrNameText) {
	plain := string(*v)
	decoding.WriteString[string](w, &plain)
}

// MarshalJSON writes the value as JSON.
func (v OverviewOrNameText) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeOverviewOrNameText)
}

func (*RasterArray) isOverviewOrName() {}

func (OverviewOrNameText) isOverviewOrName() {}

func readOverviewOrName(r *decoding.Reader) OverviewOrName {
	switch r.Kind() {
	case '{':
		return decoding.Pointer(r, readRasterArray)
	case '"':
		return OverviewOrNameText(decoding.String(r))
	}
	r.Mismatch("object or string")
	return nil
}

func writeOverviewOrName(w *decoding.Writer, value *OverviewOrName) {
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesRasterArray = []string{"name", "full_name", "type", "datatype", "dimensions", "dimension_size", "block_size", "attributes", "srs", "nodata_value", "scale", "offset", "values", "statistics", "unit", "structural_info", "overviews"}

func readRasterArray(r *decoding.Reader) (v RasterArray) {
	var seen [17]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			r.Once(&seen[0])
			v.Name = contracts.Some(decoding.String(r))
		case "full_name":
			r.Once(&seen[1])
			v.FullName = contracts.Some(decoding.String(r))
		case "type":
			r.Once(&seen[2])
			v.Type = contracts.Some(decoding.Constant(r, "array"))
		case "datatype":
			r.Once(&seen[3])
			v.Datatype = contracts.Some(readDatatype(r))
		case "dimensions":
			r.Once(&seen[4])
			v.Dimensions = contracts.Some(decoding.List(r, readDimensionOrName))
		case "dimension_size":
			r.Once(&seen[5])
			v.DimensionSize = contracts.Some(decoding.List(r, decoding.Number))
		case "block_size":
			r.Once(&seen[6])
			v.BlockSize = contracts.Some(decoding.List(r, decoding.Number))
		case "attributes":
			r.Once(&seen[7])
			v.Attributes = contracts.Some(readAttributes(r))
		case "srs":
			r.Once(&seen[8])
			v.SRS = contracts.Some(readSRS(r))
		case "nodata_value":
			r.Once(&seen[9])
			v.NodataValue = contracts.Some(decoding.JSONOf(r, "string", "number", "object", "array"))
		case "scale":
			r.Once(&seen[10])
			v.Scale = contracts.Some(readNumberOrName(r))
		case "offset":
			r.Once(&seen[11])
			v.Offset = contracts.Some(readNumberOrName(r))
		case "values":
			r.Once(&seen[12])
			v.Values = contracts.Some(decoding.Anything(r))
		case "statistics":
			r.Once(&seen[13])
			v.Statistics = contracts.Some(readStatistics(r))
		case "unit":
			r.Once(&seen[14])
			v.Unit = contracts.Some(decoding.String(r))
		case "structural_info":
			r.Once(&seen[15])
			v.StructuralInfo = contracts.Some(decoding.Map(r, decoding.String))
		case "overviews":
			r.Once(&seen[16])
			v.Overviews = contracts.Some(decoding.List(r, readOverviewOrName))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesRasterArray)
	return v
}

func writeRasterArray(w *decoding.Writer, v *RasterArray) {
	w.Raw("{")
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.FullName.Get(); ok {
		w.Member(`"full_name":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Datatype.Get(); ok {
		w.Member(`"datatype":`)
		writeDatatype(w, &value)
	}
	if value, ok := v.Dimensions.Get(); ok {
		w.Member(`"dimensions":`)
		decoding.WriteList(w, value, writeDimensionOrName)
	}
	if value, ok := v.DimensionSize.Get(); ok {
		w.Member(`"dimension_size":`)
		decoding.WriteList(w, value, decoding.WriteNumber)
	}
	if value, ok := v.BlockSize.Get(); ok {
		w.Member(`"block_size":`)
		decoding.WriteList(w, value, decoding.WriteNumber)
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
		decoding.WriteAny(w, &value)
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
		decoding.WriteAny(w, &value)
	}
	if value, ok := v.Statistics.Get(); ok {
		w.Member(`"statistics":`)
		writeStatistics(w, &value)
	}
	if value, ok := v.Unit.Get(); ok {
		w.Member(`"unit":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.StructuralInfo.Get(); ok {
		w.Member(`"structural_info":`)
		decoding.WriteMap(w, value, decoding.WriteString[string])
	}
	if value, ok := v.Overviews.Get(); ok {
		w.Member(`"overviews":`)
		decoding.WriteList(w, value, writeOverviewOrName)
	}
	w.Members(v.Extra, namesRasterArray...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v RasterArray) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeRasterArray)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *RasterArray) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readRasterArray, v)
}

// IndexingVariable: Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
//
// It is IndexingVariableText or IndexingVariableMap.
type IndexingVariable interface {
	isIndexingVariable()
}

// IndexingVariableText is a IndexingVariable that is a JSON string.
type IndexingVariableText string

func writeIndexingVariableText(w *decoding.Writer, v *IndexingVariableText) {
	plain := string(*v)
	decoding.WriteString[string](w, &plain)
}

// MarshalJSON writes the value as JSON.
func (v IndexingVariableText) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeIndexingVariableText)
}

// IndexingVariableMap is a IndexingVariable that is a JSON object.
type IndexingVariableMap map[string]RasterArray

func writeIndexingVariableMap(w *decoding.Writer, v *IndexingVariableMap) {
	plain := map[string]RasterArray(*v)
	decoding.WriteMap(w, plain, writeRasterArray)
}

// MarshalJSON writes the value as JSON.
func (v IndexingVariableMap) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeIndexingVariableMap)
}

func (IndexingVariableText) isIndexingVariable() {}

func (IndexingVariableMap) isIndexingVariable() {}

func readIndexingVariable(r *decoding.Reader) IndexingVariable {
	switch r.Kind() {
	case '"':
		return IndexingVariableText(decoding.String(r))
	case '{':
		return IndexingVariableMap(decoding.Map(r, readRasterArray))
	}
	r.Mismatch("string or object")
	return nil
}

func writeIndexingVariable(w *decoding.Writer, value *IndexingVariable) {
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesDimension = []string{"name", "full_name", "size", "type", "direction", "indexing_variable"}

func readDimension(r *decoding.Reader) (v Dimension) {
	var seen [6]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			r.Once(&seen[0])
			v.Name = contracts.Some(decoding.String(r))
		case "full_name":
			r.Once(&seen[1])
			v.FullName = contracts.Some(decoding.String(r))
		case "size":
			r.Once(&seen[2])
			v.Size = contracts.Some(decoding.Integer(r))
		case "type":
			r.Once(&seen[3])
			v.Type = contracts.Some(decoding.String(r))
		case "direction":
			r.Once(&seen[4])
			v.Direction = contracts.Some(decoding.String(r))
		case "indexing_variable":
			r.Once(&seen[5])
			v.IndexingVariable = contracts.Some(readIndexingVariable(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesDimension)
	return v
}

func writeDimension(w *decoding.Writer, v *Dimension) {
	w.Raw("{")
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.FullName.Get(); ok {
		w.Member(`"full_name":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Size.Get(); ok {
		w.Member(`"size":`)
		decoding.WriteInteger(w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Direction.Get(); ok {
		w.Member(`"direction":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.IndexingVariable.Get(); ok {
		w.Member(`"indexing_variable":`)
		writeIndexingVariable(w, &value)
	}
	w.Members(v.Extra, namesDimension...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Dimension) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeDimension)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Dimension) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readDimension, v)
}

// DimensionOrName: A dimension object, or the fully qualified name of a dimension (R2.6).
//
// It is *Dimension or DimensionOrNameText.
type DimensionOrName interface {
	isDimensionOrName()
}

// DimensionOrNameText is a DimensionOrName that is a JSON string.
type DimensionOrNameText string

func writeDimensionOrNameText(w *decoding.Writer, v *DimensionOrNameText) {
	plain := string(*v)
	decoding.WriteString[string](w, &plain)
}

// MarshalJSON writes the value as JSON.
func (v DimensionOrNameText) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeDimensionOrNameText)
}

func (*Dimension) isDimensionOrName() {}

func (DimensionOrNameText) isDimensionOrName() {}

func readDimensionOrName(r *decoding.Reader) DimensionOrName {
	switch r.Kind() {
	case '{':
		return decoding.Pointer(r, readDimension)
	case '"':
		return DimensionOrNameText(decoding.String(r))
	}
	r.Mismatch("object or string")
	return nil
}

func writeDimensionOrName(w *decoding.Writer, value *DimensionOrName) {
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

// GroupsMap is a Groups that is a JSON object.
type GroupsMap map[string]RasterGroup

func writeGroupsMap(w *decoding.Writer, v *GroupsMap) {
	plain := map[string]RasterGroup(*v)
	decoding.WriteMap(w, plain, writeRasterGroup)
}

// MarshalJSON writes the value as JSON.
func (v GroupsMap) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeGroupsMap)
}

// GroupsList is a Groups that is a JSON array.
type GroupsList []RasterGroup

func writeGroupsList(w *decoding.Writer, v *GroupsList) {
	plain := []RasterGroup(*v)
	decoding.WriteList(w, plain, writeRasterGroup)
}

// MarshalJSON writes the value as JSON.
func (v GroupsList) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeGroupsList)
}

func (GroupsMap) isGroups() {}

func (GroupsList) isGroups() {}

func readGroups(r *decoding.Reader) Groups {
	switch r.Kind() {
	case '{':
		return GroupsMap(decoding.Map(r, readRasterGroup))
	case '[':
		return GroupsList(decoding.List(r, readRasterGroup))
	}
	r.Mismatch("object or array")
	return nil
}

func writeGroups(w *decoding.Writer, value *Groups) {
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesRasterGroup = []string{"driver", "name", "full_name", "type", "dimensions", "arrays", "attributes", "groups", "structural_info", "datatypes"}

func readRasterGroup(r *decoding.Reader) (v RasterGroup) {
	var seen [10]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "driver":
			r.Once(&seen[0])
			v.Driver = contracts.Some(decoding.String(r))
		case "name":
			r.Once(&seen[1])
			v.Name = contracts.Some(decoding.String(r))
		case "full_name":
			r.Once(&seen[2])
			v.FullName = contracts.Some(decoding.String(r))
		case "type":
			r.Once(&seen[3])
			v.Type = contracts.Some(decoding.Constant(r, "group"))
		case "dimensions":
			r.Once(&seen[4])
			v.Dimensions = contracts.Some(decoding.List(r, readDimensionOrName))
		case "arrays":
			r.Once(&seen[5])
			v.Arrays = contracts.Some(decoding.Map(r, readRasterArray))
		case "attributes":
			r.Once(&seen[6])
			v.Attributes = contracts.Some(readAttributes(r))
		case "groups":
			r.Once(&seen[7])
			v.Groups = contracts.Some(readGroups(r))
		case "structural_info":
			r.Once(&seen[8])
			v.StructuralInfo = contracts.Some(decoding.Map(r, decoding.String))
		case "datatypes":
			r.Once(&seen[9])
			v.Datatypes = contracts.Some(decoding.List(r, readDatatype))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesRasterGroup)
	return v
}

func writeRasterGroup(w *decoding.Writer, v *RasterGroup) {
	w.Raw("{")
	if value, ok := v.Driver.Get(); ok {
		w.Member(`"driver":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.FullName.Get(); ok {
		w.Member(`"full_name":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Dimensions.Get(); ok {
		w.Member(`"dimensions":`)
		decoding.WriteList(w, value, writeDimensionOrName)
	}
	if value, ok := v.Arrays.Get(); ok {
		w.Member(`"arrays":`)
		decoding.WriteMap(w, value, writeRasterArray)
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
		decoding.WriteMap(w, value, decoding.WriteString[string])
	}
	if value, ok := v.Datatypes.Get(); ok {
		w.Member(`"datatypes":`)
		decoding.WriteList(w, value, writeDatatype)
	}
	w.Members(v.Extra, namesRasterGroup...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v RasterGroup) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeRasterGroup)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *RasterGroup) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readRasterGroup, v)
}

// RasterInfo: Structure of a multidimensional raster dataset: a group or an array (R2.1), as gdalmdiminfo 3.2 to 3.13 prints it. No property is required, and objects accept only the listed properties (R1, E-raster). What no published schema has says so.
//
// It is *RasterGroup or *RasterArray.
type RasterInfo interface {
	isRasterInfo()
}

func (*RasterGroup) isRasterInfo() {}

func (*RasterArray) isRasterInfo() {}

var choiceRasterInfo = decoding.Choice{Tag: "type", Values: []string{"group", "array"}, Names: [][]string{namesRasterGroup, namesRasterArray}}

func readRasterInfo(r *decoding.Reader) RasterInfo {
	return decoding.Choose(r, &choiceRasterInfo, func(r *decoding.Reader, branch int) RasterInfo {
		switch branch {
		case 0:
			return decoding.Pointer(r, readRasterGroup)
		case 1:
			return decoding.Pointer(r, readRasterArray)
		}
		return nil
	})
}

func writeRasterInfo(w *decoding.Writer, value *RasterInfo) {
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
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

var namesAttributeObject = []string{"name", "type", "datatype", "value"}

func readAttributeObject(r *decoding.Reader) (v AttributeObject) {
	var seen [4]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			r.Once(&seen[0])
			v.Name = contracts.Some(decoding.String(r))
		case "type":
			r.Once(&seen[1])
			v.Type = contracts.Some(decoding.Constant(r, "attribute"))
		case "datatype":
			r.Once(&seen[2])
			v.Datatype = contracts.Some(readDatatype(r))
		case "value":
			r.Once(&seen[3])
			v.Value = contracts.Some(decoding.Anything(r))
		default:
			r.Further(name, &v.Extra)
		}
	}
	r.Required(at, seen[:0], namesAttributeObject)
	return v
}

func writeAttributeObject(w *decoding.Writer, v *AttributeObject) {
	w.Raw("{")
	if value, ok := v.Name.Get(); ok {
		w.Member(`"name":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Type.Get(); ok {
		w.Member(`"type":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.Datatype.Get(); ok {
		w.Member(`"datatype":`)
		writeDatatype(w, &value)
	}
	if value, ok := v.Value.Get(); ok {
		w.Member(`"value":`)
		decoding.WriteAny(w, &value)
	}
	w.Members(v.Extra, namesAttributeObject...)
	w.Raw("}")
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v AttributeObject) MarshalJSON() ([]byte, error) {
	return decoding.Write(v, writeAttributeObject)
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *AttributeObject) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, readAttributeObject, v)
}

// Edition is the edition of the contract that this package holds.
const Edition = "observed"

// ParseRasterInfo reads a raster info as a receiver should: further members are kept, and formats not asserted. The error is a
// *contracts.UnreadableError where it is no JSON text, and a *contracts.DecodeError that names each place where it breaks
// the contract.
func ParseRasterInfo(body []byte) (RasterInfo, error) {
	return decoding.Document(body, decoding.Tolerant, readRasterInfo)
}

// ParseRasterInfoStrict reads a raster info as its sender owes it: no further member, and every format.
func ParseRasterInfoStrict(body []byte) (RasterInfo, error) {
	return decoding.Document(body, decoding.Strict, readRasterInfo)
}

// WriteRasterInfo writes a raster info as JSON text: what was parsed, with unknown members, and nothing that was missing.
func WriteRasterInfo(document RasterInfo) ([]byte, error) {
	return decoding.Write(document, writeRasterInfo)
}
