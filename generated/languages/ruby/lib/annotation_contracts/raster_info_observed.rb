# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

# frozen_string_literal: true

require_relative "raster_info"

module AnnotationContracts
  # Types of the contract `raster-info`, edition observed.
  module RasterInfoObserved
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
    class Component < Record
      include AnnotationContracts::RasterInfo::Component
      # @return [String] Name of the component (R2.5).
      optional :name
      # @return [Integer] Offset (R2.5). Explanation: bytes from the start of a value to the component.
      optional :offset
      # @return [String, DatatypeObject] A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
      optional :type
    end

    # Compound datatype (R2.5). Explanation: a record of components.
    class Compound < Record
      include AnnotationContracts::RasterInfo::Compound, AnnotationContracts::RasterInfo::DatatypeObject
      # @return [String] Name of the compound datatype (R2.5).
      optional :name
      # @return [Integer] Size (R2.5). Explanation: bytes of one value.
      optional :size
      # @return [Array<Component>] Components of the compound datatype (R2.5).
      optional :components
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
    class Enumeration < Record
      include AnnotationContracts::RasterInfo::Enumeration, AnnotationContracts::RasterInfo::DatatypeObject
      # @return [String] Name of the enumeration; since gdalmdiminfo 3.12.
      optional :name
      # @return [String] Integer type that stores a value; since gdalmdiminfo 3.12.
      optional :type
      # @return [Array<Hash>] One row per value, such as `{"value": 1, "name": "water"}`; any object is a row. Since gdalmdiminfo 3.12.
      optional :attribute_table
    end

    # Spatial reference (R2.7). Explanation: the reference system of an array.
    class Srs < Record
      include AnnotationContracts::RasterInfo::Srs
      # @return [String] WKT (R2.7). Explanation: the definition in well-known text.
      optional :wkt
      # @return [Array<Integer>] Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system.
      optional :data_axis_to_srs_axis_mapping
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
    class Statistics < Record
      include AnnotationContracts::RasterInfo::Statistics
      # @return [Numeric, String] A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
      optional :min
      # @return [Numeric, String] A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
      optional :max
      # @return [Numeric, String] A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
      optional :mean
      # @return [Numeric, String] A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
      optional :stddev
      # @return [Integer] Number of values that are not the no-data value. Where it is 0 the other members are missing.
      optional :valid_sample_count
    end

    # An array: its datatype, dimensions, attributes and values (R2.3).
    class RasterArray < Record
      include AnnotationContracts::RasterInfo::RasterArray, AnnotationContracts::RasterInfo::RasterInfo
      # @return [String] Name of the array (R2.3).
      optional :name
      # @return [String] Fully qualified name, from the root group; since gdalmdiminfo 3.13.
      optional :full_name
      # @return [String] Only `array` (R2.3).
      optional :type
      # @return [String, DatatypeObject] A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
      optional :datatype
      # @return [Array<Dimension, String>] Array whose items are each either a dimension or its name (R2.6).
      optional :dimensions
      # @return [Array<Numeric>] Number of elements along each dimension; since gdalmdiminfo 3.4.
      optional :dimension_size
      # @return [Array<Numeric>] Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4.
      optional :block_size
      # @return [Hash{String => Object}, Array<Object>] Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
      optional :attributes
      # @return [Srs] Spatial reference (R2.7). Explanation: the reference system of an array.
      optional :srs
      # @return [Object] A string, a number, an object or an array (R2.9). Anything may stand inside (R-value).
      optional :nodata_value
      # @return [Numeric, String] A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
      optional :scale
      # @return [Numeric, String] A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
      optional :offset
      # @return [Object] A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema.
      optional :values
      # @return [Statistics] Statistics of the values; printed with `-stats` since gdalmdiminfo 3.2, in no published schema.
      optional :statistics
      # @return [String] Unit (R2.3). Explanation: of the real values.
      optional :unit
      # @return [Hash{String => String}] Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
      optional :structural_info
      # @return [Array<RasterArray, String>] Coarser versions of the array; since gdalmdiminfo 3.13.
      optional :overviews
    end

    # A dimension (R2.6). Explanation: of an array or group.
    class Dimension < Record
      include AnnotationContracts::RasterInfo::Dimension
      # @return [String] Name of the dimension (R2.6).
      optional :name
      # @return [String] Full name (R2.6). Explanation: fully qualified, from the root group.
      optional :full_name
      # @return [Integer] Size (R2.6). Explanation: number of elements.
      optional :size
      # @return [String] Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`.
      optional :type
      # @return [String] Direction (R2.6). Explanation: of the axis, such as `NORTH`.
      optional :direction
      # @return [String, Hash{String => RasterArray}] Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
      optional :indexing_variable
    end

    # A group of dimensions, arrays, attributes and groups (R2.2).
    class RasterGroup < Record
      include AnnotationContracts::RasterInfo::RasterGroup, AnnotationContracts::RasterInfo::RasterInfo
      # @return [String] Driver (R2.2). Explanation: the name of the one that read the dataset.
      optional :driver
      # @return [String] Name of the group (R2.2). Explanation: `/` for the root group.
      optional :name
      # @return [String] Fully qualified name, from the root group; since gdalmdiminfo 3.13.
      optional :full_name
      # @return [String] Only `group` (R2.2).
      optional :type
      # @return [Array<Dimension, String>] Array whose items are each either a dimension or its name (R2.6).
      optional :dimensions
      # @return [Hash{String => RasterArray}] Map from array name to array (R2.2).
      optional :arrays
      # @return [Hash{String => Object}, Array<Object>] Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
      optional :attributes
      # @return [Hash{String => RasterGroup}, Array<RasterGroup>] Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat.
      optional :groups
      # @return [Hash{String => String}] Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
      optional :structural_info
      # @return [Array<String, DatatypeObject>] Data types that the group declares; since gdalmdiminfo 3.12.
      optional :datatypes
    end

    # An attribute object (R2.4). Explanation: it tells its data type.
    class AttributeObject < Record
      include AnnotationContracts::RasterInfo::AttributeObject
      # @return [String] Name of the attribute (R2.4).
      optional :name
      # @return [String] Only `attribute` (R2.4).
      optional :type
      # @return [String, DatatypeObject] A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
      optional :datatype
      # @return [Object] A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema.
      optional :value
    end

    # The table of the edition.
    CONTRACT = Edition.new("observed", self, <<~'TABLE', {})
      {"table":1,"name":"raster-info","edition":"observed","main":"RasterInfo","formats":{},"types":[
      {"kind":"vocabulary","values":["String","Byte","Int8","Int16","UInt16","Int32","UInt32","Int64","UInt64","Float16","Float32","Float64","CInt16","CInt32","CFloat16","CFloat32","CFloat64","Unknown"],"open":false,"name":"DatatypeName","expected":["String","Byte","Int8","Int16","UInt16","Int32","UInt32","Int64","UInt64","Float16","Float32","Float64","CInt16","CInt32","CFloat16","CFloat32","CFloat64","Unknown"],"phrase":"one of \"String\", \"Byte\", \"Int8\", \"Int16\", \"UInt16\", \"Int32\", \"UInt32\", \"Int64\", \"UInt64\", \"Float16\", \"Float32\", \"Float64\", \"CInt16\", \"CInt32\", \"CFloat16\", \"CFloat32\", \"CFloat64\", \"Unknown\""},
      {"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"offset","type":{"kind":"integer","safe":false},"optional":true},{"name":"type","type":{"kind":"named","name":"Datatype"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Component"},
      {"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"size","type":{"kind":"integer","safe":false},"optional":true},{"name":"components","type":{"kind":"list","items":{"kind":"named","name":"Component"}},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Compound"},
      {"kind":"vocabulary","values":["Int8","Byte","Int16","UInt16","Int32","UInt32","Int64","UInt64"],"open":false,"name":"EnumerationType","expected":["Int8","Byte","Int16","UInt16","Int32","UInt32","Int64","UInt64"],"phrase":"one of \"Int8\", \"Byte\", \"Int16\", \"UInt16\", \"Int32\", \"UInt32\", \"Int64\", \"UInt64\""},
      {"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"type","type":{"kind":"named","name":"EnumerationType"},"optional":true},{"name":"attribute_table","type":{"kind":"list","items":{"kind":"json","types":["object"],"expected":"object","phrase":"an object"}},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Enumeration"},
      {"kind":"sum","open":false,"branches":[{"value":"","record":"Compound"},{"value":"","record":"Enumeration"}],"name":"DatatypeObject"},
      {"kind":"union","branches":[{"json":"string","type":{"kind":"named","name":"DatatypeName"}},{"json":"object","type":{"kind":"named","name":"DatatypeObject"}}],"name":"Datatype","expected":["String","Byte","Int8","Int16","UInt16","Int32","UInt32","Int64","UInt64","Float16","Float32","Float64","CInt16","CInt32","CFloat16","CFloat32","CFloat64","Unknown","<object>"],"phrase":"one of \"String\", \"Byte\", \"Int8\", \"Int16\", \"UInt16\", \"Int32\", \"UInt32\", \"Int64\", \"UInt64\", \"Float16\", \"Float32\", \"Float64\", \"CInt16\", \"CInt32\", \"CFloat16\", \"CFloat32\", \"CFloat64\", \"Unknown\", an object"},
      {"kind":"alias","type":{"kind":"json","types":["string","number","boolean","null","object","array"],"expected":"string or number or boolean or null or array or object","phrase":"a string or a number or a boolean or null or an array or an object"},"name":"PrintedValue"},
      {"kind":"alias","type":{"kind":"json","types":["string","number","boolean","null","object","array"],"expected":"string or number or boolean or null or array or object","phrase":"a string or a number or a boolean or null or an array or an object"},"name":"Attribute"},
      {"kind":"union","branches":[{"json":"object","type":{"kind":"map","values":{"kind":"named","name":"Attribute"}}},{"json":"array","type":{"kind":"list","items":{"kind":"named","name":"Attribute"}}}],"name":"Attributes","expected":"array or object","phrase":"an array or an object"},
      {"kind":"record","fields":[{"name":"wkt","type":{"kind":"string"},"optional":true},{"name":"data_axis_to_srs_axis_mapping","type":{"kind":"list","items":{"kind":"integer","safe":false}},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Srs"},
      {"kind":"alias","type":{"kind":"json","types":["string","number","object","array"],"expected":"string or number or array or object","phrase":"a string or a number or an array or an object"},"name":"Value"},
      {"kind":"vocabulary","values":["NaN","Infinity","-Infinity"],"open":false,"name":"NumberName","expected":["NaN","Infinity","-Infinity"],"phrase":"one of \"NaN\", \"Infinity\", \"-Infinity\""},
      {"kind":"union","branches":[{"json":"number","type":{"kind":"number"}},{"json":"string","type":{"kind":"named","name":"NumberName"}}],"name":"NumberOrName","expected":["NaN","Infinity","-Infinity","<number>"],"phrase":"one of \"NaN\", \"Infinity\", \"-Infinity\", a number"},
      {"kind":"record","fields":[{"name":"min","type":{"kind":"named","name":"NumberOrName"},"optional":true},{"name":"max","type":{"kind":"named","name":"NumberOrName"},"optional":true},{"name":"mean","type":{"kind":"named","name":"NumberOrName"},"optional":true},{"name":"stddev","type":{"kind":"named","name":"NumberOrName"},"optional":true},{"name":"valid_sample_count","type":{"kind":"integer","safe":false},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Statistics"},
      {"kind":"alias","type":{"kind":"map","values":{"kind":"string"}},"name":"StructuralInfo"},
      {"kind":"union","branches":[{"json":"object","type":{"kind":"named","name":"RasterArray"}},{"json":"string","type":{"kind":"string"}}],"name":"OverviewOrName","expected":"string or object","phrase":"a string or an object"},
      {"kind":"alias","type":{"kind":"list","items":{"kind":"named","name":"OverviewOrName"}},"name":"Overviews"},
      {"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"full_name","type":{"kind":"string"},"optional":true},{"name":"type","type":{"kind":"constant","value":"array","expected":["array"],"phrase":"\"array\""},"optional":true},{"name":"datatype","type":{"kind":"named","name":"Datatype"},"optional":true},{"name":"dimensions","type":{"kind":"named","name":"Dimensions"},"optional":true},{"name":"dimension_size","type":{"kind":"list","items":{"kind":"number"}},"optional":true},{"name":"block_size","type":{"kind":"list","items":{"kind":"number"}},"optional":true},{"name":"attributes","type":{"kind":"named","name":"Attributes"},"optional":true},{"name":"srs","type":{"kind":"named","name":"Srs"},"optional":true},{"name":"nodata_value","type":{"kind":"named","name":"Value"},"optional":true},{"name":"scale","type":{"kind":"named","name":"NumberOrName"},"optional":true},{"name":"offset","type":{"kind":"named","name":"NumberOrName"},"optional":true},{"name":"values","type":{"kind":"named","name":"PrintedValue"},"optional":true},{"name":"statistics","type":{"kind":"named","name":"Statistics"},"optional":true},{"name":"unit","type":{"kind":"string"},"optional":true},{"name":"structural_info","type":{"kind":"named","name":"StructuralInfo"},"optional":true},{"name":"overviews","type":{"kind":"named","name":"Overviews"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"RasterArray"},
      {"kind":"union","branches":[{"json":"string","type":{"kind":"string"}},{"json":"object","type":{"kind":"map","values":{"kind":"named","name":"RasterArray"}}}],"name":"IndexingVariable","expected":"string or object","phrase":"a string or an object"},
      {"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"full_name","type":{"kind":"string"},"optional":true},{"name":"size","type":{"kind":"integer","safe":false},"optional":true},{"name":"type","type":{"kind":"string"},"optional":true},{"name":"direction","type":{"kind":"string"},"optional":true},{"name":"indexing_variable","type":{"kind":"named","name":"IndexingVariable"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Dimension"},
      {"kind":"union","branches":[{"json":"object","type":{"kind":"named","name":"Dimension"}},{"json":"string","type":{"kind":"string"}}],"name":"DimensionOrName","expected":"string or object","phrase":"a string or an object"},
      {"kind":"alias","type":{"kind":"list","items":{"kind":"named","name":"DimensionOrName"}},"name":"Dimensions"},
      {"kind":"union","branches":[{"json":"object","type":{"kind":"map","values":{"kind":"named","name":"RasterGroup"}}},{"json":"array","type":{"kind":"list","items":{"kind":"named","name":"RasterGroup"}}}],"name":"Groups","expected":"array or object","phrase":"an array or an object"},
      {"kind":"record","fields":[{"name":"driver","type":{"kind":"string"},"optional":true},{"name":"name","type":{"kind":"string"},"optional":true},{"name":"full_name","type":{"kind":"string"},"optional":true},{"name":"type","type":{"kind":"constant","value":"group","expected":["group"],"phrase":"\"group\""},"optional":true},{"name":"dimensions","type":{"kind":"named","name":"Dimensions"},"optional":true},{"name":"arrays","type":{"kind":"map","values":{"kind":"named","name":"RasterArray"}},"optional":true},{"name":"attributes","type":{"kind":"named","name":"Attributes"},"optional":true},{"name":"groups","type":{"kind":"named","name":"Groups"},"optional":true},{"name":"structural_info","type":{"kind":"named","name":"StructuralInfo"},"optional":true},{"name":"datatypes","type":{"kind":"list","items":{"kind":"named","name":"Datatype"}},"optional":true}],"rest":{"kind":"json","types":[]},"name":"RasterGroup"},
      {"kind":"sum","tag":"type","open":false,"branches":[{"value":"group","record":"RasterGroup"},{"value":"array","record":"RasterArray"}],"name":"RasterInfo"},
      {"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"type","type":{"kind":"constant","value":"attribute","expected":["attribute"],"phrase":"\"attribute\""},"optional":true},{"name":"datatype","type":{"kind":"named","name":"Datatype"},"optional":true},{"name":"value","type":{"kind":"named","name":"PrintedValue"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"AttributeObject"}
      ]}
    TABLE

    # Reads a document from the exact bytes of a body; raises `UnreadableError` if it is not JSON, `DecodeError` if it breaks
    # the contract. `mode: :strict` checks what a sender must write.
    def self.parse_raster_info(body, mode: :tolerant)
      CONTRACT.read(JsonText.read(body), mode)
    end

    # Writes a document as JSON: everything that was parsed, with unknown members. Missing members stay missing.
    def self.write_raster_info(raster_info)
      JsonText.write(raster_info)
    end
  end
end
