# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

# frozen_string_literal: true

require_relative "../annotation_contracts"

module AnnotationContracts
  autoload :RasterInfoObserved, "annotation_contracts/raster_info_observed"
  autoload :RasterInfo2026, "annotation_contracts/raster_info_2026"
  autoload :RasterInfo2019, "annotation_contracts/raster_info_2019"

  # The contract `raster-info` in every edition: observed, 2026, 2019. Each class
  # of an edition, such as those of `RasterInfoObserved`, includes the module of its name here.
  module RasterInfo
    # One of the allowed strings for a datatype (R2.5). `Int8`, `Int64`, `UInt64`, `Float16` and `CFloat16` since gdalmdiminfo 3.11; programs print `Int64` and `UInt64` since 3.5, `Int8` since 3.7. `Unknown` stands for a type without a name of its own: printed since 3.2, in no published schema.
    module DatatypeName
      STRING = "String"
      BYTE = "Byte"
      INT8 = "Int8"
      INT16 = "Int16"
      U_INT16 = "UInt16"
      INT32 = "Int32"
      U_INT32 = "UInt32"
      INT64 = "Int64"
      U_INT64 = "UInt64"
      FLOAT16 = "Float16"
      FLOAT32 = "Float32"
      FLOAT64 = "Float64"
      C_INT16 = "CInt16"
      C_INT32 = "CInt32"
      C_FLOAT16 = "CFloat16"
      C_FLOAT32 = "CFloat32"
      C_FLOAT64 = "CFloat64"
      UNKNOWN = "Unknown"
      # Every known value.
      ALL = [STRING, BYTE, INT8, INT16, U_INT16, INT32, U_INT32, INT64, U_INT64, FLOAT16, FLOAT32, FLOAT64, C_INT16, C_INT32, C_FLOAT16, C_FLOAT32, C_FLOAT64, UNKNOWN].freeze
    end

    # Component of a compound datatype (R2.5).
    module Component
    end

    # Compound datatype (R2.5). Explanation: a record of components.
    module Compound
    end

    # Integer type that stores a value; since gdalmdiminfo 3.12.
    module EnumerationType
      INT8 = "Int8"
      BYTE = "Byte"
      INT16 = "Int16"
      U_INT16 = "UInt16"
      INT32 = "Int32"
      U_INT32 = "UInt32"
      INT64 = "Int64"
      U_INT64 = "UInt64"
      # Every known value.
      ALL = [INT8, BYTE, INT16, U_INT16, INT32, U_INT32, INT64, U_INT64].freeze
    end

    # A data type whose values have names; since gdalmdiminfo 3.12.
    module Enumeration
    end

    # A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
    module DatatypeObject
    end

    # Spatial reference (R2.7). Explanation: the reference system of an array.
    module Srs
    end

    # Name of a number that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
    module NumberName
      NA_N = "NaN"
      INFINITY = "Infinity"
      MINUS_INFINITY = "-Infinity"
      # Every known value.
      ALL = [NA_N, INFINITY, MINUS_INFINITY].freeze
    end

    # Statistics of the values; printed with `-stats` since gdalmdiminfo 3.2, in no published schema.
    module Statistics
    end

    # An array: its datatype, dimensions, attributes and values (R2.3).
    module RasterArray
    end

    # A dimension (R2.6). Explanation: of an array or group.
    module Dimension
    end

    # A group of dimensions, arrays, attributes and groups (R2.2).
    module RasterGroup
    end

    # Structure of a multidimensional raster dataset: a group or an array (R2.1), as gdalmdiminfo 3.2 to 3.13 prints it. No property is required, and objects accept only the listed properties (R1, E-raster). What no published schema has says so.
    module RasterInfo
    end

    # An attribute object (R2.4). Explanation: it tells its data type.
    module AttributeObject
    end

    # Every edition; each is loaded at its first use.
    CONTRACT = Contract.new({ "observed" => :RasterInfoObserved, "2026" => :RasterInfo2026, "2019" => :RasterInfo2019 }.freeze)

    # Names of the editions, the newest first.
    EDITIONS = CONTRACT.editions

    # Reads a document from the exact bytes of a body; raises `UnreadableError` if it is not JSON, `DecodeError` if it breaks
    # the contract. `mode: :strict` checks what a sender must write. The first of the editions that
    # accepts it reads it; default: all, the newest first. Its `edition` says which.
    def self.parse_raster_info(body, editions: nil, mode: :tolerant)
      CONTRACT.read(JsonText.read(body), editions, mode)
    end

    # Writes a document as JSON: everything that was parsed, with unknown members. Missing members stay missing.
    def self.write_raster_info(raster_info)
      JsonText.write(raster_info)
    end
  end
end
