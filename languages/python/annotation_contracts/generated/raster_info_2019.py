# Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

"""Raster info of edition 2019."""

from __future__ import annotations

from typing import Annotated, Any, Dict, List, Literal, Union

from ..record import Int, NotNull, Number, Record


class Dimension(Record):
    """A dimension. A dimension of an array or group."""

    name: Annotated[str | None, NotNull] = None
    """Name of the dimension."""
    full_name: Annotated[str | None, NotNull] = None
    """Full name. Fully qualified, from the root group."""
    size: Annotated[Int | None, NotNull] = None
    """Size. May be 0, or any integer. Number of elements."""
    type: Annotated[str | None, NotNull] = None
    """Type. The kind of axis, such as `TEMPORAL`."""
    direction: Annotated[str | None, NotNull] = None
    """Direction. The direction of the axis, such as `NORTH`."""
    indexing_variable: Annotated[str | None, NotNull] = None
    """Indexing variable. The name of the array that holds the coordinates."""


DimensionOrName = Union[Dimension, str]
"""A dimension object, or the fully qualified name of a dimension."""


Dimensions = List[DimensionOrName]
"""Array whose items are each either a dimension or its name."""


DatatypeName = Literal["String", "Byte", "Int16", "UInt16", "Int32", "UInt32", "Float32", "Float64", "CInt16", "CInt32", "CFloat32", "CFloat64"]
"""One of the allowed strings for a datatype."""


class Component(Record):
    """Component of a compound datatype."""

    name: Annotated[str | None, NotNull] = None
    """Name of the component."""
    offset: Annotated[Int | None, NotNull] = None
    """Offset. Bytes from the start of a value to the component."""
    type: Annotated[Datatype | None, NotNull] = None
    """Either one of the allowed strings, or a compound datatype object."""


class Compound(Record):
    """Compound datatype. A record of components."""

    name: Annotated[str | None, NotNull] = None
    """Name of the compound datatype."""
    size: Annotated[Int | None, NotNull] = None
    """Size. Bytes of one value."""
    components: Annotated[List[Component] | None, NotNull] = None
    """Components of the compound datatype."""


Datatype = Union[DatatypeName, Compound]
"""Either one of the allowed strings, or a compound datatype object."""


Value = Union[str, Number, Dict[str, Any], List[Any]]
"""A string, a number, an object or an array. Null is allowed only inside, where anything is allowed."""


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


class RasterArray(Record):
    """An array: its datatype, dimensions, attributes and values."""

    name: Annotated[str | None, NotNull] = None
    """Name of the array."""
    type: Annotated[Literal["array"] | None, NotNull] = None
    """Only `array`."""
    datatype: Annotated[Datatype | None, NotNull] = None
    """Either one of the allowed strings, or a compound datatype object."""
    dimensions: Annotated[Dimensions | None, NotNull] = None
    """Array whose items are each either a dimension or its name."""
    attributes: Annotated[Attributes | None, NotNull] = None
    """Either a map from name to attribute, or an array of attributes. An array if names repeat."""
    srs: Annotated[Srs | None, NotNull] = None
    """Spatial reference. The reference system of an array."""
    nodata_value: Annotated[Value | None, NotNull] = None
    """A string, a number, an object or an array. Null is allowed only inside, where anything is allowed."""
    scale: Annotated[Number | None, NotNull] = None
    """Scale. A number, never a string such as `NaN`. The factor from stored to real values."""
    offset: Annotated[Number | None, NotNull] = None
    """Offset. The real value of a stored zero."""
    values: Annotated[Value | None, NotNull] = None
    """A string, a number, an object or an array. Null is allowed only inside, where anything is allowed."""
    unit: Annotated[str | None, NotNull] = None
    """Unit. The unit of the real values."""
    structural_info: Annotated[StructuralInfo | None, NotNull] = None
    """Map from string keys to string values. Storage details, such as compression."""


Groups = Union[Dict[str, "RasterGroup"], List["RasterGroup"]]
"""Either a map from name to group, or an array of groups. An array if names repeat."""


class RasterGroup(Record):
    """A group of dimensions, arrays, attributes and groups."""

    driver: Annotated[str | None, NotNull] = None
    """Driver. The name of the driver that read the dataset."""
    name: Annotated[str | None, NotNull] = None
    """Name of the group. `/` for the root group."""
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


RasterInfo = Union[RasterGroup, RasterArray]
"""Root of a raster info document: a group or an array. A document that matches both is valid, a mixture is not. No property is required, and objects accept only the listed properties. Keys of maps are free."""


class AttributeObject(Record):
    """An attribute object. It contains its data type."""

    name: Annotated[str | None, NotNull] = None
    """Name of the attribute."""
    type: Annotated[Literal["attribute"] | None, NotNull] = None
    """Only `attribute`."""
    datatype: Annotated[Datatype | None, NotNull] = None
    """Either one of the allowed strings, or a compound datatype object."""
    value: Annotated[Value | None, NotNull] = None
    """A string, a number, an object or an array. Null is allowed only inside, where anything is allowed."""


Document = RasterInfo
