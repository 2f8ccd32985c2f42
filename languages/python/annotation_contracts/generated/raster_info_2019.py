# Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.
"""Raster info of edition 2019."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Dict, List, Literal, TypedDict, Union

from pydantic import Field

from ..model import Context, Handler, Int, InvalidDelivery, JsonTypes, NotNull, Number, OpenRecord, OpenWords, Record, SafeInt, UnknownEvent


class Dimension(Record):
    """A dimension (R2.6). Explanation: of an array or group."""

    name: Annotated[str | None, NotNull] = None
    """Name of the dimension (R2.6)."""
    full_name: Annotated[str | None, NotNull] = None
    """Full name (R2.6). Explanation: fully qualified, from the root group."""
    size: Annotated[Int | None, NotNull] = None
    """Size (R2.6). May be 0, or any integer (R-zero, R-int). Explanation: number of elements."""
    type: Annotated[str | None, NotNull] = None
    """Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`."""
    direction: Annotated[str | None, NotNull] = None
    """Direction (R2.6). Explanation: of the axis, such as `NORTH`."""
    indexing_variable: Annotated[str | None, NotNull] = None
    """Indexing variable (R2.6). Explanation: the name of the array that holds the coordinates."""


DimensionOrName = Union[Dimension, str]
"""A dimension object, or the fully qualified name of a dimension (R2.6)."""


Dimensions = List[DimensionOrName]
"""Array whose items are each either a dimension or its name (R2.6)."""


DatatypeName = Literal["String", "Byte", "Int16", "UInt16", "Int32", "UInt32", "Float32", "Float64", "CInt16", "CInt32", "CFloat32", "CFloat64"]
"""One of the allowed strings for a datatype (R2.5)."""


class Component(Record):
    """Component of a compound datatype (R2.5)."""

    name: Annotated[str | None, NotNull] = None
    """Name of the component (R2.5)."""
    offset: Annotated[Int | None, NotNull] = None
    """Offset (R2.5). Explanation: bytes from the start of a value to the component."""
    type: Annotated[Datatype | None, NotNull] = None
    """Either one of the allowed strings, or a compound datatype object (R2.5)."""


class Compound(Record):
    """Compound datatype (R2.5). Explanation: a record of components."""

    name: Annotated[str | None, NotNull] = None
    """Name of the compound datatype (R2.5)."""
    size: Annotated[Int | None, NotNull] = None
    """Size (R2.5). Explanation: bytes of one value."""
    components: Annotated[List[Component] | None, NotNull] = None
    """Components of the compound datatype (R2.5)."""


Datatype = Union[DatatypeName, Compound]
"""Either one of the allowed strings, or a compound datatype object (R2.5)."""


Value = Annotated[Any, JsonTypes("string","number","object","array")]
"""A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value)."""


Attribute = Annotated[Any, JsonTypes("string","number","object","array")]
"""Either a bare value or an object (R2.4). A bare value may be any object (R-attr)."""


Attributes = Union[Dict[str, Attribute], List[Attribute]]
"""Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat."""


class Srs(Record):
    """Spatial reference (R2.7). Explanation: the reference system of an array."""

    wkt: Annotated[str | None, NotNull] = None
    """WKT (R2.7). Explanation: the definition in well-known text."""
    data_axis_to_srs_axis_mapping: Annotated[List[Int] | None, NotNull] = None
    """Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system."""


StructuralInfo = Dict[str, str]
"""Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression."""


class RasterArray(Record):
    """An array: its datatype, dimensions, attributes and values (R2.3)."""

    name: Annotated[str | None, NotNull] = None
    """Name of the array (R2.3)."""
    type: Annotated[Literal["array"] | None, NotNull] = None
    """Only `array` (R2.3)."""
    datatype: Annotated[Datatype | None, NotNull] = None
    """Either one of the allowed strings, or a compound datatype object (R2.5)."""
    dimensions: Annotated[Dimensions | None, NotNull] = None
    """Array whose items are each either a dimension or its name (R2.6)."""
    attributes: Annotated[Attributes | None, NotNull] = None
    """Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat."""
    srs: Annotated[Srs | None, NotNull] = None
    """Spatial reference (R2.7). Explanation: the reference system of an array."""
    nodata_value: Annotated[Value | None, NotNull] = None
    """A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value)."""
    scale: Annotated[Number | None, NotNull] = None
    """Scale (R2.3). A number, never a text such as `NaN` (R-nan). Explanation: the factor from stored to real values."""
    offset: Annotated[Number | None, NotNull] = None
    """Offset (R2.3). Explanation: the real value of a stored zero."""
    values: Annotated[Value | None, NotNull] = None
    """A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value)."""
    unit: Annotated[str | None, NotNull] = None
    """Unit (R2.3). Explanation: of the real values."""
    structural_info: Annotated[StructuralInfo | None, NotNull] = None
    """Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression."""


Groups = Union[Dict[str, "RasterGroup"], List["RasterGroup"]]
"""Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat."""


class RasterGroup(Record):
    """A group of dimensions, arrays, attributes and groups (R2.2)."""

    driver: Annotated[str | None, NotNull] = None
    """Driver (R2.2). Explanation: the name of the one that read the dataset."""
    name: Annotated[str | None, NotNull] = None
    """Name of the group (R2.2). Explanation: `/` for the root group."""
    type: Annotated[Literal["group"] | None, NotNull] = None
    """Only `group` (R2.2)."""
    dimensions: Annotated[Dimensions | None, NotNull] = None
    """Array whose items are each either a dimension or its name (R2.6)."""
    arrays: Annotated[Dict[str, RasterArray] | None, NotNull] = None
    """Map from array name to array (R2.2)."""
    attributes: Annotated[Attributes | None, NotNull] = None
    """Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat."""
    groups: Annotated[Groups | None, NotNull] = None
    """Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat."""
    structural_info: Annotated[StructuralInfo | None, NotNull] = None
    """Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression."""


RasterInfo = Union[RasterGroup, RasterArray]
"""Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map)."""


class AttributeObject(Record):
    """An attribute object (R2.4). Explanation: it tells its data type."""

    name: Annotated[str | None, NotNull] = None
    """Name of the attribute (R2.4)."""
    type: Annotated[Literal["attribute"] | None, NotNull] = None
    """Only `attribute` (R2.4)."""
    datatype: Annotated[Datatype | None, NotNull] = None
    """Either one of the allowed strings, or a compound datatype object (R2.5)."""
    value: Annotated[Value | None, NotNull] = None
    """A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value)."""


Document = RasterInfo
