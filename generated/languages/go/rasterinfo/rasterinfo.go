// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

// Package rasterinfo holds the types of the contract raster-info, edition 2019.
package rasterinfo

import (
	"math/big"

	"annotation-contracts.example/contracts"
	"annotation-contracts.example/contracts/internal/decoding"
)

// Dimension: A dimension (R2.6). Explanation: of an array or group.
type Dimension struct {
	// Name of the dimension (R2.6).
	Name contracts.Optional[string]
	// Full name (R2.6). Explanation: fully qualified, from the root group.
	FullName contracts.Optional[string]
	// Size (R2.6). May be 0, or any integer (R-zero, R-int). Explanation: number of elements.
	Size contracts.Optional[*big.Int]
	// Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`.
	Type contracts.Optional[string]
	// Direction (R2.6). Explanation: of the axis, such as `NORTH`.
	Direction contracts.Optional[string]
	// Indexing variable (R2.6). Explanation: the name of the array that holds the coordinates.
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

// DimensionOrName: A dimension object, or the fully qualified name of a dimension (R2.6).
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

// Dimensions: Array whose items are each either a dimension or its name (R2.6).
type Dimensions = []DimensionOrName

// DatatypeName: One of the allowed strings for a datatype (R2.5).
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

// Component: Component of a compound datatype (R2.5).
type Component struct {
	// Name of the component (R2.5).
	Name contracts.Optional[string]
	// Offset (R2.5). Explanation: bytes from the start of a value to the component.
	Offset contracts.Optional[*big.Int]
	// Either one of the allowed strings, or a compound datatype object (R2.5).
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

// Datatype: Either one of the allowed strings, or a compound datatype object (R2.5).
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

// Value: A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
type Value = any

// Attribute: Either a bare value or an object (R2.4). A bare value may be any object (R-attr).
type Attribute = any

// Attributes: Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
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

// Srs: Spatial reference (R2.7). Explanation: the reference system of an array.
type Srs struct {
	// WKT (R2.7). Explanation: the definition in well-known text.
	WKT contracts.Optional[string]
	// Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system.
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

// StructuralInfo: Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
type StructuralInfo = map[string]string

// RasterArray: An array: its datatype, dimensions, attributes and values (R2.3).
type RasterArray struct {
	// Name of the array (R2.3).
	Name contracts.Optional[string]
	// Only `array` (R2.3).
	Type contracts.Optional[string]
	// Either one of the allowed strings, or a compound datatype object (R2.5).
	Datatype contracts.Optional[Datatype]
	// Array whose items are each either a dimension or its name (R2.6).
	Dimensions contracts.Optional[Dimensions]
	// Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
	Attributes contracts.Optional[Attributes]
	// Spatial reference (R2.7). Explanation: the reference system of an array.
	SRS contracts.Optional[Srs]
	// A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
	NodataValue contracts.Optional[Value]
	// Scale (R2.3). A number, never a text such as `NaN` (R-nan). Explanation: the factor from stored to real values.
	Scale contracts.Optional[float64]
	// Offset (R2.3). Explanation: the real value of a stored zero.
	Offset contracts.Optional[float64]
	// A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
	Values contracts.Optional[Value]
	// Unit (R2.3). Explanation: of the real values.
	Unit contracts.Optional[string]
	// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
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

// Groups: Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat.
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

// RasterGroup: A group of dimensions, arrays, attributes and groups (R2.2).
type RasterGroup struct {
	// Driver (R2.2). Explanation: the name of the one that read the dataset.
	Driver contracts.Optional[string]
	// Name of the group (R2.2). Explanation: `/` for the root group.
	Name contracts.Optional[string]
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

// RasterInfo: Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map).
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

// AttributeObject: An attribute object (R2.4). Explanation: it tells its data type.
type AttributeObject struct {
	// Name of the attribute (R2.4).
	Name contracts.Optional[string]
	// Only `attribute` (R2.4).
	Type contracts.Optional[string]
	// Either one of the allowed strings, or a compound datatype object (R2.5).
	Datatype contracts.Optional[Datatype]
	// A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
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
