// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

// Package rasterinfo2019 holds the types of the contract raster-info, edition 2019.
package rasterinfo2019

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
			v.IndexingVariable = contracts.Some(decoding.String(r))
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
		decoding.WriteString[string](w, &value)
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

var valuesDatatypeName = []DatatypeName{DatatypeNameString, DatatypeNameByte, DatatypeNameInt16, DatatypeNameUInt16, DatatypeNameInt32, DatatypeNameUInt32, DatatypeNameFloat32, DatatypeNameFloat64, DatatypeNameCInt16, DatatypeNameCInt32, DatatypeNameCFloat32, DatatypeNameCFloat64}

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

// Datatype: Either one of the allowed strings, or a compound datatype object (R2.5).
//
// It is DatatypeName or *Compound.
type Datatype interface {
	isDatatype()
}

func (DatatypeName) isDatatype() {}

func (*Compound) isDatatype() {}

func readDatatype(r *decoding.Reader) Datatype {
	switch r.Kind() {
	case '"':
		return decoding.OneOf(r, valuesDatatypeName)
	case '{':
		return decoding.Pointer(r, readCompound)
	}
	r.Mismatch("string or object")
	return nil
}

func writeDatatype(w *decoding.Writer, value *Datatype) {
	switch v := (*value).(type) {
	case DatatypeName:
		decoding.WriteString[DatatypeName](w, &v)
	case *Compound:
		writeCompound(w, v)
	default:
		w.Any(v)
	}
}

// Value: A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
type Value = any

// Attribute: Either a bare value or an object (R2.4). A bare value may be any object (R-attr).
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
		return AttributesMap(decoding.Map(r, func(r *decoding.Reader) Attribute {
			return decoding.JSONOf(r, "string", "number", "object", "array")
		}))
	case '[':
		return AttributesList(decoding.List(r, func(r *decoding.Reader) Attribute {
			return decoding.JSONOf(r, "string", "number", "object", "array")
		}))
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
	SRS contracts.Optional[SRS]
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

var namesRasterArray = []string{"name", "type", "datatype", "dimensions", "attributes", "srs", "nodata_value", "scale", "offset", "values", "unit", "structural_info"}

func readRasterArray(r *decoding.Reader) (v RasterArray) {
	var seen [12]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "name":
			r.Once(&seen[0])
			v.Name = contracts.Some(decoding.String(r))
		case "type":
			r.Once(&seen[1])
			v.Type = contracts.Some(decoding.Constant(r, "array"))
		case "datatype":
			r.Once(&seen[2])
			v.Datatype = contracts.Some(readDatatype(r))
		case "dimensions":
			r.Once(&seen[3])
			v.Dimensions = contracts.Some(decoding.List(r, readDimensionOrName))
		case "attributes":
			r.Once(&seen[4])
			v.Attributes = contracts.Some(readAttributes(r))
		case "srs":
			r.Once(&seen[5])
			v.SRS = contracts.Some(readSRS(r))
		case "nodata_value":
			r.Once(&seen[6])
			v.NodataValue = contracts.Some(decoding.JSONOf(r, "string", "number", "object", "array"))
		case "scale":
			r.Once(&seen[7])
			v.Scale = contracts.Some(decoding.Number(r))
		case "offset":
			r.Once(&seen[8])
			v.Offset = contracts.Some(decoding.Number(r))
		case "values":
			r.Once(&seen[9])
			v.Values = contracts.Some(decoding.JSONOf(r, "string", "number", "object", "array"))
		case "unit":
			r.Once(&seen[10])
			v.Unit = contracts.Some(decoding.String(r))
		case "structural_info":
			r.Once(&seen[11])
			v.StructuralInfo = contracts.Some(decoding.Map(r, decoding.String))
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
		decoding.WriteNumber(w, &value)
	}
	if value, ok := v.Offset.Get(); ok {
		w.Member(`"offset":`)
		decoding.WriteNumber(w, &value)
	}
	if value, ok := v.Values.Get(); ok {
		w.Member(`"values":`)
		decoding.WriteAny(w, &value)
	}
	if value, ok := v.Unit.Get(); ok {
		w.Member(`"unit":`)
		decoding.WriteString[string](w, &value)
	}
	if value, ok := v.StructuralInfo.Get(); ok {
		w.Member(`"structural_info":`)
		decoding.WriteMap(w, value, decoding.WriteString[string])
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

var namesRasterGroup = []string{"driver", "name", "type", "dimensions", "arrays", "attributes", "groups", "structural_info"}

func readRasterGroup(r *decoding.Reader) (v RasterGroup) {
	var seen [8]bool
	at, more := r.Object()
	for ; more; more = r.More('}') {
		switch name := r.Name(); string(name) {
		case "driver":
			r.Once(&seen[0])
			v.Driver = contracts.Some(decoding.String(r))
		case "name":
			r.Once(&seen[1])
			v.Name = contracts.Some(decoding.String(r))
		case "type":
			r.Once(&seen[2])
			v.Type = contracts.Some(decoding.Constant(r, "group"))
		case "dimensions":
			r.Once(&seen[3])
			v.Dimensions = contracts.Some(decoding.List(r, readDimensionOrName))
		case "arrays":
			r.Once(&seen[4])
			v.Arrays = contracts.Some(decoding.Map(r, readRasterArray))
		case "attributes":
			r.Once(&seen[5])
			v.Attributes = contracts.Some(readAttributes(r))
		case "groups":
			r.Once(&seen[6])
			v.Groups = contracts.Some(readGroups(r))
		case "structural_info":
			r.Once(&seen[7])
			v.StructuralInfo = contracts.Some(decoding.Map(r, decoding.String))
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

// RasterInfo: Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map).
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
	// Either one of the allowed strings, or a compound datatype object (R2.5).
	Datatype contracts.Optional[Datatype]
	// A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
	Value contracts.Optional[Value]
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
			v.Value = contracts.Some(decoding.JSONOf(r, "string", "number", "object", "array"))
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
const Edition = "2019"

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
