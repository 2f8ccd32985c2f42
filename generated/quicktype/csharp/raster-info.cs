// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

namespace AnnotationContracts
{
    using System;
    using System.Collections.Generic;

    using System.Text.Json;
    using System.Text.Json.Serialization;
    using System.Globalization;

    /// <summary>
    /// A group of dimensions, arrays, attributes and groups.
    /// </summary>
    public partial class RasterGroup
    {
        /// <summary>
        /// Map from array name to array.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("arrays")]
        public Dictionary<string, RasterArray>? Arrays { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("attributes")]
        public Attributes? Attributes { get; set; }

        /// <summary>
        /// Array whose items are each either a dimension or its name.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("dimensions")]
        public DimensionOrName[]? Dimensions { get; set; }

        /// <summary>
        /// Driver. The name of the driver that read the dataset.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("driver")]
        public string? Driver { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("groups")]
        public Groups? Groups { get; set; }

        /// <summary>
        /// Name of the group. `/` for the root group.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// Map from string keys to string values. Storage details, such as compression.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("structural_info")]
        public Dictionary<string, string>? StructuralInfo { get; set; }

        /// <summary>
        /// Only `group`.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("type")]
        public string? Type { get; set; }
    }

    /// <summary>
    /// An array: its datatype, dimensions, attributes and values.
    /// </summary>
    public partial class RasterArray
    {
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("attributes")]
        public Attributes? Attributes { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("datatype")]
        public Datatype? Datatype { get; set; }

        /// <summary>
        /// Array whose items are each either a dimension or its name.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("dimensions")]
        public DimensionOrName[]? Dimensions { get; set; }

        /// <summary>
        /// Name of the array.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// A string, a number, an object or an array. Null is allowed only inside, where anything is
        /// allowed.
        /// </summary>
        [JsonPropertyName("nodata_value")]
        public object? NodataValue { get; set; }

        /// <summary>
        /// Offset. The real value of a stored zero.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("offset")]
        public double? Offset { get; set; }

        /// <summary>
        /// Scale. A number, never a string such as `NaN`. The factor from stored to real values.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("scale")]
        public double? Scale { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("srs")]
        public Srs? Srs { get; set; }

        /// <summary>
        /// Map from string keys to string values. Storage details, such as compression.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("structural_info")]
        public Dictionary<string, string>? StructuralInfo { get; set; }

        /// <summary>
        /// Only `array`.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("type")]
        public string? Type { get; set; }

        /// <summary>
        /// Unit. The unit of the real values.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("unit")]
        public string? Unit { get; set; }

        /// <summary>
        /// A string, a number, an object or an array. Null is allowed only inside, where anything is
        /// allowed.
        /// </summary>
        [JsonPropertyName("values")]
        public object? Values { get; set; }
    }

    /// <summary>
    /// Compound datatype. A record of components.
    /// </summary>
    public partial class Compound
    {
        /// <summary>
        /// Components of the compound datatype.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("components")]
        public Component[]? Components { get; set; }

        /// <summary>
        /// Name of the compound datatype.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// Size. Bytes of one value.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("size")]
        public long? Size { get; set; }
    }

    /// <summary>
    /// Component of a compound datatype.
    /// </summary>
    public partial class Component
    {
        /// <summary>
        /// Name of the component.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// Offset. Bytes from the start of a value to the component.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("offset")]
        public long? Offset { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("type")]
        public Datatype? Type { get; set; }
    }

    /// <summary>
    /// A dimension. A dimension of an array or group.
    /// </summary>
    public partial class Dimension
    {
        /// <summary>
        /// Direction. The direction of the axis, such as `NORTH`.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("direction")]
        public string? Direction { get; set; }

        /// <summary>
        /// Full name. Fully qualified, from the root group.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("full_name")]
        public string? FullName { get; set; }

        /// <summary>
        /// Indexing variable. The name of the array that holds the coordinates.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("indexing_variable")]
        public string? IndexingVariable { get; set; }

        /// <summary>
        /// Name of the dimension.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// Size. May be 0, or any integer. Number of elements.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("size")]
        public long? Size { get; set; }

        /// <summary>
        /// Type. The kind of axis, such as `TEMPORAL`.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("type")]
        public string? Type { get; set; }
    }

    /// <summary>
    /// Spatial reference. The reference system of an array.
    /// </summary>
    public partial class Srs
    {
        /// <summary>
        /// Mapping of data axis to srs axis. For each axis of the data, the number of its axis in
        /// the reference system.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("data_axis_to_srs_axis_mapping")]
        public long[]? DataAxisToSrsAxisMapping { get; set; }

        /// <summary>
        /// WKT. The definition in well-known text.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("wkt")]
        public string? Wkt { get; set; }
    }

    /// <summary>
    /// An attribute object. It contains its data type.
    /// </summary>
    public partial class AttributeObject
    {
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("datatype")]
        public Datatype? Datatype { get; set; }

        /// <summary>
        /// Name of the attribute.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// Only `attribute`.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("type")]
        public string? Type { get; set; }

        /// <summary>
        /// A string, a number, an object or an array. Null is allowed only inside, where anything is
        /// allowed.
        /// </summary>
        [JsonPropertyName("value")]
        public object? Value { get; set; }
    }

    public enum DatatypeName { Byte, CFloat32, CFloat64, CInt16, CInt32, Float32, Float64, Int16, Int32, String, UInt16, UInt32 };

    public partial struct Groups
    {
        public RasterGroup[]? RasterGroupArray;
        public Dictionary<string, RasterGroup>? RasterGroupMap;

        public static implicit operator Groups(RasterGroup[] RasterGroupArray) => new Groups { RasterGroupArray = RasterGroupArray };
        public static implicit operator Groups(Dictionary<string, RasterGroup> RasterGroupMap) => new Groups { RasterGroupMap = RasterGroupMap };
    }

    public partial struct Attributes
    {
        public object[]? AnythingArray;
        public Dictionary<string, object>? AnythingMap;

        public static implicit operator Attributes(object[] AnythingArray) => new Attributes { AnythingArray = AnythingArray };
        public static implicit operator Attributes(Dictionary<string, object> AnythingMap) => new Attributes { AnythingMap = AnythingMap };
    }

    public partial struct Datatype
    {
        public Compound? Compound;
        public DatatypeName? Enum;

        public static implicit operator Datatype(Compound Compound) => new Datatype { Compound = Compound };
        public static implicit operator Datatype(DatatypeName Enum) => new Datatype { Enum = Enum };
    }

    public partial struct DimensionOrName
    {
        public Dimension? Dimension;
        public string? String;

        public static implicit operator DimensionOrName(Dimension Dimension) => new DimensionOrName { Dimension = Dimension };
        public static implicit operator DimensionOrName(string String) => new DimensionOrName { String = String };
    }

    public partial class Dimension
    {
        public static Dimension FromJson(string json) => JsonSerializer.Deserialize<Dimension>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class Component
    {
        public static Component FromJson(string json) => JsonSerializer.Deserialize<Component>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class Compound
    {
        public static Compound FromJson(string json) => JsonSerializer.Deserialize<Compound>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class Srs
    {
        public static Srs FromJson(string json) => JsonSerializer.Deserialize<Srs>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class RasterArray
    {
        public static RasterArray FromJson(string json) => JsonSerializer.Deserialize<RasterArray>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class RasterGroup
    {
        public static RasterGroup FromJson(string json) => JsonSerializer.Deserialize<RasterGroup>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class AttributeObject
    {
        public static AttributeObject FromJson(string json) => JsonSerializer.Deserialize<AttributeObject>(json, AnnotationContracts.Converter.Settings);
    }

    public static class Serialize
    {
        public static string ToJson(this Dimension self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this Component self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this Compound self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this Srs self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this RasterArray self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this RasterGroup self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this AttributeObject self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
    }

    internal static class Converter
    {
        public static readonly JsonSerializerOptions Settings = new(JsonSerializerDefaults.General)
        {
            Converters =
            {
                DatatypeConverter.Singleton,
                DatatypeNameConverter.Singleton,
                AttributesConverter.Singleton,
                DimensionOrNameConverter.Singleton,
                GroupsConverter.Singleton,
                new DateOnlyConverter(),
                new TimeOnlyConverter(),
                IsoDateTimeOffsetConverter.Singleton
            },
        };
    }

    internal class DatatypeConverter : JsonConverter<Datatype>
    {
        public override bool CanConvert(Type t) => t == typeof(Datatype);

        public override Datatype Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            switch (reader.TokenType)
            {
                case JsonTokenType.String:
                    var stringValue = reader.GetString();
                    switch (stringValue)
                    {
                        case "Byte":
                            return new Datatype { Enum = DatatypeName.Byte };
                        case "CFloat32":
                            return new Datatype { Enum = DatatypeName.CFloat32 };
                        case "CFloat64":
                            return new Datatype { Enum = DatatypeName.CFloat64 };
                        case "CInt16":
                            return new Datatype { Enum = DatatypeName.CInt16 };
                        case "CInt32":
                            return new Datatype { Enum = DatatypeName.CInt32 };
                        case "Float32":
                            return new Datatype { Enum = DatatypeName.Float32 };
                        case "Float64":
                            return new Datatype { Enum = DatatypeName.Float64 };
                        case "Int16":
                            return new Datatype { Enum = DatatypeName.Int16 };
                        case "Int32":
                            return new Datatype { Enum = DatatypeName.Int32 };
                        case "String":
                            return new Datatype { Enum = DatatypeName.String };
                        case "UInt16":
                            return new Datatype { Enum = DatatypeName.UInt16 };
                        case "UInt32":
                            return new Datatype { Enum = DatatypeName.UInt32 };
                    }
                    break;
                case JsonTokenType.StartObject:
                    var objectValue = JsonSerializer.Deserialize<Compound>(ref reader, options);
                    return new Datatype { Compound = objectValue };
            }
            throw new Exception("Cannot unmarshal type Datatype");
        }

        public override void Write(Utf8JsonWriter writer, Datatype value, JsonSerializerOptions options)
        {
            if (value.Enum != null)
            {
                switch (value.Enum)
                {
                    case DatatypeName.Byte:
                        JsonSerializer.Serialize(writer, "Byte", options);
                        return;
                    case DatatypeName.CFloat32:
                        JsonSerializer.Serialize(writer, "CFloat32", options);
                        return;
                    case DatatypeName.CFloat64:
                        JsonSerializer.Serialize(writer, "CFloat64", options);
                        return;
                    case DatatypeName.CInt16:
                        JsonSerializer.Serialize(writer, "CInt16", options);
                        return;
                    case DatatypeName.CInt32:
                        JsonSerializer.Serialize(writer, "CInt32", options);
                        return;
                    case DatatypeName.Float32:
                        JsonSerializer.Serialize(writer, "Float32", options);
                        return;
                    case DatatypeName.Float64:
                        JsonSerializer.Serialize(writer, "Float64", options);
                        return;
                    case DatatypeName.Int16:
                        JsonSerializer.Serialize(writer, "Int16", options);
                        return;
                    case DatatypeName.Int32:
                        JsonSerializer.Serialize(writer, "Int32", options);
                        return;
                    case DatatypeName.String:
                        JsonSerializer.Serialize(writer, "String", options);
                        return;
                    case DatatypeName.UInt16:
                        JsonSerializer.Serialize(writer, "UInt16", options);
                        return;
                    case DatatypeName.UInt32:
                        JsonSerializer.Serialize(writer, "UInt32", options);
                        return;
                }
            }
            if (value.Compound != null)
            {
                JsonSerializer.Serialize(writer, value.Compound, options);
                return;
            }
            throw new Exception("Cannot marshal type Datatype");
        }

        public static readonly DatatypeConverter Singleton = new DatatypeConverter();
    }

    internal class DatatypeNameConverter : JsonConverter<DatatypeName>
    {
        public override bool CanConvert(Type t) => t == typeof(DatatypeName);

        public override DatatypeName Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            var value = reader.GetString();
            switch (value)
            {
                case "Byte":
                    return DatatypeName.Byte;
                case "CFloat32":
                    return DatatypeName.CFloat32;
                case "CFloat64":
                    return DatatypeName.CFloat64;
                case "CInt16":
                    return DatatypeName.CInt16;
                case "CInt32":
                    return DatatypeName.CInt32;
                case "Float32":
                    return DatatypeName.Float32;
                case "Float64":
                    return DatatypeName.Float64;
                case "Int16":
                    return DatatypeName.Int16;
                case "Int32":
                    return DatatypeName.Int32;
                case "String":
                    return DatatypeName.String;
                case "UInt16":
                    return DatatypeName.UInt16;
                case "UInt32":
                    return DatatypeName.UInt32;
            }
            throw new Exception("Cannot unmarshal type DatatypeName");
        }

        public override void Write(Utf8JsonWriter writer, DatatypeName value, JsonSerializerOptions options)
        {
            switch (value)
            {
                case DatatypeName.Byte:
                    JsonSerializer.Serialize(writer, "Byte", options);
                    return;
                case DatatypeName.CFloat32:
                    JsonSerializer.Serialize(writer, "CFloat32", options);
                    return;
                case DatatypeName.CFloat64:
                    JsonSerializer.Serialize(writer, "CFloat64", options);
                    return;
                case DatatypeName.CInt16:
                    JsonSerializer.Serialize(writer, "CInt16", options);
                    return;
                case DatatypeName.CInt32:
                    JsonSerializer.Serialize(writer, "CInt32", options);
                    return;
                case DatatypeName.Float32:
                    JsonSerializer.Serialize(writer, "Float32", options);
                    return;
                case DatatypeName.Float64:
                    JsonSerializer.Serialize(writer, "Float64", options);
                    return;
                case DatatypeName.Int16:
                    JsonSerializer.Serialize(writer, "Int16", options);
                    return;
                case DatatypeName.Int32:
                    JsonSerializer.Serialize(writer, "Int32", options);
                    return;
                case DatatypeName.String:
                    JsonSerializer.Serialize(writer, "String", options);
                    return;
                case DatatypeName.UInt16:
                    JsonSerializer.Serialize(writer, "UInt16", options);
                    return;
                case DatatypeName.UInt32:
                    JsonSerializer.Serialize(writer, "UInt32", options);
                    return;
            }
            throw new Exception("Cannot marshal type DatatypeName");
        }

        public static readonly DatatypeNameConverter Singleton = new DatatypeNameConverter();
    }

    internal class AttributesConverter : JsonConverter<Attributes>
    {
        public override bool CanConvert(Type t) => t == typeof(Attributes);

        public override Attributes Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            switch (reader.TokenType)
            {
                case JsonTokenType.StartObject:
                    var objectValue = JsonSerializer.Deserialize<Dictionary<string, object>>(ref reader, options);
                    return new Attributes { AnythingMap = objectValue };
                case JsonTokenType.StartArray:
                    var arrayValue = JsonSerializer.Deserialize<object[]>(ref reader, options);
                    return new Attributes { AnythingArray = arrayValue };
            }
            throw new Exception("Cannot unmarshal type Attributes");
        }

        public override void Write(Utf8JsonWriter writer, Attributes value, JsonSerializerOptions options)
        {
            if (value.AnythingArray != null)
            {
                JsonSerializer.Serialize(writer, value.AnythingArray, options);
                return;
            }
            if (value.AnythingMap != null)
            {
                JsonSerializer.Serialize(writer, value.AnythingMap, options);
                return;
            }
            throw new Exception("Cannot marshal type Attributes");
        }

        public static readonly AttributesConverter Singleton = new AttributesConverter();
    }

    internal class DimensionOrNameConverter : JsonConverter<DimensionOrName>
    {
        public override bool CanConvert(Type t) => t == typeof(DimensionOrName);

        public override DimensionOrName Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            switch (reader.TokenType)
            {
                case JsonTokenType.String:
                    var stringValue = reader.GetString();
                    return new DimensionOrName { String = stringValue };
                case JsonTokenType.StartObject:
                    var objectValue = JsonSerializer.Deserialize<Dimension>(ref reader, options);
                    return new DimensionOrName { Dimension = objectValue };
            }
            throw new Exception("Cannot unmarshal type DimensionOrName");
        }

        public override void Write(Utf8JsonWriter writer, DimensionOrName value, JsonSerializerOptions options)
        {
            if (value.String != null)
            {
                JsonSerializer.Serialize(writer, value.String, options);
                return;
            }
            if (value.Dimension != null)
            {
                JsonSerializer.Serialize(writer, value.Dimension, options);
                return;
            }
            throw new Exception("Cannot marshal type DimensionOrName");
        }

        public static readonly DimensionOrNameConverter Singleton = new DimensionOrNameConverter();
    }

    internal class GroupsConverter : JsonConverter<Groups>
    {
        public override bool CanConvert(Type t) => t == typeof(Groups);

        public override Groups Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            switch (reader.TokenType)
            {
                case JsonTokenType.StartObject:
                    var objectValue = JsonSerializer.Deserialize<Dictionary<string, RasterGroup>>(ref reader, options);
                    return new Groups { RasterGroupMap = objectValue };
                case JsonTokenType.StartArray:
                    var arrayValue = JsonSerializer.Deserialize<RasterGroup[]>(ref reader, options);
                    return new Groups { RasterGroupArray = arrayValue };
            }
            throw new Exception("Cannot unmarshal type Groups");
        }

        public override void Write(Utf8JsonWriter writer, Groups value, JsonSerializerOptions options)
        {
            if (value.RasterGroupArray != null)
            {
                JsonSerializer.Serialize(writer, value.RasterGroupArray, options);
                return;
            }
            if (value.RasterGroupMap != null)
            {
                JsonSerializer.Serialize(writer, value.RasterGroupMap, options);
                return;
            }
            throw new Exception("Cannot marshal type Groups");
        }

        public static readonly GroupsConverter Singleton = new GroupsConverter();
    }
    
    public class DateOnlyConverter : JsonConverter<DateOnly>
    {
        private readonly string serializationFormat;
        public DateOnlyConverter() : this(null) { }

        public DateOnlyConverter(string? serializationFormat)
        {
                this.serializationFormat = serializationFormat ?? "yyyy-MM-dd";
        }

        public override DateOnly Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
                var value = reader.GetString();
                return DateOnly.Parse(value!);
        }

        public override void Write(Utf8JsonWriter writer, DateOnly value, JsonSerializerOptions options)
                => writer.WriteStringValue(value.ToString(serializationFormat));
    }

    public class TimeOnlyConverter : JsonConverter<TimeOnly>
    {
        private readonly string serializationFormat;

        public TimeOnlyConverter() : this(null) { }

        public TimeOnlyConverter(string? serializationFormat)
        {
                this.serializationFormat = serializationFormat ?? "HH:mm:ss.fff";
        }

        public override TimeOnly Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
                var value = reader.GetString();
                return TimeOnly.Parse(value!);
        }

        public override void Write(Utf8JsonWriter writer, TimeOnly value, JsonSerializerOptions options)
                => writer.WriteStringValue(value.ToString(serializationFormat));
    }

    internal class IsoDateTimeOffsetConverter : JsonConverter<DateTimeOffset>
    {
        public override bool CanConvert(Type t) => t == typeof(DateTimeOffset);

        private const string DefaultDateTimeFormat = "yyyy'-'MM'-'dd'T'HH':'mm':'ss.FFFFFFFK";

        private DateTimeStyles _dateTimeStyles = DateTimeStyles.RoundtripKind;
        private string? _dateTimeFormat;
        private CultureInfo? _culture;

        public DateTimeStyles DateTimeStyles
        {
                get => _dateTimeStyles;
                set => _dateTimeStyles = value;
        }

        public string? DateTimeFormat
        {
                get => _dateTimeFormat ?? string.Empty;
                set => _dateTimeFormat = (string.IsNullOrEmpty(value)) ? null : value;
        }

        public CultureInfo Culture
        {
                get => _culture ?? CultureInfo.CurrentCulture;
                set => _culture = value;
        }

        public override void Write(Utf8JsonWriter writer, DateTimeOffset value, JsonSerializerOptions options)
        {
                string text;


                if ((_dateTimeStyles & DateTimeStyles.AdjustToUniversal) == DateTimeStyles.AdjustToUniversal
                        || (_dateTimeStyles & DateTimeStyles.AssumeUniversal) == DateTimeStyles.AssumeUniversal)
                {
                        value = value.ToUniversalTime();
                }

                text = value.ToString(_dateTimeFormat ?? DefaultDateTimeFormat, Culture);

                writer.WriteStringValue(text);
        }

        public override DateTimeOffset Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
                string? dateText = reader.GetString();

                if (string.IsNullOrEmpty(dateText) == false)
                {
                        if (!string.IsNullOrEmpty(_dateTimeFormat))
                        {
                                return DateTimeOffset.ParseExact(dateText, _dateTimeFormat, Culture, _dateTimeStyles);
                        }
                        else
                        {
                                return DateTimeOffset.Parse(dateText, Culture, _dateTimeStyles);
                        }
                }
                else
                {
                        return default(DateTimeOffset);
                }
        }


        public static readonly IsoDateTimeOffsetConverter Singleton = new IsoDateTimeOffsetConverter();
    }
}
#pragma warning restore CS8618
#pragma warning restore CS8601
#pragma warning restore CS8602
#pragma warning restore CS8603
