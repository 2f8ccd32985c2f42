// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package contracts

import "math/big"

// Dimension: A dimension of an array or group (R2.6).
type Dimension struct {
	// Name of the dimension (R2.6).
	Name Optional[string]
	// Fully qualified name, from the root group (R2.6).
	FullName Optional[string]
	// Number of elements (R2.6).
	Size Optional[*big.Int]
	// Kind of axis, such as `TEMPORAL` (R2.6).
	Type Optional[string]
	// Direction of the axis, such as `NORTH` (R2.6).
	Direction Optional[string]
	// Name of the array that holds the coordinates (R2.6).
	IndexingVariable Optional[string]
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeDimension(node any, at *place) Dimension {
	m := membersOf(node, at)
	return Dimension{
		Name:             optional(m, "name", decodeString),
		FullName:         optional(m, "full_name", decodeString),
		Size:             optional(m, "size", decodeInteger),
		Type:             optional(m, "type", decodeString),
		Direction:        optional(m, "direction", decodeString),
		IndexingVariable: optional(m, "indexing_variable", decodeString),
		Extra:            m.extra(),
	}
}

func (v Dimension) encode() any {
	object := objectWith(v.Extra)
	putOptional(object, "name", v.Name, encodeScalar)
	putOptional(object, "full_name", v.FullName, encodeScalar)
	putOptional(object, "size", v.Size, encodeScalar)
	putOptional(object, "type", v.Type, encodeScalar)
	putOptional(object, "direction", v.Direction, encodeScalar)
	putOptional(object, "indexing_variable", v.IndexingVariable, encodeScalar)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Dimension) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// DimensionOrName: A dimension, or its fully qualified name (R2.6).
//
// It is *Dimension or DimensionOrNameText.
type DimensionOrName interface {
	encodable
	isDimensionOrName()
}

// DimensionOrNameText is a DimensionOrName that is a JSON string.
type DimensionOrNameText string

func (v DimensionOrNameText) encode() any {
	return string(v)
}

func (*Dimension) isDimensionOrName() {}

func (DimensionOrNameText) isDimensionOrName() {}

func decodeDimensionOrName(node any, at *place) DimensionOrName {
	switch typeOf(node) {
	case "object":
		return pointerTo(decodeDimension)(node, at)
	case "string":
		return DimensionOrNameText(decodeString(node, at))
	}
	at.mismatch("object or string", node)
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

// Component: One component of a compound (R2.5).
type Component struct {
	// Name of the component (R2.5).
	Name Optional[string]
	// Bytes from the start of a value to the component (R2.5).
	Offset Optional[*big.Int]
	// A data type by name, or a compound (R2.5).
	Type Optional[Datatype]
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeComponent(node any, at *place) Component {
	m := membersOf(node, at)
	return Component{
		Name:   optional(m, "name", decodeString),
		Offset: optional(m, "offset", decodeInteger),
		Type:   optional(m, "type", decodeDatatype),
		Extra:  m.extra(),
	}
}

func (v Component) encode() any {
	object := objectWith(v.Extra)
	putOptional(object, "name", v.Name, encodeScalar)
	putOptional(object, "offset", v.Offset, encodeScalar)
	putOptional(object, "type", v.Type, encodeScalar)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Component) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// Compound: A data type made of named components (R2.5).
type Compound struct {
	// Name of the compound (R2.5).
	Name Optional[string]
	// Bytes of one value (R2.5).
	Size Optional[*big.Int]
	// Components of the compound (R2.5).
	Components Optional[[]Component]
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeCompound(node any, at *place) Compound {
	m := membersOf(node, at)
	return Compound{
		Name:       optional(m, "name", decodeString),
		Size:       optional(m, "size", decodeInteger),
		Components: optional(m, "components", listOf(decodeComponent)),
		Extra:      m.extra(),
	}
}

func (v Compound) encode() any {
	object := objectWith(v.Extra)
	putOptional(object, "name", v.Name, encodeScalar)
	putOptional(object, "size", v.Size, encodeScalar)
	putOptional(object, "components", v.Components, encodeList)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Compound) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// Datatype: A data type by name, or a compound (R2.5).
//
// It is DatatypeName or *Compound.
type Datatype interface {
	encodable
	isDatatype()
}

func (DatatypeName) isDatatype() {}

func (*Compound) isDatatype() {}

func decodeDatatype(node any, at *place) Datatype {
	switch typeOf(node) {
	case "string":
		return oneOf(DatatypeNameString, DatatypeNameByte, DatatypeNameInt16, DatatypeNameUInt16, DatatypeNameInt32, DatatypeNameUInt32, DatatypeNameFloat32, DatatypeNameFloat64, DatatypeNameCInt16, DatatypeNameCInt32, DatatypeNameCFloat32, DatatypeNameCFloat64)(node, at)
	case "object":
		return pointerTo(decodeCompound)(node, at)
	}
	at.mismatch("string or object", node)
	return nil
}

func (v DatatypeName) encode() any {
	return string(v)
}

// Value: A string, a number, an object or an array, with anything inside (R2.9).
type Value = any

// Attribute: A bare value, which may be any object, or a described value (R2.4).
type Attribute = any

// Attributes: Attributes by name, or a list of attributes where names repeat (R2.4).
//
// It is AttributesMap or AttributesList.
type Attributes interface {
	encodable
	isAttributes()
}

// AttributesMap is a Attributes that is a JSON object.
type AttributesMap map[string]Attribute

func (v AttributesMap) encode() any {
	return encodeMap(v)
}

// AttributesList is a Attributes that is a JSON array.
type AttributesList []Attribute

func (v AttributesList) encode() any {
	return encodeList(v)
}

func (AttributesMap) isAttributes() {}

func (AttributesList) isAttributes() {}

func decodeAttributes(node any, at *place) Attributes {
	switch typeOf(node) {
	case "object":
		return AttributesMap(mapOf(jsonOf("string", "number", "object", "array"))(node, at))
	case "array":
		return AttributesList(listOf(jsonOf("string", "number", "object", "array"))(node, at))
	}
	at.mismatch("object or array", node)
	return nil
}

// Srs: Spatial reference system of an array (R2.7).
type Srs struct {
	// Definition in well-known text (R2.7).
	WKT Optional[string]
	// For each axis of the data the number of its axis in the reference system (R2.7).
	DataAxisToSRSAxisMapping Optional[[]*big.Int]
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeSrs(node any, at *place) Srs {
	m := membersOf(node, at)
	return Srs{
		WKT:                      optional(m, "wkt", decodeString),
		DataAxisToSRSAxisMapping: optional(m, "data_axis_to_srs_axis_mapping", listOf(decodeInteger)),
		Extra:                    m.extra(),
	}
}

func (v Srs) encode() any {
	object := objectWith(v.Extra)
	putOptional(object, "wkt", v.WKT, encodeScalar)
	putOptional(object, "data_axis_to_srs_axis_mapping", v.DataAxisToSRSAxisMapping, encodeList)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v Srs) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// StructuralInfo: Facts on storage, such as compression, by name (R2.8).
type StructuralInfo = map[string]string

// RasterArray: An array: its data type, dimensions, attributes and, where printed, values (R2.3).
type RasterArray struct {
	// Name of the array (R2.3).
	Name Optional[string]
	// Tells an array from a group (R2.3).
	Type Optional[string]
	// A data type by name, or a compound (R2.5).
	Datatype Optional[Datatype]
	// Dimensions in order, each described or named (R2.6).
	Dimensions Optional[Dimensions]
	// Attributes by name, or a list of attributes where names repeat (R2.4).
	Attributes Optional[Attributes]
	// Spatial reference system of an array (R2.7).
	SRS Optional[Srs]
	// A string, a number, an object or an array, with anything inside (R2.9).
	NodataValue Optional[Value]
	// Factor from stored to real values (R2.3).
	Scale Optional[float64]
	// Real value of a stored zero (R2.3).
	Offset Optional[float64]
	// A string, a number, an object or an array, with anything inside (R2.9).
	Values Optional[Value]
	// Unit of the real values (R2.3).
	Unit Optional[string]
	// Facts on storage, such as compression, by name (R2.8).
	StructuralInfo Optional[StructuralInfo]
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeRasterArray(node any, at *place) RasterArray {
	m := membersOf(node, at)
	return RasterArray{
		Name:           optional(m, "name", decodeString),
		Type:           optional(m, "type", oneOf("array")),
		Datatype:       optional(m, "datatype", decodeDatatype),
		Dimensions:     optional(m, "dimensions", listOf(decodeDimensionOrName)),
		Attributes:     optional(m, "attributes", decodeAttributes),
		SRS:            optional(m, "srs", decodeSrs),
		NodataValue:    optional(m, "nodata_value", jsonOf("string", "number", "object", "array")),
		Scale:          optional(m, "scale", decodeNumber),
		Offset:         optional(m, "offset", decodeNumber),
		Values:         optional(m, "values", jsonOf("string", "number", "object", "array")),
		Unit:           optional(m, "unit", decodeString),
		StructuralInfo: optional(m, "structural_info", mapOf(decodeString)),
		Extra:          m.extra(),
	}
}

func (v RasterArray) encode() any {
	object := objectWith(v.Extra)
	putOptional(object, "name", v.Name, encodeScalar)
	putOptional(object, "type", v.Type, encodeScalar)
	putOptional(object, "datatype", v.Datatype, encodeScalar)
	putOptional(object, "dimensions", v.Dimensions, encodeList)
	putOptional(object, "attributes", v.Attributes, encodeScalar)
	putOptional(object, "srs", v.SRS, encodeScalar)
	putOptional(object, "nodata_value", v.NodataValue, encodeScalar)
	putOptional(object, "scale", v.Scale, encodeScalar)
	putOptional(object, "offset", v.Offset, encodeScalar)
	putOptional(object, "values", v.Values, encodeScalar)
	putOptional(object, "unit", v.Unit, encodeScalar)
	putOptional(object, "structural_info", v.StructuralInfo, encodeMap)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v RasterArray) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// Groups: Groups by name, or a list of groups where names repeat (R2.2).
//
// It is GroupsMap or GroupsList.
type Groups interface {
	encodable
	isGroups()
}

// GroupsMap is a Groups that is a JSON object.
type GroupsMap map[string]RasterGroup

func (v GroupsMap) encode() any {
	return encodeMap(v)
}

// GroupsList is a Groups that is a JSON array.
type GroupsList []RasterGroup

func (v GroupsList) encode() any {
	return encodeList(v)
}

func (GroupsMap) isGroups() {}

func (GroupsList) isGroups() {}

func decodeGroups(node any, at *place) Groups {
	switch typeOf(node) {
	case "object":
		return GroupsMap(mapOf(decodeRasterGroup)(node, at))
	case "array":
		return GroupsList(listOf(decodeRasterGroup)(node, at))
	}
	at.mismatch("object or array", node)
	return nil
}

// RasterGroup: A group of arrays, attributes and further groups (R2.2).
type RasterGroup struct {
	// Name of the driver that read the dataset (R2.2).
	Driver Optional[string]
	// Name of the group, `/` for the root group (R2.2).
	Name Optional[string]
	// Tells a group from an array (R2.2).
	Type Optional[string]
	// Dimensions in order, each described or named (R2.6).
	Dimensions Optional[Dimensions]
	// Arrays by name (R2.2).
	Arrays Optional[map[string]RasterArray]
	// Attributes by name, or a list of attributes where names repeat (R2.4).
	Attributes Optional[Attributes]
	// Groups by name, or a list of groups where names repeat (R2.2).
	Groups Optional[Groups]
	// Facts on storage, such as compression, by name (R2.8).
	StructuralInfo Optional[StructuralInfo]
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeRasterGroup(node any, at *place) RasterGroup {
	m := membersOf(node, at)
	return RasterGroup{
		Driver:         optional(m, "driver", decodeString),
		Name:           optional(m, "name", decodeString),
		Type:           optional(m, "type", oneOf("group")),
		Dimensions:     optional(m, "dimensions", listOf(decodeDimensionOrName)),
		Arrays:         optional(m, "arrays", mapOf(decodeRasterArray)),
		Attributes:     optional(m, "attributes", decodeAttributes),
		Groups:         optional(m, "groups", decodeGroups),
		StructuralInfo: optional(m, "structural_info", mapOf(decodeString)),
		Extra:          m.extra(),
	}
}

func (v RasterGroup) encode() any {
	object := objectWith(v.Extra)
	putOptional(object, "driver", v.Driver, encodeScalar)
	putOptional(object, "name", v.Name, encodeScalar)
	putOptional(object, "type", v.Type, encodeScalar)
	putOptional(object, "dimensions", v.Dimensions, encodeList)
	putOptional(object, "arrays", v.Arrays, encodeMap)
	putOptional(object, "attributes", v.Attributes, encodeScalar)
	putOptional(object, "groups", v.Groups, encodeScalar)
	putOptional(object, "structural_info", v.StructuralInfo, encodeMap)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v RasterGroup) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// RasterInfo: Structure of a multidimensional raster dataset: a group or an array (R2.1). No property is required, and objects accept only the listed properties (R1).
//
// It is *RasterGroup, *RasterArray.
type RasterInfo interface {
	encodable
	isRasterInfo()
}

func (*RasterGroup) isRasterInfo() {}

func (*RasterArray) isRasterInfo() {}

func decodeRasterInfo(node any, at *place) RasterInfo {
	return choose("type",
		branch[RasterInfo]{"group", []string{"driver", "name", "type", "dimensions", "arrays", "attributes", "groups", "structural_info"}, func(node any, at *place) RasterInfo {
			return pointerTo(decodeRasterGroup)(node, at)
		}},
		branch[RasterInfo]{"array", []string{"name", "type", "datatype", "dimensions", "attributes", "srs", "nodata_value", "scale", "offset", "values", "unit", "structural_info"}, func(node any, at *place) RasterInfo {
			return pointerTo(decodeRasterArray)(node, at)
		}},
	)(node, at)
}

// AttributeObject: An attribute with its data type (R2.4).
type AttributeObject struct {
	// Name of the attribute (R2.4).
	Name Optional[string]
	// Always `attribute` (R2.4).
	Type Optional[string]
	// A data type by name, or a compound (R2.5).
	Datatype Optional[Datatype]
	// A string, a number, an object or an array, with anything inside (R2.9).
	Value Optional[Value]
	// Extra holds the members that the contract does not name, as they came.
	Extra Object
}

func decodeAttributeObject(node any, at *place) AttributeObject {
	m := membersOf(node, at)
	return AttributeObject{
		Name:     optional(m, "name", decodeString),
		Type:     optional(m, "type", oneOf("attribute")),
		Datatype: optional(m, "datatype", decodeDatatype),
		Value:    optional(m, "value", jsonOf("string", "number", "object", "array")),
		Extra:    m.extra(),
	}
}

func (v AttributeObject) encode() any {
	object := objectWith(v.Extra)
	putOptional(object, "name", v.Name, encodeScalar)
	putOptional(object, "type", v.Type, encodeScalar)
	putOptional(object, "datatype", v.Datatype, encodeScalar)
	putOptional(object, "value", v.Value, encodeScalar)
	return object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v AttributeObject) MarshalJSON() ([]byte, error) {
	return writeJSON(v.encode())
}

// ParseRasterInfo reads a document. The error is an *UnreadableError where it is no JSON text, and a *DecodeError that names
// each place where it breaks the contract.
func ParseRasterInfo(body []byte) (RasterInfo, error) {
	return decodeDocument(body, decodeRasterInfo)
}

// WriteRasterInfo writes a document as JSON text: what was parsed, with unknown members, and nothing that was missing.
func WriteRasterInfo(document RasterInfo) ([]byte, error) {
	return writeJSON(document.encode())
}
