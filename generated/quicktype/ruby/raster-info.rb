# Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

require 'json'
require 'dry-types'
require 'dry-struct'

module Types
  include Dry.Types(default: :nominal)

  Integer      = Strict::Integer
  Hash         = Strict::Hash
  String       = Strict::String
  Double       = Strict::Float | Strict::Integer
  DatatypeName = Strict::String.enum("Byte", "CFloat32", "CFloat64", "CInt16", "CInt32", "Float32", "Float64", "Int16", "Int32", "String", "UInt16", "UInt32")
end

# (forward declaration)
class Compound < Dry::Struct; end

# (forward declaration)
class Component < Dry::Struct; end

# (forward declaration)
class RasterGroup < Dry::Struct; end

class Attributes < Dry::Struct
  attribute :anything_array, Types.Array(Types::Any).optional
  attribute :anything_map,   Types::Hash.meta(of: Types::Any).optional

  def self.from_dynamic!(d)
    if schema[:anything_array].right.valid? d
      return new(anything_array: d, anything_map: nil)
    end
    begin
      value = Types::Hash[d].map { |k, v| [k, Types::Any[v]] }.to_h
      if schema[:anything_map].right.valid? value
        return new(anything_map: value, anything_array: nil)
      end
    rescue
    end
    raise "Invalid union"
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    if anything_array != nil
      anything_array
    elsif anything_map != nil
      anything_map
    end
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

module DatatypeName
  Byte     = "Byte"
  CFloat32 = "CFloat32"
  CFloat64 = "CFloat64"
  CInt16   = "CInt16"
  CInt32   = "CInt32"
  Float32  = "Float32"
  Float64  = "Float64"
  Int16    = "Int16"
  Int32    = "Int32"
  String   = "String"
  UInt16   = "UInt16"
  UInt32   = "UInt32"
end

class Datatype < Dry::Struct
  attribute :compound, Compound.optional
  attribute :enum,     Types::DatatypeName.optional

  def self.from_dynamic!(d)
    begin
      value = Compound.from_dynamic!(d)
      if schema[:compound].right.valid? value
        return new(compound: value, enum: nil)
      end
    rescue
    end
    if schema[:enum].right.valid? d
      return new(enum: d, compound: nil)
    end
    raise "Invalid union"
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    if compound != nil
      compound.to_dynamic
    elsif enum != nil
      enum
    end
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# Compound datatype. A record of components.
class Compound < Dry::Struct

  # Components of the compound datatype.
  attribute :components, Types.Array(Component).optional

  # Name of the compound datatype.
  attribute :compound_name, Types::String.optional

  # Size. Bytes of one value.
  attribute :size, Types::Integer.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      components:    d["components"]&.map { |x| Component.from_dynamic!(x) },
      compound_name: d["name"],
      size:          d["size"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "components" => components&.map { |x| x.to_dynamic },
      "name"       => compound_name,
      "size"       => size,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# Component of a compound datatype.
class Component < Dry::Struct

  # Name of the component.
  attribute :component_name, Types::String.optional

  # Offset. Bytes from the start of a value to the component.
  attribute :offset, Types::Integer.optional

  attribute :component_type, Types.Instance(Datatype).optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      component_name: d["name"],
      offset:         d["offset"],
      component_type: d["type"] ? Datatype.from_dynamic!(d["type"]) : nil,
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "name"   => component_name,
      "offset" => offset,
      "type"   => component_type&.to_dynamic,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A dimension. A dimension of an array or group.
class Dimension < Dry::Struct

  # Direction. The direction of the axis, such as `NORTH`.
  attribute :direction, Types::String.optional

  # Full name. Fully qualified, from the root group.
  attribute :full_name, Types::String.optional

  # Indexing variable. The name of the array that holds the coordinates.
  attribute :indexing_variable, Types::String.optional

  # Name of the dimension.
  attribute :dimension_name, Types::String.optional

  # Size. May be 0, or any integer. Number of elements.
  attribute :size, Types::Integer.optional

  # Type. The kind of axis, such as `TEMPORAL`.
  attribute :dimension_type, Types::String.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      direction:         d["direction"],
      full_name:         d["full_name"],
      indexing_variable: d["indexing_variable"],
      dimension_name:    d["name"],
      size:              d["size"],
      dimension_type:    d["type"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "direction"         => direction,
      "full_name"         => full_name,
      "indexing_variable" => indexing_variable,
      "name"              => dimension_name,
      "size"              => size,
      "type"              => dimension_type,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

class DimensionOrName < Dry::Struct
  attribute :dimension, Dimension.optional
  attribute :string,    Types::String.optional

  def self.from_dynamic!(d)
    begin
      value = Dimension.from_dynamic!(d)
      if schema[:dimension].right.valid? value
        return new(dimension: value, string: nil)
      end
    rescue
    end
    if schema[:string].right.valid? d
      return new(string: d, dimension: nil)
    end
    raise "Invalid union"
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    if dimension != nil
      dimension.to_dynamic
    elsif string != nil
      string
    end
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# Spatial reference. The reference system of an array.
class Srs < Dry::Struct

  # Mapping of data axis to srs axis. For each axis of the data, the number of its axis in
  # the reference system.
  attribute :data_axis_to_srs_axis_mapping, Types.Array(Types::Integer).optional

  # WKT. The definition in well-known text.
  attribute :wkt, Types::String.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      data_axis_to_srs_axis_mapping: d["data_axis_to_srs_axis_mapping"],
      wkt:                           d["wkt"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "data_axis_to_srs_axis_mapping" => data_axis_to_srs_axis_mapping,
      "wkt"                           => wkt,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# An array: its datatype, dimensions, attributes and values.
class RasterArray < Dry::Struct
  attribute :attributes, Types.Instance(Attributes).optional
  attribute :datatype,   Types.Instance(Datatype).optional

  # Array whose items are each either a dimension or its name.
  attribute :dimensions, Types.Array(Types.Instance(DimensionOrName)).optional

  # Name of the array.
  attribute :raster_array_name, Types::String.optional

  # A string, a number, an object or an array. Null is allowed only inside, where anything is
  # allowed.
  attribute :nodata_value, Types::Any.optional

  # Offset. The real value of a stored zero.
  attribute :offset, Types::Double.optional

  # Scale. A number, never a string such as `NaN`. The factor from stored to real values.
  attribute :scale, Types::Double.optional

  attribute :srs, Srs.optional

  # Map from string keys to string values. Storage details, such as compression.
  attribute :structural_info, Types::Hash.meta(of: Types::String).optional

  # Only `array`.
  attribute :raster_array_type, Types::String.optional

  # Unit. The unit of the real values.
  attribute :unit, Types::String.optional

  # A string, a number, an object or an array. Null is allowed only inside, where anything is
  # allowed.
  attribute :values, Types::Any.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      attributes:        d["attributes"] ? Attributes.from_dynamic!(d["attributes"]) : nil,
      datatype:          d["datatype"] ? Datatype.from_dynamic!(d["datatype"]) : nil,
      dimensions:        d["dimensions"]&.map { |x| DimensionOrName.from_dynamic!(x) },
      raster_array_name: d["name"],
      nodata_value:      d["nodata_value"],
      offset:            d["offset"],
      scale:             d["scale"],
      srs:               d["srs"] ? Srs.from_dynamic!(d["srs"]) : nil,
      structural_info:   Types::Hash.optional[d["structural_info"]]&.map { |k, v| [k, Types::String[v]] }&.to_h,
      raster_array_type: d["type"],
      unit:              d["unit"],
      values:            d["values"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "attributes"      => attributes&.to_dynamic,
      "datatype"        => datatype&.to_dynamic,
      "dimensions"      => dimensions&.map { |x| x.to_dynamic },
      "name"            => raster_array_name,
      "nodata_value"    => nodata_value,
      "offset"          => offset,
      "scale"           => scale,
      "srs"             => srs&.to_dynamic,
      "structural_info" => structural_info,
      "type"            => raster_array_type,
      "unit"            => unit,
      "values"          => values,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

class Groups < Dry::Struct
  attribute :raster_group_array, Types.Array(RasterGroup).optional
  attribute :raster_group_map,   Types::Hash.meta(of: RasterGroup).optional

  def self.from_dynamic!(d)
    begin
      value = d.map { |x| RasterGroup.from_dynamic!(x) }
      if schema[:raster_group_array].right.valid? value
        return new(raster_group_array: value, raster_group_map: nil)
      end
    rescue
    end
    begin
      value = Types::Hash[d].map { |k, v| [k, RasterGroup.from_dynamic!(v)] }.to_h
      if schema[:raster_group_map].right.valid? value
        return new(raster_group_map: value, raster_group_array: nil)
      end
    rescue
    end
    raise "Invalid union"
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    if raster_group_array != nil
      raster_group_array.map { |x| x.to_dynamic }
    elsif raster_group_map != nil
      raster_group_map.map { |k, v| [k, v.to_dynamic] }.to_h
    end
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# A group of dimensions, arrays, attributes and groups.
class RasterGroup < Dry::Struct

  # Map from array name to array.
  attribute :arrays, Types::Hash.meta(of: RasterArray).optional

  attribute :attributes, Types.Instance(Attributes).optional

  # Array whose items are each either a dimension or its name.
  attribute :dimensions, Types.Array(Types.Instance(DimensionOrName)).optional

  # Driver. The name of the driver that read the dataset.
  attribute :driver, Types::String.optional

  attribute :groups, Types.Instance(Groups).optional

  # Name of the group. `/` for the root group.
  attribute :raster_group_name, Types::String.optional

  # Map from string keys to string values. Storage details, such as compression.
  attribute :structural_info, Types::Hash.meta(of: Types::String).optional

  # Only `group`.
  attribute :raster_group_type, Types::String.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      arrays:            Types::Hash.optional[d["arrays"]]&.map { |k, v| [k, RasterArray.from_dynamic!(v)] }&.to_h,
      attributes:        d["attributes"] ? Attributes.from_dynamic!(d["attributes"]) : nil,
      dimensions:        d["dimensions"]&.map { |x| DimensionOrName.from_dynamic!(x) },
      driver:            d["driver"],
      groups:            d["groups"] ? Groups.from_dynamic!(d["groups"]) : nil,
      raster_group_name: d["name"],
      structural_info:   Types::Hash.optional[d["structural_info"]]&.map { |k, v| [k, Types::String[v]] }&.to_h,
      raster_group_type: d["type"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "arrays"          => arrays&.map { |k, v| [k, v.to_dynamic] }.to_h,
      "attributes"      => attributes&.to_dynamic,
      "dimensions"      => dimensions&.map { |x| x.to_dynamic },
      "driver"          => driver,
      "groups"          => groups&.to_dynamic,
      "name"            => raster_group_name,
      "structural_info" => structural_info,
      "type"            => raster_group_type,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end

# An attribute object. It contains its data type.
class AttributeObject < Dry::Struct
  attribute :datatype, Types.Instance(Datatype).optional

  # Name of the attribute.
  attribute :attribute_object_name, Types::String.optional

  # Only `attribute`.
  attribute :attribute_object_type, Types::String.optional

  # A string, a number, an object or an array. Null is allowed only inside, where anything is
  # allowed.
  attribute :value, Types::Any.optional

  def self.from_dynamic!(d)
    d = Types::Hash[d]
    new(
      datatype:              d["datatype"] ? Datatype.from_dynamic!(d["datatype"]) : nil,
      attribute_object_name: d["name"],
      attribute_object_type: d["type"],
      value:                 d["value"],
    )
  end

  def self.from_json!(json)
    from_dynamic!(JSON.parse(json))
  end

  def to_dynamic
    {
      "datatype" => datatype&.to_dynamic,
      "name"     => attribute_object_name,
      "type"     => attribute_object_type,
      "value"    => value,
    }
  end

  def to_json(options = nil)
    JSON.generate(to_dynamic, options)
  end
end
