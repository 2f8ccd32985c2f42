# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

"""Types of the contract `raster-info`, edition 2019."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Dict, Final, List, Literal, Union

from .decoding import anything, by_json_type, decode_document, integer, json_of, list_of, map_of, number, one_of, string
from .json_text import Json, JsonObject, read_json, with_deep_stack, write_json
from .place import MISSING, Missing, Place
from .record import Members, Record, choose, encode

__all__ = [
    "Attribute",
    "AttributeObject",
    "Attributes",
    "Component",
    "Compound",
    "DATATYPE_NAME_BYTE",
    "DATATYPE_NAME_C_FLOAT32",
    "DATATYPE_NAME_C_FLOAT64",
    "DATATYPE_NAME_C_INT16",
    "DATATYPE_NAME_C_INT32",
    "DATATYPE_NAME_FLOAT32",
    "DATATYPE_NAME_FLOAT64",
    "DATATYPE_NAME_INT16",
    "DATATYPE_NAME_INT32",
    "DATATYPE_NAME_STRING",
    "DATATYPE_NAME_U_INT16",
    "DATATYPE_NAME_U_INT32",
    "Datatype",
    "DatatypeName",
    "Dimension",
    "DimensionOrName",
    "Dimensions",
    "Groups",
    "RasterArray",
    "RasterGroup",
    "RasterInfo",
    "Srs",
    "StructuralInfo",
    "Value",
    "parse_raster_info",
    "write_raster_info",
]


@dataclass
class Dimension(Record):
    """A dimension (R2.6). Explanation: of an array or group."""

    name: Union[str, Missing] = MISSING
    """Name of the dimension (R2.6)."""
    full_name: Union[str, Missing] = MISSING
    """Full name (R2.6). Explanation: fully qualified, from the root group."""
    size: Union[int, Missing] = MISSING
    """Size (R2.6). May be 0, or any integer (R-zero, R-int). Explanation: number of elements."""
    type: Union[str, Missing] = MISSING
    """Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`."""
    direction: Union[str, Missing] = MISSING
    """Direction (R2.6). Explanation: of the axis, such as `NORTH`."""
    indexing_variable: Union[str, Missing] = MISSING
    """Indexing variable (R2.6). Explanation: the name of the array that holds the coordinates."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> Dimension:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            name=members.optional("name", string),
            full_name=members.optional("full_name", string),
            size=members.optional("size", integer),
            type=members.optional("type", string),
            direction=members.optional("direction", string),
            indexing_variable=members.optional("indexing_variable", string),
            extra=members.extra(),
        )


DimensionOrName = Union["Dimension", str]
"""A dimension object, or the fully qualified name of a dimension (R2.6)."""


def decode_dimension_or_name(node: Json, place: Place) -> DimensionOrName:
    """Decodes `DimensionOrName` at a place of a document."""
    value: DimensionOrName = by_json_type({
        "object": Dimension.decode,
        "string": string,
    })(node, place)
    return value


Dimensions = List["DimensionOrName"]
"""Array whose items are each either a dimension or its name (R2.6)."""


DatatypeName = Literal["String", "Byte", "Int16", "UInt16", "Int32", "UInt32", "Float32", "Float64", "CInt16", "CInt32", "CFloat32", "CFloat64"]
"""One of the allowed strings for a datatype (R2.5)."""
DATATYPE_NAME_STRING: Final = "String"
DATATYPE_NAME_BYTE: Final = "Byte"
DATATYPE_NAME_INT16: Final = "Int16"
DATATYPE_NAME_U_INT16: Final = "UInt16"
DATATYPE_NAME_INT32: Final = "Int32"
DATATYPE_NAME_U_INT32: Final = "UInt32"
DATATYPE_NAME_FLOAT32: Final = "Float32"
DATATYPE_NAME_FLOAT64: Final = "Float64"
DATATYPE_NAME_C_INT16: Final = "CInt16"
DATATYPE_NAME_C_INT32: Final = "CInt32"
DATATYPE_NAME_C_FLOAT32: Final = "CFloat32"
DATATYPE_NAME_C_FLOAT64: Final = "CFloat64"


@dataclass
class Component(Record):
    """Component of a compound datatype (R2.5)."""

    name: Union[str, Missing] = MISSING
    """Name of the component (R2.5)."""
    offset: Union[int, Missing] = MISSING
    """Offset (R2.5). Explanation: bytes from the start of a value to the component."""
    type: Union[Datatype, Missing] = MISSING
    """Either one of the allowed strings, or a compound datatype object (R2.5)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> Component:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            name=members.optional("name", string),
            offset=members.optional("offset", integer),
            type=members.optional("type", decode_datatype),
            extra=members.extra(),
        )


@dataclass
class Compound(Record):
    """Compound datatype (R2.5). Explanation: a record of components."""

    name: Union[str, Missing] = MISSING
    """Name of the compound datatype (R2.5)."""
    size: Union[int, Missing] = MISSING
    """Size (R2.5). Explanation: bytes of one value."""
    components: Union[List[Component], Missing] = MISSING
    """Components of the compound datatype (R2.5)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> Compound:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            name=members.optional("name", string),
            size=members.optional("size", integer),
            components=members.optional("components", list_of(Component.decode)),
            extra=members.extra(),
        )


Datatype = Union["DatatypeName", "Compound"]
"""Either one of the allowed strings, or a compound datatype object (R2.5)."""


def decode_datatype(node: Json, place: Place) -> Datatype:
    """Decodes `Datatype` at a place of a document."""
    value: Datatype = by_json_type({
        "string": one_of("String", "Byte", "Int16", "UInt16", "Int32", "UInt32", "Float32", "Float64", "CInt16", "CInt32", "CFloat32", "CFloat64"),
        "object": Compound.decode,
    })(node, place)
    return value


Value = Json
"""A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value)."""


Attribute = Json
"""Either a bare value or an object (R2.4). A bare value may be any object (R-attr)."""


Attributes = Union[Dict[str, "Attribute"], List["Attribute"]]
"""Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat."""


def decode_attributes(node: Json, place: Place) -> Attributes:
    """Decodes `Attributes` at a place of a document."""
    value: Attributes = by_json_type({
        "object": map_of(json_of("string", "number", "object", "array")),
        "array": list_of(json_of("string", "number", "object", "array")),
    })(node, place)
    return value


@dataclass
class Srs(Record):
    """Spatial reference (R2.7). Explanation: the reference system of an array."""

    wkt: Union[str, Missing] = MISSING
    """WKT (R2.7). Explanation: the definition in well-known text."""
    data_axis_to_srs_axis_mapping: Union[List[int], Missing] = MISSING
    """Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> Srs:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            wkt=members.optional("wkt", string),
            data_axis_to_srs_axis_mapping=members.optional("data_axis_to_srs_axis_mapping", list_of(integer)),
            extra=members.extra(),
        )


StructuralInfo = Dict[str, str]
"""Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression."""


@dataclass
class RasterArray(Record):
    """An array: its datatype, dimensions, attributes and values (R2.3)."""

    name: Union[str, Missing] = MISSING
    """Name of the array (R2.3)."""
    type: Union[Literal["array"], Missing] = MISSING
    """Only `array` (R2.3)."""
    datatype: Union[Datatype, Missing] = MISSING
    """Either one of the allowed strings, or a compound datatype object (R2.5)."""
    dimensions: Union[Dimensions, Missing] = MISSING
    """Array whose items are each either a dimension or its name (R2.6)."""
    attributes: Union[Attributes, Missing] = MISSING
    """Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat."""
    srs: Union[Srs, Missing] = MISSING
    """Spatial reference (R2.7). Explanation: the reference system of an array."""
    nodata_value: Union[Value, Missing] = MISSING
    """A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value)."""
    scale: Union[float, Missing] = MISSING
    """Scale (R2.3). A number, never a text such as `NaN` (R-nan). Explanation: the factor from stored to real values."""
    offset: Union[float, Missing] = MISSING
    """Offset (R2.3). Explanation: the real value of a stored zero."""
    values: Union[Value, Missing] = MISSING
    """A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value)."""
    unit: Union[str, Missing] = MISSING
    """Unit (R2.3). Explanation: of the real values."""
    structural_info: Union[StructuralInfo, Missing] = MISSING
    """Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> RasterArray:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            name=members.optional("name", string),
            type=members.optional("type", one_of("array")),
            datatype=members.optional("datatype", decode_datatype),
            dimensions=members.optional("dimensions", list_of(decode_dimension_or_name)),
            attributes=members.optional("attributes", decode_attributes),
            srs=members.optional("srs", Srs.decode),
            nodata_value=members.optional("nodata_value", json_of("string", "number", "object", "array")),
            scale=members.optional("scale", number),
            offset=members.optional("offset", number),
            values=members.optional("values", json_of("string", "number", "object", "array")),
            unit=members.optional("unit", string),
            structural_info=members.optional("structural_info", map_of(string)),
            extra=members.extra(),
        )


Groups = Union[Dict[str, "RasterGroup"], List["RasterGroup"]]
"""Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat."""


def decode_groups(node: Json, place: Place) -> Groups:
    """Decodes `Groups` at a place of a document."""
    value: Groups = by_json_type({
        "object": map_of(RasterGroup.decode),
        "array": list_of(RasterGroup.decode),
    })(node, place)
    return value


@dataclass
class RasterGroup(Record):
    """A group of dimensions, arrays, attributes and groups (R2.2)."""

    driver: Union[str, Missing] = MISSING
    """Driver (R2.2). Explanation: the name of the one that read the dataset."""
    name: Union[str, Missing] = MISSING
    """Name of the group (R2.2). Explanation: `/` for the root group."""
    type: Union[Literal["group"], Missing] = MISSING
    """Only `group` (R2.2)."""
    dimensions: Union[Dimensions, Missing] = MISSING
    """Array whose items are each either a dimension or its name (R2.6)."""
    arrays: Union[Dict[str, RasterArray], Missing] = MISSING
    """Map from array name to array (R2.2)."""
    attributes: Union[Attributes, Missing] = MISSING
    """Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat."""
    groups: Union[Groups, Missing] = MISSING
    """Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat."""
    structural_info: Union[StructuralInfo, Missing] = MISSING
    """Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> RasterGroup:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            driver=members.optional("driver", string),
            name=members.optional("name", string),
            type=members.optional("type", one_of("group")),
            dimensions=members.optional("dimensions", list_of(decode_dimension_or_name)),
            arrays=members.optional("arrays", map_of(RasterArray.decode)),
            attributes=members.optional("attributes", decode_attributes),
            groups=members.optional("groups", decode_groups),
            structural_info=members.optional("structural_info", map_of(string)),
            extra=members.extra(),
        )


RasterInfo = Union[
    "RasterGroup",
    "RasterArray",
]
"""Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map)."""


def decode_raster_info(node: Json, place: Place) -> RasterInfo:
    """Decodes `RasterInfo` at a place of a document."""
    value: RasterInfo = choose(
        "type",
        {
            "group": (("driver", "name", "type", "dimensions", "arrays", "attributes", "groups", "structural_info",), RasterGroup.decode),
            "array": (("name", "type", "datatype", "dimensions", "attributes", "srs", "nodata_value", "scale", "offset", "values", "unit", "structural_info",), RasterArray.decode),
        },
    )(node, place)
    return value


@dataclass
class AttributeObject(Record):
    """An attribute object (R2.4). Explanation: it tells its data type."""

    name: Union[str, Missing] = MISSING
    """Name of the attribute (R2.4)."""
    type: Union[Literal["attribute"], Missing] = MISSING
    """Only `attribute` (R2.4)."""
    datatype: Union[Datatype, Missing] = MISSING
    """Either one of the allowed strings, or a compound datatype object (R2.5)."""
    value: Union[Value, Missing] = MISSING
    """A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> AttributeObject:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            name=members.optional("name", string),
            type=members.optional("type", one_of("attribute")),
            datatype=members.optional("datatype", decode_datatype),
            value=members.optional("value", json_of("string", "number", "object", "array")),
            extra=members.extra(),
        )


def parse_raster_info(body: Union[bytes, str]) -> RasterInfo:
    """Reads a document; raises `UnreadableError` where it is no JSON text, `DecodeError` where it breaks the contract."""
    return with_deep_stack(lambda: decode_document(decode_raster_info, read_json(body)))


def write_raster_info(raster_info: RasterInfo) -> str:
    """Writes a document as JSON text: what was parsed, with unknown members, and nothing that was absent."""
    return with_deep_stack(lambda: write_json(encode(raster_info)))
