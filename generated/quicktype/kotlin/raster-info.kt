// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts

import com.fasterxml.jackson.annotation.*
import com.fasterxml.jackson.core.*
import com.fasterxml.jackson.databind.*
import com.fasterxml.jackson.databind.deser.std.StdDeserializer
import com.fasterxml.jackson.databind.module.SimpleModule
import com.fasterxml.jackson.databind.node.*
import com.fasterxml.jackson.databind.ser.std.StdSerializer
import com.fasterxml.jackson.module.kotlin.*


@Suppress("UNCHECKED_CAST")
private fun <T> ObjectMapper.convert(k: kotlin.reflect.KClass<*>, fromJson: (JsonNode) -> T, toJson: (T) -> String, isUnion: Boolean = false) = registerModule(SimpleModule().apply {
    addSerializer(k.java as Class<T>, object : StdSerializer<T>(k.java as Class<T>) {
            override fun serialize(value: T, gen: JsonGenerator, provider: SerializerProvider) = gen.writeRawValue(toJson(value))
    })
    addDeserializer(k.java as Class<T>, object : StdDeserializer<T>(k.java as Class<T>) {
            override fun deserialize(p: JsonParser, ctxt: DeserializationContext) = fromJson(p.readValueAsTree())
    })
})

val mapper = jacksonObjectMapper().apply {
    propertyNamingStrategy = PropertyNamingStrategy.LOWER_CAMEL_CASE
    setSerializationInclusion(JsonInclude.Include.NON_NULL)
    convert(DatatypeName::class,    { DatatypeName.fromValue(it.asText()) }, { "\"${it.value}\"" })
    convert(Groups::class,          { Groups.fromJson(it) },                 { it.toJson() }, true)
    convert(Attributes::class,      { Attributes.fromJson(it) },             { it.toJson() }, true)
    convert(Datatype::class,        { Datatype.fromJson(it) },               { it.toJson() }, true)
    convert(DimensionOrName::class, { DimensionOrName.fromJson(it) },        { it.toJson() }, true)
}

sealed class Groups {
    class RasterGroupArrayValue(val value: List<RasterGroup>)      : Groups()
    class RasterGroupMapValue(val value: Map<String, RasterGroup>) : Groups()

    fun toJson(): String = mapper.writeValueAsString(when (this) {
        is RasterGroupArrayValue -> this.value
        is RasterGroupMapValue   -> this.value
    })

    companion object {
        fun fromJson(jn: JsonNode): Groups = when (jn) {
            is ArrayNode  -> RasterGroupArrayValue(mapper.treeToValue(jn))
            is ObjectNode -> RasterGroupMapValue(mapper.treeToValue(jn))
            else          -> throw IllegalArgumentException()
        }
    }
}

/**
 * A group of dimensions, arrays, attributes and groups.
 */
data class RasterGroup (
    /**
     * Map from array name to array.
     */
    val arrays: Map<String, RasterArray>? = null,

    val attributes: Attributes? = null,

    /**
     * Array whose items are each either a dimension or its name.
     */
    val dimensions: List<DimensionOrName>? = null,

    /**
     * Driver. The name of the driver that read the dataset.
     */
    val driver: String? = null,

    val groups: Groups? = null,

    /**
     * Name of the group. `/` for the root group.
     */
    val name: String? = null,

    /**
     * Map from string keys to string values. Storage details, such as compression.
     */
    @get:JsonProperty("structural_info")@field:JsonProperty("structural_info")
    val structuralInfo: Map<String, String>? = null,

    /**
     * Only `group`.
     */
    val type: String? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<RasterGroup>(json)
    }
}

/**
 * An array: its datatype, dimensions, attributes and values.
 */
data class RasterArray (
    val attributes: Attributes? = null,
    val datatype: Datatype? = null,

    /**
     * Array whose items are each either a dimension or its name.
     */
    val dimensions: List<DimensionOrName>? = null,

    /**
     * Name of the array.
     */
    val name: String? = null,

    /**
     * A string, a number, an object or an array. Null is allowed only inside, where anything is
     * allowed.
     */
    @get:JsonProperty("nodata_value")@field:JsonProperty("nodata_value")
    val nodataValue: Any? = null,

    /**
     * Offset. The real value of a stored zero.
     */
    val offset: Double? = null,

    /**
     * Scale. A number, never a string such as `NaN`. The factor from stored to real values.
     */
    val scale: Double? = null,

    val srs: Srs? = null,

    /**
     * Map from string keys to string values. Storage details, such as compression.
     */
    @get:JsonProperty("structural_info")@field:JsonProperty("structural_info")
    val structuralInfo: Map<String, String>? = null,

    /**
     * Only `array`.
     */
    val type: String? = null,

    /**
     * Unit. The unit of the real values.
     */
    val unit: String? = null,

    /**
     * A string, a number, an object or an array. Null is allowed only inside, where anything is
     * allowed.
     */
    val values: Any? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<RasterArray>(json)
    }
}

sealed class Attributes {
    class AnythingArrayValue(val value: List<Any?>)      : Attributes()
    class AnythingMapValue(val value: Map<String, Any?>) : Attributes()

    fun toJson(): String = mapper.writeValueAsString(when (this) {
        is AnythingArrayValue -> this.value
        is AnythingMapValue   -> this.value
    })

    companion object {
        fun fromJson(jn: JsonNode): Attributes = when (jn) {
            is ArrayNode  -> AnythingArrayValue(mapper.treeToValue(jn))
            is ObjectNode -> AnythingMapValue(mapper.treeToValue(jn))
            else          -> throw IllegalArgumentException()
        }
    }
}

/**
 * Compound datatype. A record of components.
 */
data class Compound (
    /**
     * Components of the compound datatype.
     */
    val components: List<Component>? = null,

    /**
     * Name of the compound datatype.
     */
    val name: String? = null,

    /**
     * Size. Bytes of one value.
     */
    val size: Long? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Compound>(json)
    }
}

sealed class Datatype {
    class CompoundValue(val value: Compound) : Datatype()
    class EnumValue(val value: DatatypeName) : Datatype()

    fun toJson(): String = mapper.writeValueAsString(when (this) {
        is CompoundValue -> this.value
        is EnumValue     -> this.value
    })

    companion object {
        fun fromJson(jn: JsonNode): Datatype = when (jn) {
            is ObjectNode -> CompoundValue(mapper.treeToValue(jn))
            is TextNode   -> EnumValue(mapper.treeToValue(jn))
            else          -> throw IllegalArgumentException()
        }
    }
}

/**
 * Component of a compound datatype.
 */
data class Component (
    /**
     * Name of the component.
     */
    val name: String? = null,

    /**
     * Offset. Bytes from the start of a value to the component.
     */
    val offset: Long? = null,

    val type: Datatype? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Component>(json)
    }
}

enum class DatatypeName(val value: String) {
    CFloat32("CFloat32"),
    CFloat64("CFloat64"),
    CInt16("CInt16"),
    CInt32("CInt32"),
    DatatypeNameByte("Byte"),
    DatatypeNameString("String"),
    Float32("Float32"),
    Float64("Float64"),
    Int16("Int16"),
    Int32("Int32"),
    UInt16("UInt16"),
    UInt32("UInt32");

    companion object {
        fun fromValue(value: String): DatatypeName = when (value) {
            "CFloat32" -> CFloat32
            "CFloat64" -> CFloat64
            "CInt16"   -> CInt16
            "CInt32"   -> CInt32
            "Byte"     -> DatatypeNameByte
            "String"   -> DatatypeNameString
            "Float32"  -> Float32
            "Float64"  -> Float64
            "Int16"    -> Int16
            "Int32"    -> Int32
            "UInt16"   -> UInt16
            "UInt32"   -> UInt32
            else       -> throw IllegalArgumentException()
        }
    }
}

sealed class DimensionOrName {
    class DimensionValue(val value: Dimension) : DimensionOrName()
    class StringValue(val value: String)       : DimensionOrName()

    fun toJson(): String = mapper.writeValueAsString(when (this) {
        is DimensionValue -> this.value
        is StringValue    -> this.value
    })

    companion object {
        fun fromJson(jn: JsonNode): DimensionOrName = when (jn) {
            is ObjectNode -> DimensionValue(mapper.treeToValue(jn))
            is TextNode   -> StringValue(mapper.treeToValue(jn))
            else          -> throw IllegalArgumentException()
        }
    }
}

/**
 * A dimension. A dimension of an array or group.
 */
data class Dimension (
    /**
     * Direction. The direction of the axis, such as `NORTH`.
     */
    val direction: String? = null,

    /**
     * Full name. Fully qualified, from the root group.
     */
    @get:JsonProperty("full_name")@field:JsonProperty("full_name")
    val fullName: String? = null,

    /**
     * Indexing variable. The name of the array that holds the coordinates.
     */
    @get:JsonProperty("indexing_variable")@field:JsonProperty("indexing_variable")
    val indexingVariable: String? = null,

    /**
     * Name of the dimension.
     */
    val name: String? = null,

    /**
     * Size. May be 0, or any integer. Number of elements.
     */
    val size: Long? = null,

    /**
     * Type. The kind of axis, such as `TEMPORAL`.
     */
    val type: String? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Dimension>(json)
    }
}

/**
 * Spatial reference. The reference system of an array.
 */
data class Srs (
    /**
     * Mapping of data axis to srs axis. For each axis of the data, the number of its axis in
     * the reference system.
     */
    @get:JsonProperty("data_axis_to_srs_axis_mapping")@field:JsonProperty("data_axis_to_srs_axis_mapping")
    val dataAxisToSrsAxisMapping: List<Long>? = null,

    /**
     * WKT. The definition in well-known text.
     */
    val wkt: String? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<Srs>(json)
    }
}

/**
 * An attribute object. It contains its data type.
 */
data class AttributeObject (
    val datatype: Datatype? = null,

    /**
     * Name of the attribute.
     */
    val name: String? = null,

    /**
     * Only `attribute`.
     */
    val type: String? = null,

    /**
     * A string, a number, an object or an array. Null is allowed only inside, where anything is
     * allowed.
     */
    val value: Any? = null
) {
    fun toJson() = mapper.writeValueAsString(this)

    companion object {
        fun fromJson(json: String) = mapper.readValue<AttributeObject>(json)
    }
}
