# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

"""Types of the contract `raster-info`, in its default edition 2019."""

from .raster_info_2019 import *
from .raster_info_2019 import __all__ as __all__
