# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

# frozen_string_literal: true

require_relative "../annotation_contracts"

module AnnotationContracts
  # Types of the contract `raster-info`, edition 2019.
  module RasterInfo2019
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

    # A dimension (R2.6). Explanation: of an array or group.
    class Dimension < Record
      # Name of the dimension (R2.6).
      optional :name, "name", Types::STRING
      # Full name (R2.6). Explanation: fully qualified, from the root group.
      optional :full_name, "full_name", Types::STRING
      # Size (R2.6). May be 0, or any integer (R-zero, R-int). Explanation: number of elements.
      optional :size, "size", Types::INTEGER
      # Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`.
      optional :type, "type", Types::STRING
      # Direction (R2.6). Explanation: of the axis, such as `NORTH`.
      optional :direction, "direction", Types::STRING
      # Indexing variable (R2.6). Explanation: the name of the array that holds the coordinates.
      optional :indexing_variable, "indexing_variable", Types::STRING
    end

    # A dimension object, or the fully qualified name of a dimension (R2.6).
    DimensionOrName = Types::Union.new({
      "object" => Types.named { Dimension },
      "string" => Types::STRING
    }.freeze)

    # Component of a compound datatype (R2.5).
    class Component < Record
      # Name of the component (R2.5).
      optional :name, "name", Types::STRING
      # Offset (R2.5). Explanation: bytes from the start of a value to the component.
      optional :offset, "offset", Types::INTEGER
      # Either one of the allowed strings, or a compound datatype object (R2.5).
      optional :type, "type", Types.named { Datatype }
    end

    # Compound datatype (R2.5). Explanation: a record of components.
    class Compound < Record
      # Name of the compound datatype (R2.5).
      optional :name, "name", Types::STRING
      # Size (R2.5). Explanation: bytes of one value.
      optional :size, "size", Types::INTEGER
      # Components of the compound datatype (R2.5).
      optional :components, "components", Types::List.new(Types.named { Component })
    end

    # Either one of the allowed strings, or a compound datatype object (R2.5).
    Datatype = Types::Union.new({
      "string" => Types.one_of(*DatatypeName::ALL),
      "object" => Types.named { Compound }
    }.freeze)

    # Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
    Attributes = Types::Union.new({
      "object" => Types::Map.new(Types.json("string", "number", "object", "array")),
      "array" => Types::List.new(Types.json("string", "number", "object", "array"))
    }.freeze)

    # Spatial reference (R2.7). Explanation: the reference system of an array.
    class Srs < Record
      # WKT (R2.7). Explanation: the definition in well-known text.
      optional :wkt, "wkt", Types::STRING
      # Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system.
      optional :data_axis_to_srs_axis_mapping, "data_axis_to_srs_axis_mapping", Types::List.new(Types::INTEGER)
    end

    # An array: its datatype, dimensions, attributes and values (R2.3).
    class RasterArray < Record
      # Name of the array (R2.3).
      optional :name, "name", Types::STRING
      # Only `array` (R2.3).
      optional :type, "type", Types.one_of("array")
      # Either one of the allowed strings, or a compound datatype object (R2.5).
      optional :datatype, "datatype", Types.named { Datatype }
      # Array whose items are each either a dimension or its name (R2.6).
      optional :dimensions, "dimensions", Types::List.new(Types.named { DimensionOrName })
      # Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
      optional :attributes, "attributes", Types.named { Attributes }
      # Spatial reference (R2.7). Explanation: the reference system of an array.
      optional :srs, "srs", Types.named { Srs }
      # A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
      optional :nodata_value, "nodata_value", Types.json("string", "number", "object", "array")
      # Scale (R2.3). A number, never a text such as `NaN` (R-nan). Explanation: the factor from stored to real values.
      optional :scale, "scale", Types::NUMBER
      # Offset (R2.3). Explanation: the real value of a stored zero.
      optional :offset, "offset", Types::NUMBER
      # A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
      optional :values, "values", Types.json("string", "number", "object", "array")
      # Unit (R2.3). Explanation: of the real values.
      optional :unit, "unit", Types::STRING
      # Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
      optional :structural_info, "structural_info", Types::Map.new(Types::STRING)
    end

    # Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat.
    Groups = Types::Union.new({
      "object" => Types::Map.new(Types.named { RasterGroup }),
      "array" => Types::List.new(Types.named { RasterGroup })
    }.freeze)

    # A group of dimensions, arrays, attributes and groups (R2.2).
    class RasterGroup < Record
      # Driver (R2.2). Explanation: the name of the one that read the dataset.
      optional :driver, "driver", Types::STRING
      # Name of the group (R2.2). Explanation: `/` for the root group.
      optional :name, "name", Types::STRING
      # Only `group` (R2.2).
      optional :type, "type", Types.one_of("group")
      # Array whose items are each either a dimension or its name (R2.6).
      optional :dimensions, "dimensions", Types::List.new(Types.named { DimensionOrName })
      # Map from array name to array (R2.2).
      optional :arrays, "arrays", Types::Map.new(Types.named { RasterArray })
      # Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
      optional :attributes, "attributes", Types.named { Attributes }
      # Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat.
      optional :groups, "groups", Types.named { Groups }
      # Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
      optional :structural_info, "structural_info", Types::Map.new(Types::STRING)
    end

    # Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map).
    RasterInfo = Types::Choice.new("type", {
      "group" => Types.named { RasterGroup },
      "array" => Types.named { RasterArray }
    }.freeze)

    # An attribute object (R2.4). Explanation: it tells its data type.
    class AttributeObject < Record
      # Name of the attribute (R2.4).
      optional :name, "name", Types::STRING
      # Only `attribute` (R2.4).
      optional :type, "type", Types.one_of("attribute")
      # Either one of the allowed strings, or a compound datatype object (R2.5).
      optional :datatype, "datatype", Types.named { Datatype }
      # A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
      optional :value, "value", Types.json("string", "number", "object", "array")
    end

    # Reads a document from the exact bytes of a body; raises `UnreadableError` where it is no JSON text, `DecodeError` where
    # it breaks the contract.
    def self.parse_raster_info(body)
      Types.decode(Types.named { RasterInfo }, JsonText.read(body))
    end

    # Writes a document as JSON text: what was parsed, with unknown members, and nothing that was missing.
    def self.write_raster_info(raster_info)
      JsonText.write(raster_info)
    end
  end
end
