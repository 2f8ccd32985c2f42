# Generated from schemas/raster-info.2026.schema.json by "npm run generate". Do not edit.

"""Raster info of edition 2026."""

from __future__ import annotations

from typing import Annotated, Any, Dict, List, Literal, Union

from ..record import Int, NotNull, Number, Record


DatatypeName = Literal["String", "Byte", "Int8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Float16", "Float32", "Float64", "CInt16", "CInt32", "CFloat16", "CFloat32", "CFloat64"]
"""One of the allowed strings for a datatype. `Int8`, `Int64`, `UInt64`, `Float16` and `CFloat16` since gdalmdiminfo 3.11; programs print `Int64` and `UInt64` since 3.5, `Int8` since 3.7."""


class Component(Record):
    """Component of a compound datatype."""

    name: Annotated[str | None, NotNull] = None
    """Name of the component."""
    offset: Annotated[Int | None, NotNull] = None
    """Offset. Bytes from the start of a value to the component."""
    type: Annotated[Datatype | None, NotNull] = None
    """A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12)."""


class Compound(Record):
    """Compound datatype. A record of components."""

    name: Annotated[str | None, NotNull] = None
    """Name of the compound datatype."""
    size: Annotated[Int | None, NotNull] = None
    """Size. Bytes of one value."""
    components: Annotated[List[Component] | None, NotNull] = None
    """Components of the compound datatype."""


EnumerationType = Literal["Int8", "Byte", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64"]
"""Integer type that stores a value; since gdalmdiminfo 3.12."""


class Enumeration(Record):
    """A data type whose values have names; since gdalmdiminfo 3.12."""

    name: Annotated[str | None, NotNull] = None
    """Name of the enumeration; since gdalmdiminfo 3.12."""
    type: Annotated[EnumerationType | None, NotNull] = None
    """Integer type that stores a value; since gdalmdiminfo 3.12."""
    attribute_table: Annotated[List[Dict[str, Any]] | None, NotNull] = None
    """One row per value, such as `{\"value\": 1, \"name\": \"water\"}`; any object is a row. Since gdalmdiminfo 3.12."""


DatatypeObject = Union[Compound, Enumeration]
"""`Datatype`, if it is an object. A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12)."""


Datatype = Union[DatatypeName, DatatypeObject]
"""A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12)."""


Value = Union[str, Number, Dict[str, Any], List[Any]]
"""A string, a number, an object or an array. Anything is allowed inside."""


Attribute = Union[str, Number, Dict[str, Any], List[Any]]
"""Either a bare value or an object. A bare value may be any object."""


Attributes = Union[Dict[str, Attribute], List[Attribute]]
"""Either a map from name to attribute, or an array of attributes. An array if names repeat."""


class Srs(Record):
    """Spatial reference. The reference system of an array."""

    wkt: Annotated[str | None, NotNull] = None
    """WKT. The definition in well-known text."""
    data_axis_to_srs_axis_mapping: Annotated[List[Int] | None, NotNull] = None
    """Mapping of data axis to srs axis. For each axis of the data, the number of its axis in the reference system."""


StructuralInfo = Dict[str, str]
"""Map from string keys to string values. Storage details, such as compression."""


OverviewOrName = Union["RasterArray", str]
"""An overview, or the fully qualified name of the array that is one; since gdalmdiminfo 3.13."""


Overviews = List[OverviewOrName]
"""Coarser versions of the array; since gdalmdiminfo 3.13."""


class RasterArray(Record):
    """An array: its datatype, dimensions, attributes and values."""

    name: Annotated[str | None, NotNull] = None
    """Name of the array."""
    full_name: Annotated[str | None, NotNull] = None
    """Fully qualified name, from the root group; since gdalmdiminfo 3.13."""
    type: Annotated[Literal["array"] | None, NotNull] = None
    """Only `array`."""
    datatype: Annotated[Datatype | None, NotNull] = None
    """A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12)."""
    dimensions: Annotated[Dimensions | None, NotNull] = None
    """Array whose items are each either a dimension or its name."""
    dimension_size: Annotated[List[Number] | None, NotNull] = None
    """Number of elements along each dimension; since gdalmdiminfo 3.4."""
    block_size: Annotated[List[Number] | None, NotNull] = None
    """Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4."""
    attributes: Annotated[Attributes | None, NotNull] = None
    """Either a map from name to attribute, or an array of attributes. An array if names repeat."""
    srs: Annotated[Srs | None, NotNull] = None
    """Spatial reference. The reference system of an array."""
    nodata_value: Annotated[Value | None, NotNull] = None
    """A string, a number, an object or an array. Anything is allowed inside."""
    scale: Annotated[Number | None, NotNull] = None
    """Scale. The factor from stored to real values."""
    offset: Annotated[Number | None, NotNull] = None
    """Offset. The real value of a stored zero."""
    values: Annotated[Value | None, NotNull] = None
    """A string, a number, an object or an array. Anything is allowed inside."""
    unit: Annotated[str | None, NotNull] = None
    """Unit. The unit of the real values."""
    structural_info: Annotated[StructuralInfo | None, NotNull] = None
    """Map from string keys to string values. Storage details, such as compression."""
    overviews: Annotated[Overviews | None, NotNull] = None
    """Coarser versions of the array; since gdalmdiminfo 3.13."""


IndexingVariable = Union[str, Dict[str, RasterArray]]
"""Array that holds the coordinates: its name, or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8)."""


class Dimension(Record):
    """A dimension. A dimension of an array or group."""

    name: Annotated[str | None, NotNull] = None
    """Name of the dimension."""
    full_name: Annotated[str | None, NotNull] = None
    """Full name. Fully qualified, from the root group."""
    size: Annotated[Int | None, NotNull] = None
    """Size. Number of elements."""
    type: Annotated[str | None, NotNull] = None
    """Type. The kind of axis, such as `TEMPORAL`."""
    direction: Annotated[str | None, NotNull] = None
    """Direction. The direction of the axis, such as `NORTH`."""
    indexing_variable: Annotated[IndexingVariable | None, NotNull] = None
    """Array that holds the coordinates: its name, or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8)."""


DimensionOrName = Union[Dimension, str]
"""A dimension object, or the fully qualified name of a dimension."""


Dimensions = List[DimensionOrName]
"""Array whose items are each either a dimension or its name."""


Groups = Union[Dict[str, "RasterGroup"], List["RasterGroup"]]
"""Either a map from name to group, or an array of groups. An array if names repeat."""


class RasterGroup(Record):
    """A group of dimensions, arrays, attributes and groups."""

    driver: Annotated[str | None, NotNull] = None
    """Driver. The name of the driver that read the dataset."""
    name: Annotated[str | None, NotNull] = None
    """Name of the group. `/` for the root group."""
    full_name: Annotated[str | None, NotNull] = None
    """Fully qualified name, from the root group; since gdalmdiminfo 3.13."""
    type: Annotated[Literal["group"] | None, NotNull] = None
    """Only `group`."""
    dimensions: Annotated[Dimensions | None, NotNull] = None
    """Array whose items are each either a dimension or its name."""
    arrays: Annotated[Dict[str, RasterArray] | None, NotNull] = None
    """Map from array name to array."""
    attributes: Annotated[Attributes | None, NotNull] = None
    """Either a map from name to attribute, or an array of attributes. An array if names repeat."""
    groups: Annotated[Groups | None, NotNull] = None
    """Either a map from name to group, or an array of groups. An array if names repeat."""
    structural_info: Annotated[StructuralInfo | None, NotNull] = None
    """Map from string keys to string values. Storage details, such as compression."""
    datatypes: Annotated[List[Datatype] | None, NotNull] = None
    """Data types that the group declares; since gdalmdiminfo 3.12."""


RasterInfo = Union[RasterGroup, RasterArray]
"""Structure of a multidimensional raster dataset: a group or an array, as allowed by the schema published with gdalmdiminfo 3.13. No property is required, and objects accept only the listed properties. The description of each property or type that the 2019 schema lacks states the release that published it."""


class AttributeObject(Record):
    """An attribute object. It contains its data type."""

    name: Annotated[str | None, NotNull] = None
    """Name of the attribute."""
    type: Annotated[Literal["attribute"] | None, NotNull] = None
    """Only `attribute`."""
    datatype: Annotated[Datatype | None, NotNull] = None
    """A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12)."""
    value: Annotated[Value | None, NotNull] = None
    """A string, a number, an object or an array. Anything is allowed inside."""


Document = RasterInfo
