// Generated from schemas/raster-info.2026.schema.json by "npm run generate". Do not edit.

// Package raster_info_2026 contains the types of raster info of edition 2026.
package raster_info_2026

import (
	"encoding/json"

	"annotation-contracts.example/contracts/record"
)

// DatatypeName: One of the allowed strings for a datatype. `Int8`, `Int64`, `UInt64`, `Float16` and `CFloat16` since gdalmdiminfo 3.11; programs print `Int64` and `UInt64` since 3.5, `Int8` since 3.7.
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
)

// Component: Component of a compound datatype.
type Component struct {
	// Name of the component.
	Name *string `json:"name,omitempty"`
	// Offset. Bytes from the start of a value to the component.
	Offset *json.Number `json:"offset,omitempty"`
	// A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12).
	Type *Datatype `json:"type,omitempty"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Component) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Component) MarshalJSON() ([]byte, error) {
	type plain Component
	return record.Marshal(plain(v), v.Extra)
}

// Compound: Compound datatype. A record of components.
type Compound struct {
	// Name of the compound datatype.
	Name *string `json:"name,omitempty"`
	// Size. Bytes of one value.
	Size *json.Number `json:"size,omitempty"`
	// Components of the compound datatype.
	Components []Component `json:"components,omitzero"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Compound) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Compound) MarshalJSON() ([]byte, error) {
	type plain Compound
	return record.Marshal(plain(v), v.Extra)
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

// Enumeration: A data type whose values have names; since gdalmdiminfo 3.12.
type Enumeration struct {
	// Name of the enumeration; since gdalmdiminfo 3.12.
	Name *string `json:"name,omitempty"`
	// Integer type that stores a value; since gdalmdiminfo 3.12.
	Type *EnumerationType `json:"type,omitempty"`
	// One row per value, such as `{"value": 1, "name": "water"}`; any object is a row. Since gdalmdiminfo 3.12.
	AttributeTable []map[string]json.RawMessage `json:"attribute_table,omitzero"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Enumeration) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Enumeration) MarshalJSON() ([]byte, error) {
	type plain Enumeration
	return record.Marshal(plain(v), v.Extra)
}

// DatatypeObject: `Datatype`, if it is an object. A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12).
type DatatypeObject struct {
	Compound    *Compound
	Enumeration *Enumeration
}

// UnmarshalJSON sets the field of the record that matches the object.
func (v *DatatypeObject) UnmarshalJSON(data []byte) error {
	return record.UnmarshalSum(data, "", record.Branch{Value: "", Target: &v.Compound}, record.Branch{Value: "", Target: &v.Enumeration})
}

// MarshalJSON writes the field that is set.
func (v DatatypeObject) MarshalJSON() ([]byte, error) {
	return record.MarshalUnion(v.Compound, v.Enumeration)
}

// Datatype: A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12).
type Datatype struct {
	String *DatatypeName
	Object *DatatypeObject
}

// UnmarshalJSON sets the field for the JSON type.
func (v *Datatype) UnmarshalJSON(data []byte) error {
	return record.UnmarshalUnion(data, map[string]any{
		"string": &v.String,
		"object": &v.Object,
	})
}

// MarshalJSON writes the field that is set.
func (v Datatype) MarshalJSON() ([]byte, error) {
	return record.MarshalUnion(v.String, v.Object)
}

// Value: A string, a number, an object or an array. Anything is allowed inside.
type Value = json.RawMessage

// Attribute: Either a bare value or an object. A bare value may be any object.
type Attribute = json.RawMessage

// Attributes: Either a map from name to attribute, or an array of attributes. An array if names repeat.
type Attributes struct {
	Object map[string]Attribute
	Array  []Attribute
}

// UnmarshalJSON sets the field for the JSON type.
func (v *Attributes) UnmarshalJSON(data []byte) error {
	return record.UnmarshalUnion(data, map[string]any{
		"object": &v.Object,
		"array":  &v.Array,
	})
}

// MarshalJSON writes the field that is set.
func (v Attributes) MarshalJSON() ([]byte, error) {
	return record.MarshalUnion(v.Object, v.Array)
}

// Srs: Spatial reference. The reference system of an array.
type Srs struct {
	// WKT. The definition in well-known text.
	WKT *string `json:"wkt,omitempty"`
	// Mapping of data axis to srs axis. For each axis of the data, the number of its axis in the reference system.
	DataAxisToSrsAxisMapping []json.Number `json:"data_axis_to_srs_axis_mapping,omitzero"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Srs) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Srs) MarshalJSON() ([]byte, error) {
	type plain Srs
	return record.Marshal(plain(v), v.Extra)
}

// StructuralInfo: Map from string keys to string values. Storage details, such as compression.
type StructuralInfo = map[string]string

// OverviewOrName: An overview, or the fully qualified name of the array that is one; since gdalmdiminfo 3.13.
type OverviewOrName struct {
	Object *RasterArray
	String *string
}

// UnmarshalJSON sets the field for the JSON type.
func (v *OverviewOrName) UnmarshalJSON(data []byte) error {
	return record.UnmarshalUnion(data, map[string]any{
		"object": &v.Object,
		"string": &v.String,
	})
}

// MarshalJSON writes the field that is set.
func (v OverviewOrName) MarshalJSON() ([]byte, error) {
	return record.MarshalUnion(v.Object, v.String)
}

// Overviews: Coarser versions of the array; since gdalmdiminfo 3.13.
type Overviews = []OverviewOrName

// RasterArray: An array: its datatype, dimensions, attributes and values.
type RasterArray struct {
	// Name of the array.
	Name *string `json:"name,omitempty"`
	// Fully qualified name, from the root group; since gdalmdiminfo 3.13.
	FullName *string `json:"full_name,omitempty"`
	// Only `array`.
	Type *string `json:"type,omitempty"`
	// A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12).
	Datatype *Datatype `json:"datatype,omitempty"`
	// Array whose items are each either a dimension or its name.
	Dimensions Dimensions `json:"dimensions,omitzero"`
	// Number of elements along each dimension; since gdalmdiminfo 3.4.
	DimensionSize []json.Number `json:"dimension_size,omitzero"`
	// Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4.
	BlockSize []json.Number `json:"block_size,omitzero"`
	// Either a map from name to attribute, or an array of attributes. An array if names repeat.
	Attributes *Attributes `json:"attributes,omitempty"`
	// Spatial reference. The reference system of an array.
	Srs *Srs `json:"srs,omitempty"`
	// A string, a number, an object or an array. Anything is allowed inside.
	NodataValue Value `json:"nodata_value,omitzero"`
	// Scale. The factor from stored to real values.
	Scale *json.Number `json:"scale,omitempty"`
	// Offset. The real value of a stored zero.
	Offset *json.Number `json:"offset,omitempty"`
	// A string, a number, an object or an array. Anything is allowed inside.
	Values Value `json:"values,omitzero"`
	// Unit. The unit of the real values.
	Unit *string `json:"unit,omitempty"`
	// Map from string keys to string values. Storage details, such as compression.
	StructuralInfo StructuralInfo `json:"structural_info,omitzero"`
	// Coarser versions of the array; since gdalmdiminfo 3.13.
	Overviews Overviews `json:"overviews,omitzero"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *RasterArray) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v RasterArray) MarshalJSON() ([]byte, error) {
	type plain RasterArray
	return record.Marshal(plain(v), v.Extra)
}

// IndexingVariable: Array that holds the coordinates: its name, or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
type IndexingVariable struct {
	String *string
	Object map[string]RasterArray
}

// UnmarshalJSON sets the field for the JSON type.
func (v *IndexingVariable) UnmarshalJSON(data []byte) error {
	return record.UnmarshalUnion(data, map[string]any{
		"string": &v.String,
		"object": &v.Object,
	})
}

// MarshalJSON writes the field that is set.
func (v IndexingVariable) MarshalJSON() ([]byte, error) {
	return record.MarshalUnion(v.String, v.Object)
}

// Dimension: A dimension. A dimension of an array or group.
type Dimension struct {
	// Name of the dimension.
	Name *string `json:"name,omitempty"`
	// Full name. Fully qualified, from the root group.
	FullName *string `json:"full_name,omitempty"`
	// Size. Number of elements.
	Size *json.Number `json:"size,omitempty"`
	// Type. The kind of axis, such as `TEMPORAL`.
	Type *string `json:"type,omitempty"`
	// Direction. The direction of the axis, such as `NORTH`.
	Direction *string `json:"direction,omitempty"`
	// Array that holds the coordinates: its name, or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
	IndexingVariable *IndexingVariable `json:"indexing_variable,omitempty"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *Dimension) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v Dimension) MarshalJSON() ([]byte, error) {
	type plain Dimension
	return record.Marshal(plain(v), v.Extra)
}

// DimensionOrName: A dimension object, or the fully qualified name of a dimension.
type DimensionOrName struct {
	Object *Dimension
	String *string
}

// UnmarshalJSON sets the field for the JSON type.
func (v *DimensionOrName) UnmarshalJSON(data []byte) error {
	return record.UnmarshalUnion(data, map[string]any{
		"object": &v.Object,
		"string": &v.String,
	})
}

// MarshalJSON writes the field that is set.
func (v DimensionOrName) MarshalJSON() ([]byte, error) {
	return record.MarshalUnion(v.Object, v.String)
}

// Dimensions: Array whose items are each either a dimension or its name.
type Dimensions = []DimensionOrName

// Groups: Either a map from name to group, or an array of groups. An array if names repeat.
type Groups struct {
	Object map[string]RasterGroup
	Array  []RasterGroup
}

// UnmarshalJSON sets the field for the JSON type.
func (v *Groups) UnmarshalJSON(data []byte) error {
	return record.UnmarshalUnion(data, map[string]any{
		"object": &v.Object,
		"array":  &v.Array,
	})
}

// MarshalJSON writes the field that is set.
func (v Groups) MarshalJSON() ([]byte, error) {
	return record.MarshalUnion(v.Object, v.Array)
}

// RasterGroup: A group of dimensions, arrays, attributes and groups.
type RasterGroup struct {
	// Driver. The name of the driver that read the dataset.
	Driver *string `json:"driver,omitempty"`
	// Name of the group. `/` for the root group.
	Name *string `json:"name,omitempty"`
	// Fully qualified name, from the root group; since gdalmdiminfo 3.13.
	FullName *string `json:"full_name,omitempty"`
	// Only `group`.
	Type *string `json:"type,omitempty"`
	// Array whose items are each either a dimension or its name.
	Dimensions Dimensions `json:"dimensions,omitzero"`
	// Map from array name to array.
	Arrays map[string]RasterArray `json:"arrays,omitzero"`
	// Either a map from name to attribute, or an array of attributes. An array if names repeat.
	Attributes *Attributes `json:"attributes,omitempty"`
	// Either a map from name to group, or an array of groups. An array if names repeat.
	Groups *Groups `json:"groups,omitempty"`
	// Map from string keys to string values. Storage details, such as compression.
	StructuralInfo StructuralInfo `json:"structural_info,omitzero"`
	// Data types that the group declares; since gdalmdiminfo 3.12.
	Datatypes []Datatype `json:"datatypes,omitzero"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *RasterGroup) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v RasterGroup) MarshalJSON() ([]byte, error) {
	type plain RasterGroup
	return record.Marshal(plain(v), v.Extra)
}

// RasterInfo: Structure of a multidimensional raster dataset: a group or an array, as allowed by the schema published with gdalmdiminfo 3.13. No property is required, and objects accept only the listed properties. The description of each property or type that the 2019 schema lacks states the release that published it.
type RasterInfo struct {
	RasterGroup *RasterGroup
	RasterArray *RasterArray
}

// UnmarshalJSON sets the field of the record that matches the object.
func (v *RasterInfo) UnmarshalJSON(data []byte) error {
	return record.UnmarshalSum(data, "type", record.Branch{Value: "group", Target: &v.RasterGroup}, record.Branch{Value: "array", Target: &v.RasterArray})
}

// MarshalJSON writes the field that is set.
func (v RasterInfo) MarshalJSON() ([]byte, error) {
	return record.MarshalUnion(v.RasterGroup, v.RasterArray)
}

// AttributeObject: An attribute object. It contains its data type.
type AttributeObject struct {
	// Name of the attribute.
	Name *string `json:"name,omitempty"`
	// Only `attribute`.
	Type *string `json:"type,omitempty"`
	// A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12).
	Datatype *Datatype `json:"datatype,omitempty"`
	// A string, a number, an object or an array. Anything is allowed inside.
	Value Value `json:"value,omitzero"`
	// Extra contains the properties that the contract does not list.
	Extra record.Extra `json:"-"`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *AttributeObject) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v AttributeObject) MarshalJSON() ([]byte, error) {
	type plain AttributeObject
	return record.Marshal(plain(v), v.Extra)
}

// New has a function for each event that creates an empty document; the empty name stands for the whole contract.
var New = map[string]func() any{
	"": func() any { return new(RasterInfo) },
}
