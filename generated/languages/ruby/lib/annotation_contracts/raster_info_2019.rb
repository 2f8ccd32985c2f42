# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

# frozen_string_literal: true

require_relative "raster_info"

module AnnotationContracts
  # Types of the contract `raster-info`, edition 2019.
  module RasterInfo2019
    # A dimension (R2.6). Explanation: of an array or group.
    class Dimension < Record
      include AnnotationContracts::RasterInfo::Dimension
      # @return [String] Name of the dimension (R2.6).
      optional :name
      # @return [String] Full name (R2.6). Explanation: fully qualified, from the root group.
      optional :full_name
      # @return [Integer] Size (R2.6). May be 0, or any integer (R-zero, R-int). Explanation: number of elements.
      optional :size
      # @return [String] Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`.
      optional :type
      # @return [String] Direction (R2.6). Explanation: of the axis, such as `NORTH`.
      optional :direction
      # @return [String] Indexing variable (R2.6). Explanation: the name of the array that holds the coordinates.
      optional :indexing_variable
    end

    # One of the allowed strings for a datatype (R2.5).
    module DatatypeName
      STRING = "String"
      BYTE = "Byte"
      INT16 = "Int16"
      U_INT16 = "UInt16"
      INT32 = "Int32"
      U_INT32 = "UInt32"
      FLOAT32 = "Float32"
      FLOAT64 = "Float64"
      C_INT16 = "CInt16"
      C_INT32 = "CInt32"
      C_FLOAT32 = "CFloat32"
      C_FLOAT64 = "CFloat64"
      # Every known value.
      ALL = [STRING, BYTE, INT16, U_INT16, INT32, U_INT32, FLOAT32, FLOAT64, C_INT16, C_INT32, C_FLOAT32, C_FLOAT64].freeze
    end

    # Component of a compound datatype (R2.5).
    class Component < Record
      include AnnotationContracts::RasterInfo::Component
      # @return [String] Name of the component (R2.5).
      optional :name
      # @return [Integer] Offset (R2.5). Explanation: bytes from the start of a value to the component.
      optional :offset
      # @return [String, Compound] Either one of the allowed strings, or a compound datatype object (R2.5).
      optional :type
    end

    # Compound datatype (R2.5). Explanation: a record of components.
    class Compound < Record
      include AnnotationContracts::RasterInfo::Compound
      # @return [String] Name of the compound datatype (R2.5).
      optional :name
      # @return [Integer] Size (R2.5). Explanation: bytes of one value.
      optional :size
      # @return [Array<Component>] Components of the compound datatype (R2.5).
      optional :components
    end

    # Spatial reference (R2.7). Explanation: the reference system of an array.
    class Srs < Record
      include AnnotationContracts::RasterInfo::Srs
      # @return [String] WKT (R2.7). Explanation: the definition in well-known text.
      optional :wkt
      # @return [Array<Integer>] Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system.
      optional :data_axis_to_srs_axis_mapping
    end

    # An array: its datatype, dimensions, attributes and values (R2.3).
    class RasterArray < Record
      include AnnotationContracts::RasterInfo::RasterArray, AnnotationContracts::RasterInfo::RasterInfo
      # @return [String] Name of the array (R2.3).
      optional :name
      # @return [String] Only `array` (R2.3).
      optional :type
      # @return [String, Compound] Either one of the allowed strings, or a compound datatype object (R2.5).
      optional :datatype
      # @return [Array<Dimension, String>] Array whose items are each either a dimension or its name (R2.6).
      optional :dimensions
      # @return [Hash{String => Object}, Array<Object>] Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
      optional :attributes
      # @return [Srs] Spatial reference (R2.7). Explanation: the reference system of an array.
      optional :srs
      # @return [Object] A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
      optional :nodata_value
      # @return [Numeric] Scale (R2.3). A number, never a text such as `NaN` (R-nan). Explanation: the factor from stored to real values.
      optional :scale
      # @return [Numeric] Offset (R2.3). Explanation: the real value of a stored zero.
      optional :offset
      # @return [Object] A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
      optional :values
      # @return [String] Unit (R2.3). Explanation: of the real values.
      optional :unit
      # @return [Hash{String => String}] Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
      optional :structural_info
    end

    # A group of dimensions, arrays, attributes and groups (R2.2).
    class RasterGroup < Record
      include AnnotationContracts::RasterInfo::RasterGroup, AnnotationContracts::RasterInfo::RasterInfo
      # @return [String] Driver (R2.2). Explanation: the name of the one that read the dataset.
      optional :driver
      # @return [String] Name of the group (R2.2). Explanation: `/` for the root group.
      optional :name
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
    end

    # An attribute object (R2.4). Explanation: it tells its data type.
    class AttributeObject < Record
      include AnnotationContracts::RasterInfo::AttributeObject
      # @return [String] Name of the attribute (R2.4).
      optional :name
      # @return [String] Only `attribute` (R2.4).
      optional :type
      # @return [String, Compound] Either one of the allowed strings, or a compound datatype object (R2.5).
      optional :datatype
      # @return [Object] A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
      optional :value
    end

    # The table of the edition.
    CONTRACT = Edition.new("2019", self, <<~'TABLE', {})
      {"table":1,"name":"raster-info","edition":"2019","main":"RasterInfo","formats":{},"types":[
      {"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"full_name","type":{"kind":"string"},"optional":true},{"name":"size","type":{"kind":"integer","safe":false},"optional":true},{"name":"type","type":{"kind":"string"},"optional":true},{"name":"direction","type":{"kind":"string"},"optional":true},{"name":"indexing_variable","type":{"kind":"string"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Dimension"},
      {"kind":"union","branches":[{"json":"object","type":{"kind":"named","name":"Dimension"}},{"json":"string","type":{"kind":"string"}}],"name":"DimensionOrName","expected":"string or object","phrase":"a string or an object"},
      {"kind":"alias","type":{"kind":"list","items":{"kind":"named","name":"DimensionOrName"}},"name":"Dimensions"},
      {"kind":"vocabulary","values":["String","Byte","Int16","UInt16","Int32","UInt32","Float32","Float64","CInt16","CInt32","CFloat32","CFloat64"],"open":false,"name":"DatatypeName","expected":["String","Byte","Int16","UInt16","Int32","UInt32","Float32","Float64","CInt16","CInt32","CFloat32","CFloat64"],"phrase":"one of \"String\", \"Byte\", \"Int16\", \"UInt16\", \"Int32\", \"UInt32\", \"Float32\", \"Float64\", \"CInt16\", \"CInt32\", \"CFloat32\", \"CFloat64\""},
      {"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"offset","type":{"kind":"integer","safe":false},"optional":true},{"name":"type","type":{"kind":"named","name":"Datatype"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Component"},
      {"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"size","type":{"kind":"integer","safe":false},"optional":true},{"name":"components","type":{"kind":"list","items":{"kind":"named","name":"Component"}},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Compound"},
      {"kind":"union","branches":[{"json":"string","type":{"kind":"named","name":"DatatypeName"}},{"json":"object","type":{"kind":"named","name":"Compound"}}],"name":"Datatype","expected":["String","Byte","Int16","UInt16","Int32","UInt32","Float32","Float64","CInt16","CInt32","CFloat32","CFloat64","<object>"],"phrase":"one of \"String\", \"Byte\", \"Int16\", \"UInt16\", \"Int32\", \"UInt32\", \"Float32\", \"Float64\", \"CInt16\", \"CInt32\", \"CFloat32\", \"CFloat64\", an object"},
      {"kind":"alias","type":{"kind":"json","types":["string","number","object","array"],"expected":"string or number or array or object","phrase":"a string or a number or an array or an object"},"name":"Value"},
      {"kind":"alias","type":{"kind":"json","types":["string","number","object","array"],"expected":"string or number or array or object","phrase":"a string or a number or an array or an object"},"name":"Attribute"},
      {"kind":"union","branches":[{"json":"object","type":{"kind":"map","values":{"kind":"named","name":"Attribute"}}},{"json":"array","type":{"kind":"list","items":{"kind":"named","name":"Attribute"}}}],"name":"Attributes","expected":"array or object","phrase":"an array or an object"},
      {"kind":"record","fields":[{"name":"wkt","type":{"kind":"string"},"optional":true},{"name":"data_axis_to_srs_axis_mapping","type":{"kind":"list","items":{"kind":"integer","safe":false}},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Srs"},
      {"kind":"alias","type":{"kind":"map","values":{"kind":"string"}},"name":"StructuralInfo"},
      {"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"type","type":{"kind":"constant","value":"array","expected":["array"],"phrase":"\"array\""},"optional":true},{"name":"datatype","type":{"kind":"named","name":"Datatype"},"optional":true},{"name":"dimensions","type":{"kind":"named","name":"Dimensions"},"optional":true},{"name":"attributes","type":{"kind":"named","name":"Attributes"},"optional":true},{"name":"srs","type":{"kind":"named","name":"Srs"},"optional":true},{"name":"nodata_value","type":{"kind":"named","name":"Value"},"optional":true},{"name":"scale","type":{"kind":"number"},"optional":true},{"name":"offset","type":{"kind":"number"},"optional":true},{"name":"values","type":{"kind":"named","name":"Value"},"optional":true},{"name":"unit","type":{"kind":"string"},"optional":true},{"name":"structural_info","type":{"kind":"named","name":"StructuralInfo"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"RasterArray"},
      {"kind":"union","branches":[{"json":"object","type":{"kind":"map","values":{"kind":"named","name":"RasterGroup"}}},{"json":"array","type":{"kind":"list","items":{"kind":"named","name":"RasterGroup"}}}],"name":"Groups","expected":"array or object","phrase":"an array or an object"},
      {"kind":"record","fields":[{"name":"driver","type":{"kind":"string"},"optional":true},{"name":"name","type":{"kind":"string"},"optional":true},{"name":"type","type":{"kind":"constant","value":"group","expected":["group"],"phrase":"\"group\""},"optional":true},{"name":"dimensions","type":{"kind":"named","name":"Dimensions"},"optional":true},{"name":"arrays","type":{"kind":"map","values":{"kind":"named","name":"RasterArray"}},"optional":true},{"name":"attributes","type":{"kind":"named","name":"Attributes"},"optional":true},{"name":"groups","type":{"kind":"named","name":"Groups"},"optional":true},{"name":"structural_info","type":{"kind":"named","name":"StructuralInfo"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"RasterGroup"},
      {"kind":"sum","tag":"type","open":false,"branches":[{"value":"group","record":"RasterGroup"},{"value":"array","record":"RasterArray"}],"name":"RasterInfo"},
      {"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"type","type":{"kind":"constant","value":"attribute","expected":["attribute"],"phrase":"\"attribute\""},"optional":true},{"name":"datatype","type":{"kind":"named","name":"Datatype"},"optional":true},{"name":"value","type":{"kind":"named","name":"Value"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"AttributeObject"}
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
