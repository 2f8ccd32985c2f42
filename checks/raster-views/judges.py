"""Puts views of raster info to those who read them: a line of JSON in, a line with complaints by judge out.

Arguments: the source distribution of pystac-ext-datacube, whose tests carry the schema of the extension as it was
published, and a folder for stores.
"""

import gzip
import json
import math
import shutil
import sys
import tarfile
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List

import jsonschema
import numpy
import xarray
import yaml
import zarr
from annotation_contracts.raster_views import to_stac, to_xarray_dict
from geozarr_toolkit import helpers
from osgeo import gdal

gdal.UseExceptions()


def read_schema(archive: str) -> Dict[str, Any]:
    """Reads the datacube extension's schema out of a recorded answer; a CRS in PROJJSON is never written, so any passes."""
    with tarfile.open(archive) as files:
        member = next(name for name in files.getnames() if name.endswith("test_datacube/test_validate.yaml"))
        recorded = yaml.safe_load(files.extractfile(member))
    answers = [one for one in recorded["interactions"] if "/datacube/" in one["request"]["uri"]]
    body = answers[0]["response"]["body"]["string"]
    body = body.encode() if isinstance(body, str) else body
    schema = json.loads(gzip.decompress(body) if body[:2] == b"\x1f\x8b" else body)
    systems = schema["definitions"]["reference_system_spatial"]["oneOf"]
    systems[:] = [one for one in systems if "$ref" not in one]
    return schema


SCHEMA = read_schema(sys.argv[1])
STORES = Path(sys.argv[2])
VALIDATOR = jsonschema.Draft7Validator(SCHEMA)


def judge_stac(one: Dict[str, Any]) -> Iterator[str]:
    """A complete view makes a valid STAC item; Python's view is the same."""
    item = {"type": "Feature", "stac_extensions": [SCHEMA["$id"]], "properties": one["stac"]["value"], "assets": {}}
    for error in VALIDATOR.iter_errors(item):
        if not one["stac"]["missing"]:
            yield f"{error.json_path}: {error.message[:200]}"
    yield from differences("to_stac", one["stac"], to_stac(one["document"]))


def judge_zarr(one: Dict[str, Any]) -> Iterator[str]:
    """The files are a store that zarr-python opens, with the shape, data type and chunks that they say."""
    store = STORES / "store"
    shutil.rmtree(store, ignore_errors=True)
    for path, metadata in one["zarr"]["value"].items():
        file = store / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(metadata))
    for path, metadata in one["zarr"]["value"].items():
        node = zarr.open(store / path.removesuffix("zarr.json"), mode="r", zarr_format=3)
        attributes = dict(node.attrs)
        if attributes != metadata["attributes"]:
            yield f"{path}: other attributes"
        yield from (f"{path}: {text}" for text in conventions(attributes))
        if metadata["node_type"] == "group":
            continue
        chunks = tuple(metadata["chunk_grid"]["configuration"]["chunk_shape"])
        if (node.shape, node.chunks) != (tuple(metadata["shape"]), chunks):
            yield f"{path}: shape {node.shape}, chunks {node.chunks}"
        if list(node.metadata.dimension_names or ()) != metadata["dimension_names"]:
            yield f"{path}: dimensions {node.metadata.dimension_names}"
        if 0 < node.size < 100_000 and numpy.shape(node[...]) != node.shape:
            yield f"{path}: its values have another shape"


def conventions(attributes: Dict[str, Any]) -> Iterator[str]:
    """The conventions of GeoZarr that are registered, and those alone, are there and valid."""
    validators: Dict[str, Callable[..., Any]] = {
        "spatial": helpers.validation.validate_spatial,
        "proj": helpers.validation.validate_proj,
        "multiscales": helpers.validation.validate_multiscales,
    }
    registered = {one["name"].rstrip(":") for one in attributes.get("zarr_conventions", [])}
    used = {name for name in validators if any(key == name or key.startswith(f"{name}:") for key in attributes)}
    if registered != used:
        yield f"registers {registered}, uses {used}"
    for name in used:
        is_valid, errors = validators[name](attributes)
        if not is_valid:
            yield f"{name}: {errors}"


def judge_xarray(one: Dict[str, Any]) -> Iterator[str]:
    """With data added, `Dataset.from_dict` takes the dictionary of each group and writes the same; Python's view is the same."""
    for path, dataset in one["xarray"]["value"].items():
        if any(math.prod(variable["shape"]) > MOST for part in PARTS for variable in dataset[part].values()):
            continue
        read = xarray.Dataset.from_dict(with_data(dataset))
        written = read.to_dict(data=False)
        yield from differences(path, {"value": dataset}, {"value": written})
    yield from differences("to_xarray_dict", one["xarray"], to_xarray_dict(one["document"]))


#: Parts of a dictionary that hold variables, and most values of one: NumPy cannot count more.
PARTS, MOST = ("coords", "data_vars"), 2**50


def with_data(dataset: Dict[str, Any]) -> Dict[str, Any]:
    """Adds data without any memory: one value, however large the shape."""

    def filled(variable: Dict[str, Any]) -> Dict[str, Any]:
        zero = numpy.zeros((), variable["dtype"])
        return {**variable, "data": numpy.broadcast_to(zero, variable["shape"])}

    return {**dataset, **{part: {name: filled(one) for name, one in dataset[part].items()} for part in PARTS}}


def judge_vrt(one: Dict[str, Any]) -> Iterator[str]:
    """GDAL opens the text; what it then prints is compared by the caller."""
    name = "/vsimem/view.vrt"
    gdal.FileFromMemBuffer(name, one["vrt"]["value"].encode())
    try:
        with gdal.OpenEx(name, gdal.OF_MULTIDIM_RASTER) as dataset:
            # Its members are in the order of the file.
            one["printed"] = gdal.MultiDimInfo(dataset, detailed=one["isDetailed"])
    except RuntimeError as error:
        yield str(error)
    finally:
        gdal.Unlink(name)


def differences(where: str, ours: Any, theirs: Any) -> Iterator[str]:
    """Names the first place where two values differ; tuples are lists, and a number is the text of its name."""
    theirs = theirs._asdict() if hasattr(theirs, "_asdict") else theirs
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted({*ours, *theirs}):
            if (key in ours) != (key in theirs):
                yield f"{where}/{key}: only in {'one view' if key in ours else 'the other'}"
            else:
                yield from differences(f"{where}/{key}", ours[key], theirs[key])
    elif isinstance(ours, (list, tuple)) and isinstance(theirs, (list, tuple)):
        if len(ours) != len(theirs):
            yield f"{where}: {len(ours)} and {len(theirs)} items"
        for i, (a, b) in enumerate(zip(ours, theirs)):
            yield from differences(f"{where}/{i}", a, b)
    elif not same(ours, theirs):
        yield f"{where}: {str(ours)[:80]} and {str(theirs)[:80]}"


def same(ours: Any, theirs: Any) -> bool:
    if isinstance(theirs, float) and isinstance(ours, str):
        return str(float(ours)) == str(theirs)
    if isinstance(ours, bool) or isinstance(theirs, bool):
        return ours is theirs
    return bool(ours == theirs)


JUDGES = {"stac": judge_stac, "zarr": judge_zarr, "xarray": judge_xarray, "vrt": judge_vrt}


def judge(one: Dict[str, Any]) -> Dict[str, Any]:
    complaints: Dict[str, List[str]] = {}
    for name, look in JUDGES.items():
        try:
            complaints[name] = list(look(one))
        except Exception as error:
            complaints[name] = [f"{type(error).__name__}: {str(error)[:300]}"]
    return {"name": one["name"], "complaints": complaints, "printed": one.get("printed")}


for line in sys.stdin:
    print(json.dumps(judge(json.loads(line))), flush=True)
