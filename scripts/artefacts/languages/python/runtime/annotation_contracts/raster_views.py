"""Raster info in other forms: members of a STAC datacube, and the dictionaries of xarray datasets.

    view = to_stac(json.load(file))
    item["properties"].update(view.value)  # valid once view.missing is empty

Functions take a document of any edition, as `json.loads` returns it.
"""

from __future__ import annotations

import json
import math
import re
from datetime import datetime, timedelta, timezone
from typing import Any, Dict, Iterator, List, Mapping, NamedTuple, Optional, Sequence, Set, Tuple, Union

from .json_text import Json, JsonObject, is_number, point_to

__all__ = ["Note", "View", "to_stac", "to_xarray_dict"]

#: What raster info shares with other formats; the TypeScript library reads the same rows.
_ROWS: JsonObject = json.loads(r"""{{file:spec/raster-views.json}}""")


class Note(NamedTuple):
    """Something that a view could not take from the document, or took without it."""

    code: str
    #: Place of the document that it is about, as a JSON Pointer (RFC 6901).
    path: str
    #: What it is in the view, such as `time.extent`.
    member: str

    def __str__(self) -> str:
        return f"{self.member}: {_ROWS['notes'][self.code]} ({self.path or '/'})"


class View(NamedTuple):
    """A document in another form, and where the two differ in what they can say."""

    value: JsonObject
    #: What the form asks for and the document does not tell; it is left out.
    missing: Sequence[Note]
    #: What the form asks for and the view filled in.
    assumed: Sequence[Note]


class _Dimension:
    def __init__(self, name: str, path: str, pointer: str, size: Optional[int], value: JsonObject) -> None:
        self.name, self.path, self.pointer, self.size, self.value = name, path, pointer, size, value
        self.coordinate: Optional[_Array] = None
        self.axis: Optional[str] = None


class _Array:
    def __init__(self, node: "_Node", dimensions: Optional[List[_Dimension]]) -> None:
        self.name, self.path, self.group = node.name, node.path, node.group
        self.pointer, self.value, self.dimensions = node.pointer, node.value, dimensions
        self.role = "data"


class _Node(NamedTuple):
    name: str
    path: str
    group: str
    pointer: str
    value: JsonObject
    is_group: bool
    is_coordinate: bool


def to_stac(document: JsonObject) -> View:
    """Turns raster info of any edition into `cube:dimensions` and `cube:variables` of STAC's datacube extension (2.2.0).

    Extents need the coordinates that `-detailed` prints; without them they are missing. Names are paths without the first
    slash; the coordinates of a dimension are no variable.
    """
    outline, notes = _Outline(document), _Notes()
    names = {}
    for dimension in outline.dimensions:
        names[dimension] = notes.name(dimension, dimension.path)
    dimensions = {name: _stac_dimension(one, name, outline, notes) for one, name in names.items()}
    variables: JsonObject = {}
    for array in outline.arrays:
        name = _relative(array.path)
        if array.role == "coordinate":
            continue
        if name in variables or name in notes.refused:
            notes.miss("name-taken", array, name)
        elif array.dimensions is None:
            notes.refused.add(name)
            notes.miss("no-size", array, f"{name}.dimensions")
        else:
            variables[name] = _stac_variable(array, [names[one] for one in array.dimensions])
    return notes.view({"cube:dimensions": dimensions, "cube:variables": variables})


def to_xarray_dict(document: JsonObject) -> View:
    """Turns raster info of any edition into the dictionary of an `xarray.Dataset` for each group, by its path.

    A dictionary is what `Dataset.to_dict(data=False)` writes before CF is decoded: with `data` added to each variable,
    `Dataset.from_dict` takes it, and `xarray.decode_cf` decodes it.
    """
    outline, notes = _Outline(document), _Notes()
    datasets: JsonObject = {}
    for group in outline.groups:
        if group.path in datasets:
            notes.miss("name-taken", group, _relative(group.path))
        else:
            datasets[group.path] = _dataset(group, outline, notes)
    return notes.view(datasets)


class _Notes:
    """Collects notes while a view is made, and the names that are taken."""

    def __init__(self) -> None:
        self.missing: List[Note] = []
        self.assumed: List[Note] = []
        self.taken: Set[str] = set()
        self.refused: Set[str] = set()

    def miss(self, code: str, place: Any, member: str) -> None:
        self.missing.append(Note(code, place.pointer, member))

    def assume(self, code: str, place: Any, member: str) -> None:
        self.assumed.append(Note(code, place.pointer, member))

    def name(self, dimension: _Dimension, path: str) -> str:
        """Gives a dimension a name of its own: one that is taken gets a suffix."""
        own = free = _relative(path)
        count = 1
        while free in self.taken:
            count += 1
            free = f"{own}_{count}"
        self.taken.add(free)
        if free != own:
            self.assume("renamed", dimension, free)
        return free

    def view(self, value: JsonObject) -> View:
        return View(value, self.missing, self.assumed)


class _Outline:
    """What a document describes, as plain lists: the same reading as `readOutline` of the TypeScript library."""

    def __init__(self, document: Json) -> None:
        if not isinstance(document, dict):
            raise TypeError("cannot read raster info: the document is not an object")
        nodes = list(_walk(document))
        self._dimensions: Dict[str, _Dimension] = {}
        self._arrays: Dict[str, _Array] = {}
        self.groups = [node for node in nodes if node.is_group] or [_Node("/", "/", "/", "", {}, True, False)]
        for node in self.groups:
            self._add_dimensions(node)
        for is_coordinate in (False, True):
            for node in nodes:
                if not node.is_group and node.is_coordinate == is_coordinate:
                    self._add_array(node)
        self.dimensions = list(self._dimensions.values())
        self.arrays = list(self._arrays.values())
        for dimension in self.dimensions:
            self._link(dimension)
        for array in self.arrays:
            self._mark(array)

    def _add_array(self, node: _Node) -> None:
        dimensions = self._add_dimensions(node)
        if node.is_coordinate and node.path in self._arrays:
            return
        key = f"{node.path}\n{node.pointer}" if node.path in self._arrays else node.path
        self._arrays[key] = _Array(node, dimensions)

    def _add_dimensions(self, node: _Node) -> Optional[List[_Dimension]]:
        sizes = _list(node.value.get("dimension_size"))
        given = node.value.get("dimensions")
        if not isinstance(given, list):
            given = [f"dim{i}" for i in range(len(sizes))]
        if not given and "datatype" not in node.value:
            return None
        return [
            self._add_dimension(one, sizes[i] if i < len(sizes) else None, f"{node.pointer}/dimensions/{i}")
            for i, one in enumerate(given)
        ]

    def _add_dimension(self, one: Json, listed: Json, pointer: str) -> _Dimension:
        value: JsonObject = one if isinstance(one, dict) else {}
        path = one if isinstance(one, str) else _text(value.get("full_name")) or _text(value.get("name"))
        sizes = [size for size in (value.get("size"), listed) if is_number(size)]
        size = sizes[0] if sizes else None
        key = path if path.startswith("/") else f"{path}\n{size}"
        name = _text(value.get("name")) or path[path.rfind("/") + 1 :]
        known = self._dimensions.setdefault(key, _Dimension(name, path, pointer, size, value))
        if not known.value and isinstance(one, dict):
            known.name, known.path, known.pointer, known.value = name, path, pointer, value
        if known.size is None:
            known.size = size
        return known

    def _link(self, dimension: _Dimension) -> None:
        variable = dimension.value.get("indexing_variable")
        group = dimension.path[: max(0, dimension.path.rfind("/"))] or "/"
        names = [_join(group, name) for name in list(variable)[:1]] if isinstance(variable, dict) else []
        if isinstance(variable, str) and variable:
            names = [variable, _join(group, variable)]
        found = next((self._arrays[name] for name in names if name in self._arrays), None)
        own = self._arrays.get(dimension.path)
        if found is None and own is not None and own.dimensions == [dimension]:
            found = own
        if found is not None:
            found.role = "coordinate"
        dimension.coordinate = found
        dimension.axis = _axis(dimension.value, found.value if found else {})

    def _mark(self, array: _Array) -> None:
        for attribute in _ROWS["attributes"]["references"]:
            for name in _text(_attribute(array.value, attribute)).split():
                found = self._arrays.get(_join(array.group, name))
                if found is not None and found.role == "data":
                    found.role = "auxiliary"


def _walk(document: JsonObject) -> Iterator[_Node]:
    """Lists groups and arrays in reading order, without recursion, so that any depth is as good."""
    kind = document.get("type")
    members = ("datatype", "values", "nodata_value", "scale", "offset", "unit", "srs")
    is_group = kind == "group" or (kind != "array" and not any(name in document for name in members))
    name = document["name"] if isinstance(document.get("name"), str) else "/"
    path = "/" if is_group else _join("/", name[name.rfind("/") + 1 :])
    waiting = [_Node(name if is_group else path[1:], path, "/", "", document, is_group, False)]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(list(_below(node))))


def _below(node: _Node) -> Iterator[_Node]:
    group = node.path if node.is_group else node.group
    for i, dimension in enumerate(_list(node.value.get("dimensions"))):
        variable = dimension.get("indexing_variable") if isinstance(dimension, dict) else None
        full = _text(dimension.get("full_name")) if isinstance(variable, dict) else ""
        home = (full[: full.rfind("/")] or "/") if full.startswith("/") else group
        for name, value in variable.items() if isinstance(variable, dict) else ():
            if isinstance(value, dict):
                pointer = f"{node.pointer}/dimensions/{i}/indexing_variable{point_to(name)}"
                yield _Node(name, _join(home, name), home, pointer, value, False, True)
    for kind in ("arrays", "groups") if node.is_group else ():
        given = node.value.get(kind)
        for i, (name, value) in enumerate(_entries(given)):
            pointer = f"{node.pointer}/{kind}{point_to(i if isinstance(given, list) else name)}"
            yield _Node(
                name,
                _join(node.path, name),
                node.path,
                pointer,
                value if isinstance(value, dict) else {},
                kind == "groups",
                False,
            )


def _axis(dimension: JsonObject, coordinate: JsonObject) -> Optional[str]:
    axes: JsonObject = _ROWS["axes"]
    found = _look_up(axes["dimension_types"], dimension.get("type"))
    for name, rows in axes["attributes"]:
        text = _unit(coordinate) if name == _ROWS["attributes"]["unit"] else _attribute(coordinate, name)
        found = found or _look_up(rows, text)
    return found or ("t" if " since " in _unit(coordinate) else None)


def _stac_dimension(dimension: _Dimension, name: str, outline: _Outline, notes: _Notes) -> JsonObject:
    stac: JsonObject = _ROWS["stac"]
    axis, coordinate = dimension.axis, dimension.coordinate
    kind = {"type": _text(dimension.value.get("type")).lower() or stac["other"]} if axis is None else stac["axes"][axis]
    value: JsonObject = {**kind, **_described(coordinate), **_extent(dimension, name, notes)}
    if axis in (None, "z") and coordinate is not None and _unit(coordinate.value):
        value["unit"] = _unit(coordinate.value)
    if axis in ("x", "y"):
        value.update(_reference(dimension, name, outline, notes))
    return value


def _described(array: Optional[_Array]) -> JsonObject:
    texts = [_text(_attribute(array.value, name)) for name in _ROWS["attributes"]["description"]] if array else []
    return next(({"description": text} for text in texts if text), {})


def _extent(dimension: _Dimension, name: str, notes: _Notes) -> JsonObject:
    axis, size, member = dimension.axis, dimension.size, f"{name}.extent"
    if dimension.coordinate is None and axis in (None, "z") and size is not None and size > 0:
        if size > 2**53 - 1:
            notes.miss("rounded", dimension, member)
            return {}
        notes.assume("index-extent", dimension, member)
        return {"extent": [0, size - 1], "step": 1}
    values, is_complete = _coordinates(dimension)
    are_numbers = all(map(is_number, values))
    if not values or (not are_numbers and axis is not None):
        notes.miss("no-coordinates" if dimension.coordinate is None else "no-values", dimension, member)
        return {}
    if are_numbers and not is_complete:
        notes.assume("monotonic", dimension, member)
    if are_numbers and axis == "t":
        dates = _dates(dimension, values)
        if dates is not None:
            return _date_extent(dates, is_complete)
        notes.miss("no-dates", dimension, member)
    if are_numbers:
        step = _step(values, is_complete)
        rest: JsonObject = {"step": step} if step is not None else {"values": values} if is_complete else {}
        return {"extent": [min(values), max(values)], **rest}
    if is_complete and all(isinstance(one, str) for one in values):
        return {"values": values}
    notes.miss("no-values", dimension, f"{name}.values")
    return {}


def _date_extent(times: List[int], is_complete: bool) -> JsonObject:
    step = _step(times, is_complete)
    rest: JsonObject = {"values": [_date(one) for one in times]} if is_complete else {}
    if step is not None:
        length = abs(step)
        prefix, letter, unit = next(
            (row for row in _ROWS["time"]["durations"] if length % row[2] == 0), ("PT", "S", 1000)
        )
        count = length / unit
        rest = {"step": f"{prefix}{int(count) if count.is_integer() else count}{letter}"}
    return {"extent": [_date(min(times)), _date(max(times))], **rest}


def _reference(dimension: _Dimension, name: str, outline: _Outline, notes: _Notes) -> JsonObject:
    member = f"{name}.reference_system"
    systems: Dict[str, None] = {}
    for array in outline.arrays:
        srs = array.value.get("srs")
        if dimension in (array.dimensions or ()) and isinstance(srs, dict) and _text(srs.get("wkt")):
            systems[srs["wkt"]] = None
    if len(systems) > 1:
        notes.assume("several-crs", dimension, member)
    if not systems:
        notes.assume("default-crs", dimension, member)
        return {}
    wkt = next(iter(systems))
    code = re.fullmatch(r"EPSG:(\d+)", _crs_code(wkt))
    return {"reference_system": int(code[1]) if code else wkt}


def _crs_code(wkt: str) -> str:
    """Finds the code of the whole system, which stands one bracket deep; those of its parts stand deeper."""
    names = "|".join(_ROWS["crs"]["code"])
    pattern = rf'(\b({names})\s*[\[(]\s*"(\w+)"\s*,\s*"?(\w+)"?(?:\s*,[^\])]*)?[\])])|"(?:[^"]|"")*"|[\[\]()]'
    depth, found = 0, ""
    for match in re.finditer(pattern, wkt, re.ASCII):
        if match[2] and depth == 1:
            found = f"{match[3]}:{match[4]}"
        depth += (match[0] in "[(") - (match[0] in "])")
    return found


def _stac_variable(array: _Array, dimensions: List[str]) -> JsonObject:
    statistics = array.value.get("statistics")
    least, most = (statistics.get("min"), statistics.get("max")) if isinstance(statistics, dict) else (None, None)
    return {
        "type": "data" if array.role == "data" else "auxiliary",
        "dimensions": dimensions,
        **_described(array),
        **({"unit": _unit(array.value)} if _unit(array.value) else {}),
        **({"extent": [least, most]} if is_number(least) and is_number(most) else {}),
    }


def _coordinates(dimension: _Dimension) -> Tuple[List[Any], bool]:
    """Reads the coordinates along a dimension: all of them, or the first and the last; none where none are printed."""
    value = dimension.coordinate.value if dimension.coordinate else {}
    printed = _list(value.get("values"))
    is_complete = _ROWS["values"]["omitted"] not in printed
    scale, offset = value.get("scale", 1), value.get("offset", 0)
    ends = printed if is_complete else [printed[0], printed[-1]]
    if not (is_number(scale) and is_number(offset)):
        return ends, is_complete
    return [one * scale + offset if is_number(one) else one for one in ends], is_complete


def _step(values: Sequence[float], is_complete: bool) -> Optional[float]:
    if not is_complete or len(values) < 2:
        return None
    first, step = values[0], (values[-1] - values[0]) / (len(values) - 1)
    most = abs(step) * _ROWS["values"]["regular"]
    is_even = step != 0 and all(abs(one - (first + i * step)) <= most for i, one in enumerate(values))
    return step if is_even else None


_SINCE = re.compile(
    r"\s*(\w+)\s+since\s+(\d{1,4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d*)?)?)?"
    r"\s*(?:Z|UTC|GMT|([+-])(\d{1,2}):?(\d{2})?)?\s*",
    re.ASCII,
)
_EPOCH = datetime(1970, 1, 1)


def _dates(dimension: _Dimension, values: Sequence[float]) -> Optional[List[int]]:
    """Turns the numbers of a time coordinate into milliseconds since 1970, by its unit and calendar (CF 4.4)."""
    array = dimension.coordinate.value if dimension.coordinate else {}
    rows: JsonObject = _ROWS["time"]
    calendar = _text(_attribute(array, _ROWS["attributes"]["calendar"])).lower() or "standard"
    match = _SINCE.fullmatch(_unit(array))
    length = match and _look_up(rows["milliseconds"], match[1])
    if match is None or length is None or calendar not in rows["calendars"]:
        return None
    year, month, day, hour, minute, second = (int(match[i] or 0) for i in range(2, 8))
    zone = int(f"{match[8] or ''}1") * (int(match[9] or 0) * 60 + int(match[10] or 0))
    try:
        start = datetime(year, month, day) + timedelta(hours=hour, minutes=minute - zone, seconds=second)
    except (ValueError, OverflowError):
        return None
    origin = (start - _EPOCH) // timedelta(milliseconds=1)
    times = [origin + math.floor(value * length + 0.5) for value in values if math.isfinite(value)]
    least = _milliseconds(rows["first"] if calendar == rows["proleptic"] else rows["mixed_before"])
    is_known = all(least <= one < _milliseconds(rows["last"]) for one in [origin, *times])
    return times if is_known and len(times) == len(values) else None


def _milliseconds(text: str) -> int:
    return (datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ") - _EPOCH) // timedelta(milliseconds=1)


def _date(time: int) -> str:
    date = (_EPOCH + timedelta(milliseconds=time)).replace(tzinfo=timezone.utc)
    return date.isoformat(timespec="milliseconds").replace("+00:00", "Z").replace(".000Z", "Z")


def _dataset(group: _Node, outline: _Outline, notes: _Notes) -> JsonObject:
    own = [array for array in outline.arrays if array.group == group.path]
    notes.taken = set()
    names: Dict[_Dimension, str] = {}
    for array in own:
        for dimension in array.dimensions or ():
            if dimension not in names:
                names[dimension] = notes.name(dimension, dimension.name)
    variables: JsonObject = {}
    for array in own:
        if array.name in variables:
            notes.miss("name-taken", array, _relative(array.path))
            continue
        variable = _variable(array, names, notes)
        if variable is not None:
            variables[array.name] = variable
    coordinates = {name: one for name, one in variables.items() if one["dims"] == (name,)}
    return {
        "coords": coordinates,
        "attrs": _attributes(group, notes),
        "dims": {name: size for one in variables.values() for name, size in zip(one["dims"], one["shape"])},
        "data_vars": {name: one for name, one in variables.items() if name not in coordinates},
    }


def _variable(array: _Array, names: Mapping[_Dimension, str], notes: _Notes) -> Optional[JsonObject]:
    member, datatype = _relative(array.path), array.value.get("datatype")
    row = _look_up(_ROWS["datatypes"], datatype) or {}
    dimensions = array.dimensions or []
    shape = tuple(one.size for one in dimensions if one.size is not None)
    dims = tuple(names[one] for one in dimensions)
    if "numpy" not in row:
        notes.miss("no-datatype", array, f"{member}.dtype {_words(datatype)}".strip())
    elif array.dimensions is None or len(shape) < len(dims):
        notes.miss("no-size", array, f"{member}.shape")
    elif len(set(dims)) < len(dims):
        notes.miss("no-name", array, f"{member}.dims")
    else:
        attributes = _packed(array.value, _attributes(array, notes), row["kind"] == "float")
        return {"dims": dims, "attrs": attributes, "dtype": row["numpy"], "shape": shape}
    return None


def _attributes(owner: Union[_Node, _Array], notes: _Notes) -> JsonObject:
    attributes: JsonObject = {}
    for name, given in _entries(owner.value.get("attributes")):
        if name in attributes:
            notes.miss("name-taken", owner, f"{_relative(owner.path)}.attributes.{name}")
        else:
            attributes[name] = _given(given)
    return attributes


def _packed(array: JsonObject, attributes: JsonObject, is_float: bool) -> JsonObject:
    """Adds the attributes of CF that the format prints as members."""
    for member in ("unit", "scale", "offset", "nodata_value"):
        value = array.get(member)
        if member == "unit" and not _text(value) or value is None:
            continue
        if member == "nodata_value" and is_float and value in _ROWS["zarr"]["not_finite"]:
            value = float(value)
        attributes.setdefault(_ROWS["attributes"][member], value)
    return attributes


def _unit(array: JsonObject) -> str:
    return _text(array.get("unit")) or _text(_attribute(array, _ROWS["attributes"]["unit"]))


def _attribute(owner: JsonObject, name: str) -> Json:
    return next((_given(value) for key, value in _entries(owner.get("attributes")) if key == name), None)


def _given(given: Json) -> Json:
    return given.get("value") if isinstance(given, dict) and ("value" in given or "datatype" in given) else given


def _entries(value: Json) -> List[Tuple[str, Json]]:
    """Lists named things that the format writes as a map or as a list."""
    if isinstance(value, dict):
        return list(value.items())
    return [(_text(one.get("name")) if isinstance(one, dict) else "", one) for one in _list(value)]


def _words(datatype: Json, depth: int = 0) -> str:
    if not isinstance(datatype, dict):
        return _text(datatype)
    components = [one for one in _list(datatype.get("components")) if isinstance(one, dict)]
    inner = (
        ", ".join(f"{_text(one.get('name'))}: {_words(one.get('type'), depth + 1)}" for one in components)
        if depth < 3
        else "…"
    )
    return f"{_text(datatype.get('name'))} {{ {inner} }}".strip()


def _look_up(table: Mapping[str, Any], name: Json) -> Any:
    return table.get(name) if isinstance(name, str) else None


def _text(value: Json) -> str:
    return value if isinstance(value, str) else ""


def _list(value: Json) -> List[Any]:
    return value if isinstance(value, list) else []


def _join(group: str, name: str) -> str:
    return f"{'' if group == '/' else group}/{name}"


def _relative(path: str) -> str:
    return path[1:] if path[:1] == "/" else path
