"""Makes small files, prints them with gdalmdiminfo, and says what xarray reads in them: a line of JSON each."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Callable, Dict, Iterator

import h5py
import netCDF4
import numpy
import xarray
import zarr
from osgeo import gdal

gdal.UseExceptions()
FOLDER = Path(sys.argv[1])


def classic(path: str) -> None:
    """A cube of CF, packed, in the classic format."""
    with netCDF4.Dataset(path, "w", format="NETCDF3_CLASSIC") as file:
        file.Conventions = "CF-1.8"
        cube(file)


def chunked(path: str) -> None:
    """The same, in chunks and compressed, and a string."""
    with netCDF4.Dataset(path, "w") as file:
        cube(file, zlib=True, chunksizes=(1, 2, 5))
        names = file.createVariable("names", str, ("lat",))
        names[:] = numpy.array(["a", "b", "ä", ""], object)
        names.long_name = "names of rows"


def cube(file: Any, **options: Any) -> None:
    for name, size in (("time", 3), ("lat", 4), ("lon", 5), ("nv", 2)):
        file.createDimension(name, size)
    units = {"time": "hours since 2020-01-01 00:00:00", "lat": "degrees_north", "lon": "degrees_east"}
    for name, unit in units.items():
        axis = file.createVariable(name, "f8", (name,))
        axis[:] = numpy.arange(len(file.dimensions[name])) * 6
        axis.units = unit
        axis.standard_name = {"lat": "latitude", "lon": "longitude"}.get(name, name)
    file["time"].bounds = "time_bnds"
    file.createVariable("time_bnds", "f8", ("time", "nv"))[:] = 0
    level = file.createVariable("level", "i2", ("time", "lat", "lon"), fill_value=-999, **options)
    level.set_auto_maskandscale(False)
    level[:] = numpy.arange(60).reshape(3, 4, 5)
    level.setncatts(
        {"units": "m", "scale_factor": 0.5, "add_offset": 10.0, "long_name": "water level", "flags": [1, 2]}
    )


def groups(path: str) -> None:
    """Groups that share a dimension, and have some of their own."""
    with netCDF4.Dataset(path, "w") as file:
        file.createDimension("y", 3)
        file.createVariable("root", "u1", ("y",))[:] = 1
        file.createVariable("scalar", "i4", ())[...] = 7
        inner = file.createGroup("night")
        inner.title = "after dark"
        inner.createDimension("x", 2)
        inner.createVariable("dark", "f4", ("y", "x"), chunksizes=(2, 2))[:] = 0
        inner.createGroup("deep").createVariable("deeper", "i8", ("x",))[:] = 2


def types(path: str) -> None:
    """Every number that both sides know."""
    with netCDF4.Dataset(path, "w") as file:
        file.createDimension("n", 2)
        for code in ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "f4", "f8"):
            file.createVariable(f"v_{code}", code, ("n",))[:] = 1
            setattr(file, f"a_{code}", numpy.array([1, 2], code))


def plane(path: str) -> None:
    """A projected grid with a reference system, and coordinates of two dimensions."""
    with netCDF4.Dataset(path, "w") as file:
        file.Conventions = "CF-1.8"
        for name, size in (("y", 4), ("x", 6)):
            file.createDimension(name, size)
            axis = file.createVariable(name, "f8", (name,))
            axis[:] = 5000 + 10 * numpy.arange(size)
            axis.setncatts({"units": "m", "standard_name": f"projection_{name}_coordinate", "axis": name.upper()})
        system = file.createVariable("crs", "i4", ())
        system.setncatts({"grid_mapping_name": "transverse_mercator", "latitude_of_projection_origin": 0.0})
        system.setncatts({"longitude_of_central_meridian": 3.0, "scale_factor_at_central_meridian": 0.9996})
        system.setncatts({"false_easting": 500000.0, "false_northing": 0.0, "semi_major_axis": 6378137.0})
        for name in ("lat", "lon"):
            file.createVariable(name, "f4", ("y", "x"))[:] = 1
        depth = file.createVariable("depth", "f4", ("y", "x"))
        depth[:] = 0
        depth.setncatts({"grid_mapping": "crs", "coordinates": "lat lon", "units": "m"})


def tables(path: str) -> None:
    """What is HDF5 alone: no named dimensions, chunks and compression, attributes of several kinds."""
    with h5py.File(path, "w") as file:
        file.attrs["note"] = "hello"
        grid = file.create_dataset(
            "grid", data=numpy.arange(24, dtype="i4").reshape(4, 6), chunks=(2, 3), compression="gzip"
        )
        grid.attrs["flag"] = numpy.int32(1)
        file.create_dataset("g/deep", data=numpy.zeros((2, 2), "f8"))


def store(version: int) -> Callable[[str], None]:
    def make(path: str) -> None:
        """A store in chunks with names of dimensions."""
        root = zarr.open_group(path, mode="w", zarr_format=version)
        named = (
            (lambda *names: {"attributes": {"_ARRAY_DIMENSIONS": list(names)}})
            if version == 2
            else (lambda *names: {"dimension_names": names})
        )
        y = root.create_array("y", shape=(4,), chunks=(4,), dtype="f8", **named("y"))
        y[:] = [1.0, 2.0, 3.0, 4.0]
        field = root.create_array("field", shape=(4, 6), chunks=(2, 3), dtype="f4", fill_value=-1, **named("y", "x"))
        field.attrs["units"] = "m"
        root.attrs["title"] = "a store"
        root.create_group("g").create_array("v", shape=(3,), chunks=(3,), dtype="i2", fill_value=0, **named("k"))

    return make


FILES: Dict[str, Any] = {
    "classic.nc": (classic, "netcdf4"),
    "chunked.nc": (chunked, "netcdf4"),
    "groups.nc": (groups, "netcdf4"),
    "types.nc": (types, "netcdf4"),
    "plane.nc": (plane, "netcdf4"),
    "tables.h5": (tables, "netcdf4"),
    "store2.zarr": (store(2), "zarr"),
    "store3.zarr": (store(3), "zarr"),
}


def print_with(path: str) -> Iterator[Any]:
    """Prints a file with the wheel of GDAL, and with the system's gdalmdiminfo where there is one."""
    try:
        yield f"gdal {gdal.__version__}", gdal.MultiDimInfo(path, detailed=True)
    except RuntimeError as error:
        yield f"gdal {gdal.__version__}", str(error)
    program = shutil.which("gdalmdiminfo")
    if program is not None:
        version = subprocess.run([program, "--version"], capture_output=True, text=True).stdout.split(",")[0].lower()
        done = subprocess.run([program, "-detailed", path], capture_output=True, text=True)
        yield version, json.loads(done.stdout) if done.returncode == 0 else done.stderr.strip()


def truth(path: str, engine: str) -> Dict[str, Any]:
    """Says what xarray reads, before CF is decoded: each group's dictionary, and the chunks of its variables."""
    options: Dict[str, Any] = {"decode_cf": False, "engine": engine}
    if engine == "zarr":
        options["consolidated"] = False
    tree = xarray.open_datatree(path, **options)
    read: Dict[str, Any] = {}
    for node in tree.subtree:
        dataset = node.to_dataset(inherit=False)
        chunks = {
            name: variable.encoding.get("chunksizes") or variable.encoding.get("chunks")
            for name, variable in dataset.variables.items()
        }
        read[node.path] = {**plain(dataset.to_dict(data=False)), "chunks": plain(chunks)}
    return read


def plain(value: Any) -> Any:
    """Makes JSON of what numpy holds; a number that is none is the text of its name."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    if isinstance(value, numpy.ndarray):
        return plain(value.tolist())
    value = value.item() if isinstance(value, numpy.generic) else value
    return "NaN" if isinstance(value, float) and value != value else value


for name, (make, engine) in FILES.items():
    file = str(FOLDER / name)
    shutil.rmtree(file, ignore_errors=True)
    make(file)
    read = truth(file, engine)
    for printer, document in print_with(file):
        print(json.dumps({"name": name, "printer": printer, "document": document, "truth": read}))
