# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

"""Types of the contract `raster-info`, edition 2019."""

from __future__ import annotations

from typing import Final, Literal, Mapping, Sequence, Union

from . import raster_info as _raster_info
from .json_text import Json, JsonObject, Text, with_deep_stack, write_json
from .reader import Edition, parse
from .record import MISSING, Missing, Mode, Record, to_json

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

class Dimension(_raster_info.Dimension, Record):
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
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


DimensionOrName = Union["Dimension", str]
"""A dimension object, or the fully qualified name of a dimension (R2.6)."""


Dimensions = Sequence["DimensionOrName"]
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


class Component(_raster_info.Component, Record):
    """Component of a compound datatype (R2.5)."""

    name: Union[str, Missing] = MISSING
    """Name of the component (R2.5)."""
    offset: Union[int, Missing] = MISSING
    """Offset (R2.5). Explanation: bytes from the start of a value to the component."""
    type: Union[Datatype, Missing] = MISSING
    """Either one of the allowed strings, or a compound datatype object (R2.5)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class Compound(_raster_info.Compound, Record):
    """Compound datatype (R2.5). Explanation: a record of components."""

    name: Union[str, Missing] = MISSING
    """Name of the compound datatype (R2.5)."""
    size: Union[int, Missing] = MISSING
    """Size (R2.5). Explanation: bytes of one value."""
    components: Union[Sequence[Component], Missing] = MISSING
    """Components of the compound datatype (R2.5)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


Datatype = Union["DatatypeName", "Compound"]
"""Either one of the allowed strings, or a compound datatype object (R2.5)."""


Value = Json
"""A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value)."""


Attribute = Json
"""Either a bare value or an object (R2.4). A bare value may be any object (R-attr)."""


Attributes = Union[Mapping[str, "Attribute"], Sequence["Attribute"]]
"""Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat."""


class Srs(_raster_info.Srs, Record):
    """Spatial reference (R2.7). Explanation: the reference system of an array."""

    wkt: Union[str, Missing] = MISSING
    """WKT (R2.7). Explanation: the definition in well-known text."""
    data_axis_to_srs_axis_mapping: Union[Sequence[int], Missing] = MISSING
    """Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


StructuralInfo = Mapping[str, str]
"""Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression."""


class RasterArray(_raster_info.RasterArray, Record):
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
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


Groups = Union[Mapping[str, "RasterGroup"], Sequence["RasterGroup"]]
"""Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat."""


class RasterGroup(_raster_info.RasterGroup, Record):
    """A group of dimensions, arrays, attributes and groups (R2.2)."""

    driver: Union[str, Missing] = MISSING
    """Driver (R2.2). Explanation: the name of the one that read the dataset."""
    name: Union[str, Missing] = MISSING
    """Name of the group (R2.2). Explanation: `/` for the root group."""
    type: Union[Literal["group"], Missing] = MISSING
    """Only `group` (R2.2)."""
    dimensions: Union[Dimensions, Missing] = MISSING
    """Array whose items are each either a dimension or its name (R2.6)."""
    arrays: Union[Mapping[str, RasterArray], Missing] = MISSING
    """Map from array name to array (R2.2)."""
    attributes: Union[Attributes, Missing] = MISSING
    """Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat."""
    groups: Union[Groups, Missing] = MISSING
    """Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat."""
    structural_info: Union[StructuralInfo, Missing] = MISSING
    """Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


RasterInfo = Union["RasterGroup", "RasterArray"]
"""Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map)."""


class AttributeObject(_raster_info.AttributeObject, Record):
    """An attribute object (R2.4). Explanation: it tells its data type."""

    name: Union[str, Missing] = MISSING
    """Name of the attribute (R2.4)."""
    type: Union[Literal["attribute"], Missing] = MISSING
    """Only `attribute` (R2.4)."""
    datatype: Union[Datatype, Missing] = MISSING
    """Either one of the allowed strings, or a compound datatype object (R2.5)."""
    value: Union[Value, Missing] = MISSING
    """A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


CONTRACT: Final = Edition(
    __name__,
    "{\"table\":1,\"name\":\"raster-info\",\"edition\":\"2019\",\"main\":\"RasterInfo\",\"formats\":{},\"types\":["
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"full_name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"size\",\"type\":{\"kind\":\"integer\",\"safe\":false},\"optional\":true},{\"name\":\"type\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"direction\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"indexing_variable\",\"type\":{\"kind\":\"string\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Dimension\"},"
    "{\"kind\":\"union\",\"branches\":[{\"json\":\"object\",\"type\":{\"kind\":\"named\",\"name\":\"Dimension\"}},{\"json\":\"string\",\"type\":{\"kind\":\"string\"}}],\"name\":\"DimensionOrName\",\"expected\":\"string or object\",\"phrase\":\"a string or an object\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"DimensionOrName\"}},\"name\":\"Dimensions\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"String\",\"Byte\",\"Int16\",\"UInt16\",\"Int32\",\"UInt32\",\"Float32\",\"Float64\",\"CInt16\",\"CInt32\",\"CFloat32\",\"CFloat64\"],\"open\":false,\"name\":\"DatatypeName\",\"expected\":[\"String\",\"Byte\",\"Int16\",\"UInt16\",\"Int32\",\"UInt32\",\"Float32\",\"Float64\",\"CInt16\",\"CInt32\",\"CFloat32\",\"CFloat64\"],\"phrase\":\"one of \\\"String\\\", \\\"Byte\\\", \\\"Int16\\\", \\\"UInt16\\\", \\\"Int32\\\", \\\"UInt32\\\", \\\"Float32\\\", \\\"Float64\\\", \\\"CInt16\\\", \\\"CInt32\\\", \\\"CFloat32\\\", \\\"CFloat64\\\"\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"offset\",\"type\":{\"kind\":\"integer\",\"safe\":false},\"optional\":true},{\"name\":\"type\",\"type\":{\"kind\":\"named\",\"name\":\"Datatype\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Component\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"size\",\"type\":{\"kind\":\"integer\",\"safe\":false},\"optional\":true},{\"name\":\"components\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Component\"}},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Compound\"},"
    "{\"kind\":\"union\",\"branches\":[{\"json\":\"string\",\"type\":{\"kind\":\"named\",\"name\":\"DatatypeName\"}},{\"json\":\"object\",\"type\":{\"kind\":\"named\",\"name\":\"Compound\"}}],\"name\":\"Datatype\",\"expected\":[\"String\",\"Byte\",\"Int16\",\"UInt16\",\"Int32\",\"UInt32\",\"Float32\",\"Float64\",\"CInt16\",\"CInt32\",\"CFloat32\",\"CFloat64\",\"<object>\"],\"phrase\":\"one of \\\"String\\\", \\\"Byte\\\", \\\"Int16\\\", \\\"UInt16\\\", \\\"Int32\\\", \\\"UInt32\\\", \\\"Float32\\\", \\\"Float64\\\", \\\"CInt16\\\", \\\"CInt32\\\", \\\"CFloat32\\\", \\\"CFloat64\\\", an object\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"string\",\"number\",\"object\",\"array\"],\"expected\":\"string or number or array or object\",\"phrase\":\"a string or a number or an array or an object\"},\"name\":\"Value\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"string\",\"number\",\"object\",\"array\"],\"expected\":\"string or number or array or object\",\"phrase\":\"a string or a number or an array or an object\"},\"name\":\"Attribute\"},"
    "{\"kind\":\"union\",\"branches\":[{\"json\":\"object\",\"type\":{\"kind\":\"map\",\"values\":{\"kind\":\"named\",\"name\":\"Attribute\"}}},{\"json\":\"array\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Attribute\"}}}],\"name\":\"Attributes\",\"expected\":\"array or object\",\"phrase\":\"an array or an object\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"wkt\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"data_axis_to_srs_axis_mapping\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"integer\",\"safe\":false}},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Srs\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"map\",\"values\":{\"kind\":\"string\"}},\"name\":\"StructuralInfo\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"type\",\"type\":{\"kind\":\"constant\",\"value\":\"array\",\"expected\":[\"array\"],\"phrase\":\"\\\"array\\\"\"},\"optional\":true},{\"name\":\"datatype\",\"type\":{\"kind\":\"named\",\"name\":\"Datatype\"},\"optional\":true},{\"name\":\"dimensions\",\"type\":{\"kind\":\"named\",\"name\":\"Dimensions\"},\"optional\":true},{\"name\":\"attributes\",\"type\":{\"kind\":\"named\",\"name\":\"Attributes\"},\"optional\":true},{\"name\":\"srs\",\"type\":{\"kind\":\"named\",\"name\":\"Srs\"},\"optional\":true},{\"name\":\"nodata_value\",\"type\":{\"kind\":\"named\",\"name\":\"Value\"},\"optional\":true},{\"name\":\"scale\",\"type\":{\"kind\":\"number\"},\"optional\":true},{\"name\":\"offset\",\"type\":{\"kind\":\"number\"},\"optional\":true},{\"name\":\"values\",\"type\":{\"kind\":\"named\",\"name\":\"Value\"},\"optional\":true},{\"name\":\"unit\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"structural_info\",\"type\":{\"kind\":\"named\",\"name\":\"StructuralInfo\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"RasterArray\"},"
    "{\"kind\":\"union\",\"branches\":[{\"json\":\"object\",\"type\":{\"kind\":\"map\",\"values\":{\"kind\":\"named\",\"name\":\"RasterGroup\"}}},{\"json\":\"array\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"RasterGroup\"}}}],\"name\":\"Groups\",\"expected\":\"array or object\",\"phrase\":\"an array or an object\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"driver\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"type\",\"type\":{\"kind\":\"constant\",\"value\":\"group\",\"expected\":[\"group\"],\"phrase\":\"\\\"group\\\"\"},\"optional\":true},{\"name\":\"dimensions\",\"type\":{\"kind\":\"named\",\"name\":\"Dimensions\"},\"optional\":true},{\"name\":\"arrays\",\"type\":{\"kind\":\"map\",\"values\":{\"kind\":\"named\",\"name\":\"RasterArray\"}},\"optional\":true},{\"name\":\"attributes\",\"type\":{\"kind\":\"named\",\"name\":\"Attributes\"},\"optional\":true},{\"name\":\"groups\",\"type\":{\"kind\":\"named\",\"name\":\"Groups\"},\"optional\":true},{\"name\":\"structural_info\",\"type\":{\"kind\":\"named\",\"name\":\"StructuralInfo\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"RasterGroup\"},"
    "{\"kind\":\"sum\",\"tag\":\"type\",\"open\":false,\"branches\":[{\"value\":\"group\",\"record\":\"RasterGroup\"},{\"value\":\"array\",\"record\":\"RasterArray\"}],\"name\":\"RasterInfo\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"type\",\"type\":{\"kind\":\"constant\",\"value\":\"attribute\",\"expected\":[\"attribute\"],\"phrase\":\"\\\"attribute\\\"\"},\"optional\":true},{\"name\":\"datatype\",\"type\":{\"kind\":\"named\",\"name\":\"Datatype\"},\"optional\":true},{\"name\":\"value\",\"type\":{\"kind\":\"named\",\"name\":\"Value\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"AttributeObject\"}"
    "]}",
    {},
    {},
)


def parse_raster_info(body: Text, mode: Mode = "tolerant") -> RasterInfo:
    """Reads a document; raises `UnreadableError` if it is not JSON, `DecodeError` if it breaks the contract."""
    value: RasterInfo = parse(CONTRACT, body, mode)
    return value


def write_raster_info(raster_info: RasterInfo) -> str:
    """Writes a document as JSON: everything that was parsed, with unknown members. Absent members stay absent."""
    return write_json(with_deep_stack(lambda: to_json(raster_info)))
