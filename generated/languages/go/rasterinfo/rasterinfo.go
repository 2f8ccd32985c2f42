// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

// Package rasterinfo holds the types of the contract raster-info, edition 2019.
package rasterinfo

import (
	"math/big"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/decoding"
)

// Dimension: A dimension of an array or group (R2.6).
type Dimension struct {
	// Name of the dimension (R2.6).
	Name contracts.Optional[string]
	// Fully qualified name, from the root group (R2.6).
	FullName contracts.Optional[string]
	// Number of elements (R2.6).
	Size contracts.Optional[*big.Int]
	// Kind of axis, such as `TEMPORAL` (R2.6).
	Type contracts.Optional[string]
	// Direction of the axis, such as `NORTH` (R2.6).
	Direction contracts.Optional[string]
	// Name of the array that holds the coordinates (R2.6).
	IndexingVariable contracts.Optional[string]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

func decodeDimension(node any, at *decoding.Place) Dimension {
	m := decoding.MembersOf(node, at)
	return Dimension{
		Name:             decoding.Optional(m, "name", decoding.String),
		FullName:         decoding.Optional(m, "full_name", decoding.String),
		Size:             decoding.Optional(m, "size", decoding.Integer),
		Type:             decoding.Optional(m, "type", decoding.String),
		Direction:        decoding.Optional(m, "direction", decoding.String),
		IndexingVariable: decoding.Optional(m, "indexing_variable", decoding.String),
		Extra:            m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v Dimension) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	decoding.Put(object, "name", v.Name, decoding.Encode[string])
	decoding.Put(object, "full_name", v.FullName, decoding.Encode[string])
	decoding.Put(object, "size", v.Size, decoding.Encode[*big.Int])
	decoding.Put(object, "type", v.Type, decoding.Encode[string])
	decoding.Put(object, "direction", v.Direction, decoding.Encode[string])
	decoding.Put(object, "indexing_variable", v.IndexingVariable, decoding.Encode[string])
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Dimension) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Dimension) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeDimension, v)
}

// DimensionOrName: A dimension, or its fully qualified name (R2.6).
//
// It is *Dimension or DimensionOrNameText.
type DimensionOrName interface {
	decoding.Encodable
	isDimensionOrName()
}

// DimensionOrNameText is a DimensionOrName that is a JSON string.
type DimensionOrNameText string

// JSON gives the value as JSON.
func (v DimensionOrNameText) JSON() any {
	return decoding.Encode[string](string(v))
}

func (*Dimension) isDimensionOrName() {}

func (DimensionOrNameText) isDimensionOrName() {}

func decodeDimensionOrName(node any, at *decoding.Place) DimensionOrName {
	switch decoding.TypeOf(node) {
	case "object":
		return decoding.PointerTo(decodeDimension)(node, at)
	case "string":
		return DimensionOrNameText(decoding.String(node, at))
	}
	at.Mismatch("object or string", node)
	return nil
}

// Dimensions: Dimensions in order, each described or named (R2.6).
type Dimensions = []DimensionOrName

// DatatypeName: Name of a data type; closed vocabulary (R2.5).
type DatatypeName string

// Known values of DatatypeName.
const (
	DatatypeNameString   DatatypeName = "String"
	DatatypeNameByte     DatatypeName = "Byte"
	DatatypeNameInt16    DatatypeName = "Int16"
	DatatypeNameUInt16   DatatypeName = "UInt16"
	DatatypeNameInt32    DatatypeName = "Int32"
	DatatypeNameUInt32   DatatypeName = "UInt32"
	DatatypeNameFloat32  DatatypeName = "Float32"
	DatatypeNameFloat64  DatatypeName = "Float64"
	DatatypeNameCInt16   DatatypeName = "CInt16"
	DatatypeNameCInt32   DatatypeName = "CInt32"
	DatatypeNameCFloat32 DatatypeName = "CFloat32"
	DatatypeNameCFloat64 DatatypeName = "CFloat64"
)

// JSON gives the value as JSON.
func (v DatatypeName) JSON() any {
	return string(v)
}

// Component: One component of a compound (R2.5).
type Component struct {
	// Name of the component (R2.5).
	Name contracts.Optional[string]
	// Bytes from the start of a value to the component (R2.5).
	Offset contracts.Optional[*big.Int]
	// A data type by name, or a compound (R2.5).
	Type contracts.Optional[Datatype]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

func decodeComponent(node any, at *decoding.Place) Component {
	m := decoding.MembersOf(node, at)
	return Component{
		Name:   decoding.Optional(m, "name", decoding.String),
		Offset: decoding.Optional(m, "offset", decoding.Integer),
		Type:   decoding.Optional(m, "type", decodeDatatype),
		Extra:  m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v Component) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	decoding.Put(object, "name", v.Name, decoding.Encode[string])
	decoding.Put(object, "offset", v.Offset, decoding.Encode[*big.Int])
	decoding.Put(object, "type", v.Type, decoding.Encode[Datatype])
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Component) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Component) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeComponent, v)
}

// Compound: A data type made of named components (R2.5).
type Compound struct {
	// Name of the compound (R2.5).
	Name contracts.Optional[string]
	// Bytes of one value (R2.5).
	Size contracts.Optional[*big.Int]
	// Components of the compound (R2.5).
	Components contracts.Optional[[]Component]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

func decodeCompound(node any, at *decoding.Place) Compound {
	m := decoding.MembersOf(node, at)
	return Compound{
		Name:       decoding.Optional(m, "name", decoding.String),
		Size:       decoding.Optional(m, "size", decoding.Integer),
		Components: decoding.Optional(m, "components", decoding.ListOf(decodeComponent)),
		Extra:      m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v Compound) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	decoding.Put(object, "name", v.Name, decoding.Encode[string])
	decoding.Put(object, "size", v.Size, decoding.Encode[*big.Int])
	decoding.Put(object, "components", v.Components, decoding.EncodeList(decoding.Encode[Component]))
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Compound) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Compound) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeCompound, v)
}

// Datatype: A data type by name, or a compound (R2.5).
//
// It is DatatypeName or *Compound.
type Datatype interface {
	decoding.Encodable
	isDatatype()
}

func (DatatypeName) isDatatype() {}

func (*Compound) isDatatype() {}

func decodeDatatype(node any, at *decoding.Place) Datatype {
	switch decoding.TypeOf(node) {
	case "string":
		return decoding.OneOf(DatatypeNameString, DatatypeNameByte, DatatypeNameInt16, DatatypeNameUInt16, DatatypeNameInt32, DatatypeNameUInt32, DatatypeNameFloat32, DatatypeNameFloat64, DatatypeNameCInt16, DatatypeNameCInt32, DatatypeNameCFloat32, DatatypeNameCFloat64)(node, at)
	case "object":
		return decoding.PointerTo(decodeCompound)(node, at)
	}
	at.Mismatch("string or object", node)
	return nil
}

// Value: A string, a number, an object or an array, with anything inside (R2.9).
type Value = any

// Attribute: A bare value, which may be any object, or a described value (R2.4).
type Attribute = any

// Attributes: Attributes by name, or a list of attributes where names repeat (R2.4).
//
// It is AttributesMap or AttributesList.
type Attributes interface {
	decoding.Encodable
	isAttributes()
}

// AttributesMap is a Attributes that is a JSON object.
type AttributesMap map[string]Attribute

// JSON gives the value as JSON.
func (v AttributesMap) JSON() any {
	return decoding.EncodeMap(decoding.Encode[any])(map[string]Attribute(v))
}

// AttributesList is a Attributes that is a JSON array.
type AttributesList []Attribute

// JSON gives the value as JSON.
func (v AttributesList) JSON() any {
	return decoding.EncodeList(decoding.Encode[any])([]Attribute(v))
}

func (AttributesMap) isAttributes() {}

func (AttributesList) isAttributes() {}

func decodeAttributes(node any, at *decoding.Place) Attributes {
	switch decoding.TypeOf(node) {
	case "object":
		return AttributesMap(decoding.MapOf(decoding.JSONOf("string", "number", "object", "array"))(node, at))
	case "array":
		return AttributesList(decoding.ListOf(decoding.JSONOf("string", "number", "object", "array"))(node, at))
	}
	at.Mismatch("object or array", node)
	return nil
}

// Srs: Spatial reference system of an array (R2.7).
type Srs struct {
	// Definition in well-known text (R2.7).
	WKT contracts.Optional[string]
	// For each axis of the data the number of its axis in the reference system (R2.7).
	DataAxisToSRSAxisMapping contracts.Optional[[]*big.Int]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

func decodeSrs(node any, at *decoding.Place) Srs {
	m := decoding.MembersOf(node, at)
	return Srs{
		WKT:                      decoding.Optional(m, "wkt", decoding.String),
		DataAxisToSRSAxisMapping: decoding.Optional(m, "data_axis_to_srs_axis_mapping", decoding.ListOf(decoding.Integer)),
		Extra:                    m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v Srs) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	decoding.Put(object, "wkt", v.WKT, decoding.Encode[string])
	decoding.Put(object, "data_axis_to_srs_axis_mapping", v.DataAxisToSRSAxisMapping, decoding.EncodeList(decoding.Encode[*big.Int]))
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Srs) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *Srs) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeSrs, v)
}

// StructuralInfo: Facts on storage, such as compression, by name (R2.8).
type StructuralInfo = map[string]string

// RasterArray: An array: its data type, dimensions, attributes and, where printed, values (R2.3).
type RasterArray struct {
	// Name of the array (R2.3).
	Name contracts.Optional[string]
	// Tells an array from a group (R2.3).
	Type contracts.Optional[string]
	// A data type by name, or a compound (R2.5).
	Datatype contracts.Optional[Datatype]
	// Dimensions in order, each described or named (R2.6).
	Dimensions contracts.Optional[Dimensions]
	// Attributes by name, or a list of attributes where names repeat (R2.4).
	Attributes contracts.Optional[Attributes]
	// Spatial reference system of an array (R2.7).
	SRS contracts.Optional[Srs]
	// A string, a number, an object or an array, with anything inside (R2.9).
	NodataValue contracts.Optional[Value]
	// Factor from stored to real values (R2.3).
	Scale contracts.Optional[float64]
	// Real value of a stored zero (R2.3).
	Offset contracts.Optional[float64]
	// A string, a number, an object or an array, with anything inside (R2.9).
	Values contracts.Optional[Value]
	// Unit of the real values (R2.3).
	Unit contracts.Optional[string]
	// Facts on storage, such as compression, by name (R2.8).
	StructuralInfo contracts.Optional[StructuralInfo]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

func decodeRasterArray(node any, at *decoding.Place) RasterArray {
	m := decoding.MembersOf(node, at)
	return RasterArray{
		Name:           decoding.Optional(m, "name", decoding.String),
		Type:           decoding.Optional(m, "type", decoding.OneOf("array")),
		Datatype:       decoding.Optional(m, "datatype", decodeDatatype),
		Dimensions:     decoding.Optional(m, "dimensions", decoding.ListOf(decodeDimensionOrName)),
		Attributes:     decoding.Optional(m, "attributes", decodeAttributes),
		SRS:            decoding.Optional(m, "srs", decodeSrs),
		NodataValue:    decoding.Optional(m, "nodata_value", decoding.JSONOf("string", "number", "object", "array")),
		Scale:          decoding.Optional(m, "scale", decoding.Number),
		Offset:         decoding.Optional(m, "offset", decoding.Number),
		Values:         decoding.Optional(m, "values", decoding.JSONOf("string", "number", "object", "array")),
		Unit:           decoding.Optional(m, "unit", decoding.String),
		StructuralInfo: decoding.Optional(m, "structural_info", decoding.MapOf(decoding.String)),
		Extra:          m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v RasterArray) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	decoding.Put(object, "name", v.Name, decoding.Encode[string])
	decoding.Put(object, "type", v.Type, decoding.Encode[string])
	decoding.Put(object, "datatype", v.Datatype, decoding.Encode[Datatype])
	decoding.Put(object, "dimensions", v.Dimensions, decoding.EncodeList(decoding.Encode[DimensionOrName]))
	decoding.Put(object, "attributes", v.Attributes, decoding.Encode[Attributes])
	decoding.Put(object, "srs", v.SRS, decoding.Encode[Srs])
	decoding.Put(object, "nodata_value", v.NodataValue, decoding.Encode[any])
	decoding.Put(object, "scale", v.Scale, decoding.Encode[float64])
	decoding.Put(object, "offset", v.Offset, decoding.Encode[float64])
	decoding.Put(object, "values", v.Values, decoding.Encode[any])
	decoding.Put(object, "unit", v.Unit, decoding.Encode[string])
	decoding.Put(object, "structural_info", v.StructuralInfo, decoding.EncodeMap(decoding.Encode[string]))
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v RasterArray) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *RasterArray) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeRasterArray, v)
}

// Groups: Groups by name, or a list of groups where names repeat (R2.2).
//
// It is GroupsMap or GroupsList.
type Groups interface {
	decoding.Encodable
	isGroups()
}

// GroupsMap is a Groups that is a JSON object.
type GroupsMap map[string]RasterGroup

// JSON gives the value as JSON.
func (v GroupsMap) JSON() any {
	return decoding.EncodeMap(decoding.Encode[RasterGroup])(map[string]RasterGroup(v))
}

// GroupsList is a Groups that is a JSON array.
type GroupsList []RasterGroup

// JSON gives the value as JSON.
func (v GroupsList) JSON() any {
	return decoding.EncodeList(decoding.Encode[RasterGroup])([]RasterGroup(v))
}

func (GroupsMap) isGroups() {}

func (GroupsList) isGroups() {}

func decodeGroups(node any, at *decoding.Place) Groups {
	switch decoding.TypeOf(node) {
	case "object":
		return GroupsMap(decoding.MapOf(decodeRasterGroup)(node, at))
	case "array":
		return GroupsList(decoding.ListOf(decodeRasterGroup)(node, at))
	}
	at.Mismatch("object or array", node)
	return nil
}

// RasterGroup: A group of arrays, attributes and further groups (R2.2).
type RasterGroup struct {
	// Name of the driver that read the dataset (R2.2).
	Driver contracts.Optional[string]
	// Name of the group, `/` for the root group (R2.2).
	Name contracts.Optional[string]
	// Tells a group from an array (R2.2).
	Type contracts.Optional[string]
	// Dimensions in order, each described or named (R2.6).
	Dimensions contracts.Optional[Dimensions]
	// Arrays by name (R2.2).
	Arrays contracts.Optional[map[string]RasterArray]
	// Attributes by name, or a list of attributes where names repeat (R2.4).
	Attributes contracts.Optional[Attributes]
	// Groups by name, or a list of groups where names repeat (R2.2).
	Groups contracts.Optional[Groups]
	// Facts on storage, such as compression, by name (R2.8).
	StructuralInfo contracts.Optional[StructuralInfo]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

func decodeRasterGroup(node any, at *decoding.Place) RasterGroup {
	m := decoding.MembersOf(node, at)
	return RasterGroup{
		Driver:         decoding.Optional(m, "driver", decoding.String),
		Name:           decoding.Optional(m, "name", decoding.String),
		Type:           decoding.Optional(m, "type", decoding.OneOf("group")),
		Dimensions:     decoding.Optional(m, "dimensions", decoding.ListOf(decodeDimensionOrName)),
		Arrays:         decoding.Optional(m, "arrays", decoding.MapOf(decodeRasterArray)),
		Attributes:     decoding.Optional(m, "attributes", decodeAttributes),
		Groups:         decoding.Optional(m, "groups", decodeGroups),
		StructuralInfo: decoding.Optional(m, "structural_info", decoding.MapOf(decoding.String)),
		Extra:          m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v RasterGroup) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	decoding.Put(object, "driver", v.Driver, decoding.Encode[string])
	decoding.Put(object, "name", v.Name, decoding.Encode[string])
	decoding.Put(object, "type", v.Type, decoding.Encode[string])
	decoding.Put(object, "dimensions", v.Dimensions, decoding.EncodeList(decoding.Encode[DimensionOrName]))
	decoding.Put(object, "arrays", v.Arrays, decoding.EncodeMap(decoding.Encode[RasterArray]))
	decoding.Put(object, "attributes", v.Attributes, decoding.Encode[Attributes])
	decoding.Put(object, "groups", v.Groups, decoding.Encode[Groups])
	decoding.Put(object, "structural_info", v.StructuralInfo, decoding.EncodeMap(decoding.Encode[string]))
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v RasterGroup) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *RasterGroup) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeRasterGroup, v)
}

// RasterInfo: Structure of a multidimensional raster dataset: a group or an array (R2.1). No property is required, and objects accept only the listed properties (R1).
//
// It is *RasterGroup or *RasterArray.
type RasterInfo interface {
	decoding.Encodable
	isRasterInfo()
}

func (*RasterGroup) isRasterInfo() {}

func (*RasterArray) isRasterInfo() {}

func decodeRasterInfo(node any, at *decoding.Place) RasterInfo {
	return decoding.Choose("type",
		decoding.Branch[RasterInfo]{Tag: "group", Names: []string{"driver", "name", "type", "dimensions", "arrays", "attributes", "groups", "structural_info"}, Decode: func(node any, at *decoding.Place) RasterInfo {
			return decoding.PointerTo(decodeRasterGroup)(node, at)
		}},
		decoding.Branch[RasterInfo]{Tag: "array", Names: []string{"name", "type", "datatype", "dimensions", "attributes", "srs", "nodata_value", "scale", "offset", "values", "unit", "structural_info"}, Decode: func(node any, at *decoding.Place) RasterInfo {
			return decoding.PointerTo(decodeRasterArray)(node, at)
		}},
	)(node, at)
}

// AttributeObject: An attribute with its data type (R2.4).
type AttributeObject struct {
	// Name of the attribute (R2.4).
	Name contracts.Optional[string]
	// Always `attribute` (R2.4).
	Type contracts.Optional[string]
	// A data type by name, or a compound (R2.5).
	Datatype contracts.Optional[Datatype]
	// A string, a number, an object or an array, with anything inside (R2.9).
	Value contracts.Optional[Value]
	// Extra holds the members that the contract does not name, as they came.
	Extra contracts.Object
}

func decodeAttributeObject(node any, at *decoding.Place) AttributeObject {
	m := decoding.MembersOf(node, at)
	return AttributeObject{
		Name:     decoding.Optional(m, "name", decoding.String),
		Type:     decoding.Optional(m, "type", decoding.OneOf("attribute")),
		Datatype: decoding.Optional(m, "datatype", decodeDatatype),
		Value:    decoding.Optional(m, "value", decoding.JSONOf("string", "number", "object", "array")),
		Extra:    m.Extra(),
	}
}

// JSON gives the record as a JSON object.
func (v AttributeObject) JSON() any {
	object := decoding.ObjectWith(v.Extra)
	decoding.Put(object, "name", v.Name, decoding.Encode[string])
	decoding.Put(object, "type", v.Type, decoding.Encode[string])
	decoding.Put(object, "datatype", v.Datatype, decoding.Encode[Datatype])
	decoding.Put(object, "value", v.Value, decoding.Encode[any])
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v AttributeObject) MarshalJSON() ([]byte, error) {
	return decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *AttributeObject) UnmarshalJSON(text []byte) error {
	return decoding.Unmarshal(text, decodeAttributeObject, v)
}

// ParseRasterInfo reads a raster info. The error is a *contracts.UnreadableError where it is no JSON text, and a
// *contracts.DecodeError that names each place where it breaks the contract.
func ParseRasterInfo(body []byte) (RasterInfo, error) {
	return decoding.Document(body, decodeRasterInfo)
}

// WriteRasterInfo writes a raster info as JSON text: what was parsed, with unknown members, and nothing that was missing.
func WriteRasterInfo(document RasterInfo) ([]byte, error) {
	return decoding.Write(decoding.Encode[RasterInfo](document))
}
