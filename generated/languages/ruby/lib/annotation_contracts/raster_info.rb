# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

# frozen_string_literal: true

require_relative "raster_info_2019"

module AnnotationContracts
  # Types of the contract `raster-info`, in its default edition 2019.
  RasterInfo = RasterInfo2019
end
