# Generated from contracts.config.ts by "npm run generate". Do not edit.

"""Code generated from the contracts."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import v2_3 as v2_3, v2_4 as v2_4, v2_65 as v2_65, v2_73 as v2_73, v2_76 as v2_76, raster_info_2019 as raster_info_2019, raster_info_2026 as raster_info_2026, raster_info_observed as raster_info_observed
