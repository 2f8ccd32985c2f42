# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

"""Types of the contract `webhook`, in its default edition 2.3."""

from .webhook_2_3 import *
from .webhook_2_3 import __all__ as __all__
