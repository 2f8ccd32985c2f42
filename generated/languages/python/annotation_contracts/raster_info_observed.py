# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

"""Types of the contract `raster-info`, edition observed."""

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
    "DATATYPE_NAME_C_FLOAT16",
    "DATATYPE_NAME_C_FLOAT32",
    "DATATYPE_NAME_C_FLOAT64",
    "DATATYPE_NAME_C_INT16",
    "DATATYPE_NAME_C_INT32",
    "DATATYPE_NAME_FLOAT16",
    "DATATYPE_NAME_FLOAT32",
    "DATATYPE_NAME_FLOAT64",
    "DATATYPE_NAME_INT16",
    "DATATYPE_NAME_INT32",
    "DATATYPE_NAME_INT64",
    "DATATYPE_NAME_INT8",
    "DATATYPE_NAME_STRING",
    "DATATYPE_NAME_UNKNOWN",
    "DATATYPE_NAME_U_INT16",
    "DATATYPE_NAME_U_INT32",
    "DATATYPE_NAME_U_INT64",
    "Datatype",
    "DatatypeName",
    "DatatypeObject",
    "Dimension",
    "DimensionOrName",
    "Dimensions",
    "ENUMERATION_TYPE_BYTE",
    "ENUMERATION_TYPE_INT16",
    "ENUMERATION_TYPE_INT32",
    "ENUMERATION_TYPE_INT64",
    "ENUMERATION_TYPE_INT8",
    "ENUMERATION_TYPE_U_INT16",
    "ENUMERATION_TYPE_U_INT32",
    "ENUMERATION_TYPE_U_INT64",
    "Enumeration",
    "EnumerationType",
    "Groups",
    "IndexingVariable",
    "NUMBER_NAME_INFINITY",
    "NUMBER_NAME_MINUS_INFINITY",
    "NUMBER_NAME_NA_N",
    "NumberName",
    "NumberOrName",
    "OverviewOrName",
    "Overviews",
    "PrintedValue",
    "RasterArray",
    "RasterGroup",
    "RasterInfo",
    "Srs",
    "Statistics",
    "StructuralInfo",
    "Value",
    "parse_raster_info",
    "write_raster_info",
]

DatatypeName = Literal["String", "Byte", "Int8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Float16", "Float32", "Float64", "CInt16", "CInt32", "CFloat16", "CFloat32", "CFloat64", "Unknown"]
"""One of the allowed strings for a datatype (R2.5). `Int8`, `Int64`, `UInt64`, `Float16` and `CFloat16` since gdalmdiminfo 3.11; programs print `Int64` and `UInt64` since 3.5, `Int8` since 3.7. `Unknown` stands for a type without a name of its own: printed since 3.2, in no published schema."""
DATATYPE_NAME_STRING: Final = "String"
DATATYPE_NAME_BYTE: Final = "Byte"
DATATYPE_NAME_INT8: Final = "Int8"
DATATYPE_NAME_INT16: Final = "Int16"
DATATYPE_NAME_U_INT16: Final = "UInt16"
DATATYPE_NAME_INT32: Final = "Int32"
DATATYPE_NAME_U_INT32: Final = "UInt32"
DATATYPE_NAME_INT64: Final = "Int64"
DATATYPE_NAME_U_INT64: Final = "UInt64"
DATATYPE_NAME_FLOAT16: Final = "Float16"
DATATYPE_NAME_FLOAT32: Final = "Float32"
DATATYPE_NAME_FLOAT64: Final = "Float64"
DATATYPE_NAME_C_INT16: Final = "CInt16"
DATATYPE_NAME_C_INT32: Final = "CInt32"
DATATYPE_NAME_C_FLOAT16: Final = "CFloat16"
DATATYPE_NAME_C_FLOAT32: Final = "CFloat32"
DATATYPE_NAME_C_FLOAT64: Final = "CFloat64"
DATATYPE_NAME_UNKNOWN: Final = "Unknown"


class Component(_raster_info.Component, Record):
    """Component of a compound datatype (R2.5)."""

    name: Union[str, Missing] = MISSING
    """Name of the component (R2.5)."""
    offset: Union[int, Missing] = MISSING
    """Offset (R2.5). Explanation: bytes from the start of a value to the component."""
    type: Union[Datatype, Missing] = MISSING
    """A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12)."""
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


EnumerationType = Literal["Int8", "Byte", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64"]
"""Integer type that stores a value; since gdalmdiminfo 3.12."""
ENUMERATION_TYPE_INT8: Final = "Int8"
ENUMERATION_TYPE_BYTE: Final = "Byte"
ENUMERATION_TYPE_INT16: Final = "Int16"
ENUMERATION_TYPE_U_INT16: Final = "UInt16"
ENUMERATION_TYPE_INT32: Final = "Int32"
ENUMERATION_TYPE_U_INT32: Final = "UInt32"
ENUMERATION_TYPE_INT64: Final = "Int64"
ENUMERATION_TYPE_U_INT64: Final = "UInt64"


class Enumeration(_raster_info.Enumeration, Record):
    """A data type whose values have names; since gdalmdiminfo 3.12."""

    name: Union[str, Missing] = MISSING
    """Name of the enumeration; since gdalmdiminfo 3.12."""
    type: Union[EnumerationType, Missing] = MISSING
    """Integer type that stores a value; since gdalmdiminfo 3.12."""
    attribute_table: Union[Sequence[JsonObject], Missing] = MISSING
    """One row per value, such as `{"value": 1, "name": "water"}`; any object is a row. Since gdalmdiminfo 3.12."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


DatatypeObject = Union["Compound", "Enumeration"]
"""A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12)."""


Datatype = Union["DatatypeName", "DatatypeObject"]
"""A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12)."""


PrintedValue = Json
"""A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema."""


Attribute = Json
"""Either a bare value or an object (R2.4). A bare value may be any object (R-attr). Null is printed since gdalmdiminfo 3.2, booleans since 3.4; neither is in a published schema."""


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


Value = Json
"""A string, a number, an object or an array (R2.9). Anything may stand inside (R-value)."""


NumberName = Literal["NaN", "Infinity", "-Infinity"]
"""Name of a number that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema."""
NUMBER_NAME_NA_N: Final = "NaN"
NUMBER_NAME_INFINITY: Final = "Infinity"
NUMBER_NAME_MINUS_INFINITY: Final = "-Infinity"


NumberOrName = Union[float, "NumberName"]
"""A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema."""


class Statistics(_raster_info.Statistics, Record):
    """Statistics of the values; printed with `-stats` since gdalmdiminfo 3.2, in no published schema."""

    min: Union[NumberOrName, Missing] = MISSING
    """A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema."""
    max: Union[NumberOrName, Missing] = MISSING
    """A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema."""
    mean: Union[NumberOrName, Missing] = MISSING
    """A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema."""
    stddev: Union[NumberOrName, Missing] = MISSING
    """A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema."""
    valid_sample_count: Union[int, Missing] = MISSING
    """Number of values that are not the no-data value. Where it is 0 the other members are missing."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


StructuralInfo = Mapping[str, str]
"""Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression."""


OverviewOrName = Union["RasterArray", str]
"""An overview, or the fully qualified name of the array that is one; since gdalmdiminfo 3.13."""


Overviews = Sequence["OverviewOrName"]
"""Coarser versions of the array; since gdalmdiminfo 3.13."""


class RasterArray(_raster_info.RasterArray, Record):
    """An array: its datatype, dimensions, attributes and values (R2.3)."""

    name: Union[str, Missing] = MISSING
    """Name of the array (R2.3)."""
    full_name: Union[str, Missing] = MISSING
    """Fully qualified name, from the root group; since gdalmdiminfo 3.13."""
    type: Union[Literal["array"], Missing] = MISSING
    """Only `array` (R2.3)."""
    datatype: Union[Datatype, Missing] = MISSING
    """A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12)."""
    dimensions: Union[Dimensions, Missing] = MISSING
    """Array whose items are each either a dimension or its name (R2.6)."""
    dimension_size: Union[Sequence[float], Missing] = MISSING
    """Number of elements along each dimension; since gdalmdiminfo 3.4."""
    block_size: Union[Sequence[float], Missing] = MISSING
    """Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4."""
    attributes: Union[Attributes, Missing] = MISSING
    """Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat."""
    srs: Union[Srs, Missing] = MISSING
    """Spatial reference (R2.7). Explanation: the reference system of an array."""
    nodata_value: Union[Value, Missing] = MISSING
    """A string, a number, an object or an array (R2.9). Anything may stand inside (R-value)."""
    scale: Union[NumberOrName, Missing] = MISSING
    """A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema."""
    offset: Union[NumberOrName, Missing] = MISSING
    """A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema."""
    values: Union[PrintedValue, Missing] = MISSING
    """A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema."""
    statistics: Union[Statistics, Missing] = MISSING
    """Statistics of the values; printed with `-stats` since gdalmdiminfo 3.2, in no published schema."""
    unit: Union[str, Missing] = MISSING
    """Unit (R2.3). Explanation: of the real values."""
    structural_info: Union[StructuralInfo, Missing] = MISSING
    """Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression."""
    overviews: Union[Overviews, Missing] = MISSING
    """Coarser versions of the array; since gdalmdiminfo 3.13."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


IndexingVariable = Union[str, Mapping[str, "RasterArray"]]
"""Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8)."""


class Dimension(_raster_info.Dimension, Record):
    """A dimension (R2.6). Explanation: of an array or group."""

    name: Union[str, Missing] = MISSING
    """Name of the dimension (R2.6)."""
    full_name: Union[str, Missing] = MISSING
    """Full name (R2.6). Explanation: fully qualified, from the root group."""
    size: Union[int, Missing] = MISSING
    """Size (R2.6). Explanation: number of elements."""
    type: Union[str, Missing] = MISSING
    """Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`."""
    direction: Union[str, Missing] = MISSING
    """Direction (R2.6). Explanation: of the axis, such as `NORTH`."""
    indexing_variable: Union[IndexingVariable, Missing] = MISSING
    """Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


DimensionOrName = Union["Dimension", str]
"""A dimension object, or the fully qualified name of a dimension (R2.6)."""


Dimensions = Sequence["DimensionOrName"]
"""Array whose items are each either a dimension or its name (R2.6)."""


Groups = Union[Mapping[str, "RasterGroup"], Sequence["RasterGroup"]]
"""Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat."""


class RasterGroup(_raster_info.RasterGroup, Record):
    """A group of dimensions, arrays, attributes and groups (R2.2)."""

    driver: Union[str, Missing] = MISSING
    """Driver (R2.2). Explanation: the name of the one that read the dataset."""
    name: Union[str, Missing] = MISSING
    """Name of the group (R2.2). Explanation: `/` for the root group."""
    full_name: Union[str, Missing] = MISSING
    """Fully qualified name, from the root group; since gdalmdiminfo 3.13."""
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
    datatypes: Union[Sequence[Datatype], Missing] = MISSING
    """Data types that the group declares; since gdalmdiminfo 3.12."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


RasterInfo = Union["RasterGroup", "RasterArray"]
"""Structure of a multidimensional raster dataset: a group or an array (R2.1), as gdalmdiminfo 3.2 to 3.13 prints it. No property is required, and objects accept only the listed properties (R1, E-raster). What no published schema has says so."""


class AttributeObject(_raster_info.AttributeObject, Record):
    """An attribute object (R2.4). Explanation: it tells its data type."""

    name: Union[str, Missing] = MISSING
    """Name of the attribute (R2.4)."""
    type: Union[Literal["attribute"], Missing] = MISSING
    """Only `attribute` (R2.4)."""
    datatype: Union[Datatype, Missing] = MISSING
    """A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12)."""
    value: Union[PrintedValue, Missing] = MISSING
    """A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


CONTRACT: Final = Edition(
    __name__,
    "{\"table\":1,\"name\":\"raster-info\",\"edition\":\"observed\",\"main\":\"RasterInfo\",\"formats\":{},\"types\":["
    "{\"kind\":\"vocabulary\",\"values\":[\"String\",\"Byte\",\"Int8\",\"Int16\",\"UInt16\",\"Int32\",\"UInt32\",\"Int64\",\"UInt64\",\"Float16\",\"Float32\",\"Float64\",\"CInt16\",\"CInt32\",\"CFloat16\",\"CFloat32\",\"CFloat64\",\"Unknown\"],\"open\":false,\"name\":\"DatatypeName\",\"expected\":[\"String\",\"Byte\",\"Int8\",\"Int16\",\"UInt16\",\"Int32\",\"UInt32\",\"Int64\",\"UInt64\",\"Float16\",\"Float32\",\"Float64\",\"CInt16\",\"CInt32\",\"CFloat16\",\"CFloat32\",\"CFloat64\",\"Unknown\"],\"phrase\":\"one of \\\"String\\\", \\\"Byte\\\", \\\"Int8\\\", \\\"Int16\\\", \\\"UInt16\\\", \\\"Int32\\\", \\\"UInt32\\\", \\\"Int64\\\", \\\"UInt64\\\", \\\"Float16\\\", \\\"Float32\\\", \\\"Float64\\\", \\\"CInt16\\\", \\\"CInt32\\\", \\\"CFloat16\\\", \\\"CFloat32\\\", \\\"CFloat64\\\", \\\"Unknown\\\"\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"offset\",\"type\":{\"kind\":\"integer\",\"safe\":false},\"optional\":true},{\"name\":\"type\",\"type\":{\"kind\":\"named\",\"name\":\"Datatype\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Component\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"size\",\"type\":{\"kind\":\"integer\",\"safe\":false},\"optional\":true},{\"name\":\"components\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Component\"}},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Compound\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"Int8\",\"Byte\",\"Int16\",\"UInt16\",\"Int32\",\"UInt32\",\"Int64\",\"UInt64\"],\"open\":false,\"name\":\"EnumerationType\",\"expected\":[\"Int8\",\"Byte\",\"Int16\",\"UInt16\",\"Int32\",\"UInt32\",\"Int64\",\"UInt64\"],\"phrase\":\"one of \\\"Int8\\\", \\\"Byte\\\", \\\"Int16\\\", \\\"UInt16\\\", \\\"Int32\\\", \\\"UInt32\\\", \\\"Int64\\\", \\\"UInt64\\\"\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"type\",\"type\":{\"kind\":\"named\",\"name\":\"EnumerationType\"},\"optional\":true},{\"name\":\"attribute_table\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"}},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Enumeration\"},"
    "{\"kind\":\"sum\",\"open\":false,\"branches\":[{\"value\":\"\",\"record\":\"Compound\"},{\"value\":\"\",\"record\":\"Enumeration\"}],\"name\":\"DatatypeObject\"},"
    "{\"kind\":\"union\",\"branches\":[{\"json\":\"string\",\"type\":{\"kind\":\"named\",\"name\":\"DatatypeName\"}},{\"json\":\"object\",\"type\":{\"kind\":\"named\",\"name\":\"DatatypeObject\"}}],\"name\":\"Datatype\",\"expected\":[\"String\",\"Byte\",\"Int8\",\"Int16\",\"UInt16\",\"Int32\",\"UInt32\",\"Int64\",\"UInt64\",\"Float16\",\"Float32\",\"Float64\",\"CInt16\",\"CInt32\",\"CFloat16\",\"CFloat32\",\"CFloat64\",\"Unknown\",\"<object>\"],\"phrase\":\"one of \\\"String\\\", \\\"Byte\\\", \\\"Int8\\\", \\\"Int16\\\", \\\"UInt16\\\", \\\"Int32\\\", \\\"UInt32\\\", \\\"Int64\\\", \\\"UInt64\\\", \\\"Float16\\\", \\\"Float32\\\", \\\"Float64\\\", \\\"CInt16\\\", \\\"CInt32\\\", \\\"CFloat16\\\", \\\"CFloat32\\\", \\\"CFloat64\\\", \\\"Unknown\\\", an object\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"string\",\"number\",\"boolean\",\"null\",\"object\",\"array\"],\"expected\":\"string or number or boolean or null or array or object\",\"phrase\":\"a string or a number or a boolean or null or an array or an object\"},\"name\":\"PrintedValue\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"string\",\"number\",\"boolean\",\"null\",\"object\",\"array\"],\"expected\":\"string or number or boolean or null or array or object\",\"phrase\":\"a string or a number or a boolean or null or an array or an object\"},\"name\":\"Attribute\"},"
    "{\"kind\":\"union\",\"branches\":[{\"json\":\"object\",\"type\":{\"kind\":\"map\",\"values\":{\"kind\":\"named\",\"name\":\"Attribute\"}}},{\"json\":\"array\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Attribute\"}}}],\"name\":\"Attributes\",\"expected\":\"array or object\",\"phrase\":\"an array or an object\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"wkt\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"data_axis_to_srs_axis_mapping\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"integer\",\"safe\":false}},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Srs\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"string\",\"number\",\"object\",\"array\"],\"expected\":\"string or number or array or object\",\"phrase\":\"a string or a number or an array or an object\"},\"name\":\"Value\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"NaN\",\"Infinity\",\"-Infinity\"],\"open\":false,\"name\":\"NumberName\",\"expected\":[\"NaN\",\"Infinity\",\"-Infinity\"],\"phrase\":\"one of \\\"NaN\\\", \\\"Infinity\\\", \\\"-Infinity\\\"\"},"
    "{\"kind\":\"union\",\"branches\":[{\"json\":\"number\",\"type\":{\"kind\":\"number\"}},{\"json\":\"string\",\"type\":{\"kind\":\"named\",\"name\":\"NumberName\"}}],\"name\":\"NumberOrName\",\"expected\":[\"NaN\",\"Infinity\",\"-Infinity\",\"<number>\"],\"phrase\":\"one of \\\"NaN\\\", \\\"Infinity\\\", \\\"-Infinity\\\", a number\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"min\",\"type\":{\"kind\":\"named\",\"name\":\"NumberOrName\"},\"optional\":true},{\"name\":\"max\",\"type\":{\"kind\":\"named\",\"name\":\"NumberOrName\"},\"optional\":true},{\"name\":\"mean\",\"type\":{\"kind\":\"named\",\"name\":\"NumberOrName\"},\"optional\":true},{\"name\":\"stddev\",\"type\":{\"kind\":\"named\",\"name\":\"NumberOrName\"},\"optional\":true},{\"name\":\"valid_sample_count\",\"type\":{\"kind\":\"integer\",\"safe\":false},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Statistics\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"map\",\"values\":{\"kind\":\"string\"}},\"name\":\"StructuralInfo\"},"
    "{\"kind\":\"union\",\"branches\":[{\"json\":\"object\",\"type\":{\"kind\":\"named\",\"name\":\"RasterArray\"}},{\"json\":\"string\",\"type\":{\"kind\":\"string\"}}],\"name\":\"OverviewOrName\",\"expected\":\"string or object\",\"phrase\":\"a string or an object\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"OverviewOrName\"}},\"name\":\"Overviews\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"full_name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"type\",\"type\":{\"kind\":\"constant\",\"value\":\"array\",\"expected\":[\"array\"],\"phrase\":\"\\\"array\\\"\"},\"optional\":true},{\"name\":\"datatype\",\"type\":{\"kind\":\"named\",\"name\":\"Datatype\"},\"optional\":true},{\"name\":\"dimensions\",\"type\":{\"kind\":\"named\",\"name\":\"Dimensions\"},\"optional\":true},{\"name\":\"dimension_size\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"number\"}},\"optional\":true},{\"name\":\"block_size\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"number\"}},\"optional\":true},{\"name\":\"attributes\",\"type\":{\"kind\":\"named\",\"name\":\"Attributes\"},\"optional\":true},{\"name\":\"srs\",\"type\":{\"kind\":\"named\",\"name\":\"Srs\"},\"optional\":true},{\"name\":\"nodata_value\",\"type\":{\"kind\":\"named\",\"name\":\"Value\"},\"optional\":true},{\"name\":\"scale\",\"type\":{\"kind\":\"named\",\"name\":\"NumberOrName\"},\"optional\":true},{\"name\":\"offset\",\"type\":{\"kind\":\"named\",\"name\":\"NumberOrName\"},\"optional\":true},{\"name\":\"values\",\"type\":{\"kind\":\"named\",\"name\":\"PrintedValue\"},\"optional\":true},{\"name\":\"statistics\",\"type\":{\"kind\":\"named\",\"name\":\"Statistics\"},\"optional\":true},{\"name\":\"unit\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"structural_info\",\"type\":{\"kind\":\"named\",\"name\":\"StructuralInfo\"},\"optional\":true},{\"name\":\"overviews\",\"type\":{\"kind\":\"named\",\"name\":\"Overviews\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"RasterArray\"},"
    "{\"kind\":\"union\",\"branches\":[{\"json\":\"string\",\"type\":{\"kind\":\"string\"}},{\"json\":\"object\",\"type\":{\"kind\":\"map\",\"values\":{\"kind\":\"named\",\"name\":\"RasterArray\"}}}],\"name\":\"IndexingVariable\",\"expected\":\"string or object\",\"phrase\":\"a string or an object\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"full_name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"size\",\"type\":{\"kind\":\"integer\",\"safe\":false},\"optional\":true},{\"name\":\"type\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"direction\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"indexing_variable\",\"type\":{\"kind\":\"named\",\"name\":\"IndexingVariable\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Dimension\"},"
    "{\"kind\":\"union\",\"branches\":[{\"json\":\"object\",\"type\":{\"kind\":\"named\",\"name\":\"Dimension\"}},{\"json\":\"string\",\"type\":{\"kind\":\"string\"}}],\"name\":\"DimensionOrName\",\"expected\":\"string or object\",\"phrase\":\"a string or an object\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"DimensionOrName\"}},\"name\":\"Dimensions\"},"
    "{\"kind\":\"union\",\"branches\":[{\"json\":\"object\",\"type\":{\"kind\":\"map\",\"values\":{\"kind\":\"named\",\"name\":\"RasterGroup\"}}},{\"json\":\"array\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"RasterGroup\"}}}],\"name\":\"Groups\",\"expected\":\"array or object\",\"phrase\":\"an array or an object\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"driver\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"full_name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"type\",\"type\":{\"kind\":\"constant\",\"value\":\"group\",\"expected\":[\"group\"],\"phrase\":\"\\\"group\\\"\"},\"optional\":true},{\"name\":\"dimensions\",\"type\":{\"kind\":\"named\",\"name\":\"Dimensions\"},\"optional\":true},{\"name\":\"arrays\",\"type\":{\"kind\":\"map\",\"values\":{\"kind\":\"named\",\"name\":\"RasterArray\"}},\"optional\":true},{\"name\":\"attributes\",\"type\":{\"kind\":\"named\",\"name\":\"Attributes\"},\"optional\":true},{\"name\":\"groups\",\"type\":{\"kind\":\"named\",\"name\":\"Groups\"},\"optional\":true},{\"name\":\"structural_info\",\"type\":{\"kind\":\"named\",\"name\":\"StructuralInfo\"},\"optional\":true},{\"name\":\"datatypes\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Datatype\"}},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"RasterGroup\"},"
    "{\"kind\":\"sum\",\"tag\":\"type\",\"open\":false,\"branches\":[{\"value\":\"group\",\"record\":\"RasterGroup\"},{\"value\":\"array\",\"record\":\"RasterArray\"}],\"name\":\"RasterInfo\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"type\",\"type\":{\"kind\":\"constant\",\"value\":\"attribute\",\"expected\":[\"attribute\"],\"phrase\":\"\\\"attribute\\\"\"},\"optional\":true},{\"name\":\"datatype\",\"type\":{\"kind\":\"named\",\"name\":\"Datatype\"},\"optional\":true},{\"name\":\"value\",\"type\":{\"kind\":\"named\",\"name\":\"PrintedValue\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"AttributeObject\"}"
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
