// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.kotlin.rasterinfo2019

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.annotation.JsonDeserialize
import com.fasterxml.jackson.databind.node.JsonNodeFactory
import com.fasterxml.jackson.databind.node.ObjectNode
import com.fasterxml.jackson.databind.node.TextNode
import example.annotationcontracts.Field
import example.annotationcontracts.JsonEncodable
import example.annotationcontracts.Mode
import example.annotationcontracts.internal.DeepStack
import example.annotationcontracts.internal.Encoder
import example.annotationcontracts.internal.ExactTree
import example.annotationcontracts.internal.JsonReader
import java.math.BigInteger

/**
 * A dimension (R2.6). Explanation: of an array or group.
 *
 * @property name Name of the dimension (R2.6).
 * @property fullName Full name (R2.6). Explanation: fully qualified, from the root group.
 * @property size Size (R2.6). May be 0, or any integer (R-zero, R-int). Explanation: number of elements.
 * @property type Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`.
 * @property direction Direction (R2.6). Explanation: of the axis, such as `NORTH`.
 * @property indexingVariable Indexing variable (R2.6). Explanation: the name of the array that holds the coordinates.
 * @property extra members that the contract does not name, as received
 */
public data class Dimension(
    override val name: String? = null,
    override val fullName: String? = null,
    override val size: BigInteger? = null,
    override val type: String? = null,
    override val direction: String? = null,
    public val indexingVariable: String? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : DimensionOrName, example.annotationcontracts.kotlin.rasterinfo.Dimension {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"name\":", name ?: Field.missing<Any>())
            .put("\"full_name\":", fullName ?: Field.missing<Any>())
            .put("\"size\":", size ?: Field.missing<Any>())
            .put("\"type\":", type ?: Field.missing<Any>())
            .put("\"direction\":", direction ?: Field.missing<Any>())
            .put("\"indexing_variable\":", indexingVariable ?: Field.missing<Any>())
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Dimension =
            DeepStack.call(node) { toDimension(example.annotationcontracts.rasterinfo2019.Dimension.fromJson(node)) }
    }
}

private fun toDimension(java: example.annotationcontracts.rasterinfo2019.Dimension): Dimension = Dimension(
    name = java.name().orElse(null),
    fullName = java.fullName().orElse(null),
    size = java.size().orElse(null),
    type = java.type().orElse(null),
    direction = java.direction().orElse(null),
    indexingVariable = java.indexingVariable().orElse(null),
    extra = java.extra(),
)

/** A dimension object, or the fully qualified name of a dimension (R2.6). */
public sealed interface DimensionOrName : JsonEncodable {
    /** One that is a JSON string. */
    public data class Text(public val value: String) : DimensionOrName {
        override fun encode(out: Encoder): Unit = out.value(value)
    }
}

private fun toDimensionOrName(java: example.annotationcontracts.rasterinfo2019.DimensionOrName): DimensionOrName = when (java) {
    is example.annotationcontracts.rasterinfo2019.Dimension -> toDimension(java)
    is example.annotationcontracts.rasterinfo2019.DimensionOrName.Text -> DimensionOrName.Text(java.value())
}

/** One of the allowed strings for a datatype (R2.5). */
public enum class DatatypeName(override val value: String) : Datatype, example.annotationcontracts.kotlin.rasterinfo.DatatypeName {
    STRING("String"),
    BYTE("Byte"),
    INT16("Int16"),
    U_INT16("UInt16"),
    INT32("Int32"),
    U_INT32("UInt32"),
    FLOAT32("Float32"),
    FLOAT64("Float64"),
    C_INT16("CInt16"),
    C_INT32("CInt32"),
    C_FLOAT32("CFloat32"),
    C_FLOAT64("CFloat64"),
    ;

    override fun toJson(): TextNode = TextNode.valueOf(value)

    override fun encode(out: Encoder): Unit = out.value(value)
}

private fun toDatatypeName(java: example.annotationcontracts.rasterinfo2019.DatatypeName): DatatypeName = DatatypeName.valueOf(java.name)

/**
 * Component of a compound datatype (R2.5).
 *
 * @property name Name of the component (R2.5).
 * @property offset Offset (R2.5). Explanation: bytes from the start of a value to the component.
 * @property type Either one of the allowed strings, or a compound datatype object (R2.5).
 * @property extra members that the contract does not name, as received
 */
public data class Component(
    override val name: String? = null,
    override val offset: BigInteger? = null,
    public val type: Datatype? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.rasterinfo.Component {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"name\":", name ?: Field.missing<Any>())
            .put("\"offset\":", offset ?: Field.missing<Any>())
            .put("\"type\":", type ?: Field.missing<Any>())
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Component =
            DeepStack.call(node) { toComponent(example.annotationcontracts.rasterinfo2019.Component.fromJson(node)) }
    }
}

private fun toComponent(java: example.annotationcontracts.rasterinfo2019.Component): Component = Component(
    name = java.name().orElse(null),
    offset = java.offset().orElse(null),
    type = java.type().orElse(null)?.let(::toDatatype),
    extra = java.extra(),
)

/**
 * Compound datatype (R2.5). Explanation: a record of components.
 *
 * @property name Name of the compound datatype (R2.5).
 * @property size Size (R2.5). Explanation: bytes of one value.
 * @property components Components of the compound datatype (R2.5).
 * @property extra members that the contract does not name, as received
 */
public data class Compound(
    override val name: String? = null,
    override val size: BigInteger? = null,
    override val components: List<Component>? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : Datatype, example.annotationcontracts.kotlin.rasterinfo.Compound {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"name\":", name ?: Field.missing<Any>())
            .put("\"size\":", size ?: Field.missing<Any>())
            .put("\"components\":", components ?: Field.missing<Any>())
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Compound =
            DeepStack.call(node) { toCompound(example.annotationcontracts.rasterinfo2019.Compound.fromJson(node)) }
    }
}

private fun toCompound(java: example.annotationcontracts.rasterinfo2019.Compound): Compound = Compound(
    name = java.name().orElse(null),
    size = java.size().orElse(null),
    components = java.components().orElse(null)?.map(::toComponent),
    extra = java.extra(),
)

/** Either one of the allowed strings, or a compound datatype object (R2.5). */
public sealed interface Datatype : JsonEncodable

private fun toDatatype(java: example.annotationcontracts.rasterinfo2019.Datatype): Datatype = when (java) {
    is example.annotationcontracts.rasterinfo2019.DatatypeName -> toDatatypeName(java)
    is example.annotationcontracts.rasterinfo2019.Compound -> toCompound(java)
}

/** Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat. */
public sealed interface Attributes : JsonEncodable {
    /** One that is a JSON object. */
    public data class ByName(public val values: Map<String, JsonNode>) : Attributes {
        override fun encode(out: Encoder): Unit = out.value(values)
    }

    /** One that is a JSON array. */
    public data class Listed(public val values: List<JsonNode>) : Attributes {
        override fun encode(out: Encoder): Unit = out.value(values)
    }
}

private fun toAttributes(java: example.annotationcontracts.rasterinfo2019.Attributes): Attributes = when (java) {
    is example.annotationcontracts.rasterinfo2019.Attributes.ByName -> Attributes.ByName(java.values())
    is example.annotationcontracts.rasterinfo2019.Attributes.Listed -> Attributes.Listed(java.values())
}

/**
 * Spatial reference (R2.7). Explanation: the reference system of an array.
 *
 * @property wkt WKT (R2.7). Explanation: the definition in well-known text.
 * @property dataAxisToSrsAxisMapping Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system.
 * @property extra members that the contract does not name, as received
 */
public data class Srs(
    override val wkt: String? = null,
    override val dataAxisToSrsAxisMapping: List<BigInteger>? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.rasterinfo.Srs {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"wkt\":", wkt ?: Field.missing<Any>())
            .put("\"data_axis_to_srs_axis_mapping\":", dataAxisToSrsAxisMapping ?: Field.missing<Any>())
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Srs =
            DeepStack.call(node) { toSrs(example.annotationcontracts.rasterinfo2019.Srs.fromJson(node)) }
    }
}

private fun toSrs(java: example.annotationcontracts.rasterinfo2019.Srs): Srs = Srs(
    wkt = java.wkt().orElse(null),
    dataAxisToSrsAxisMapping = java.dataAxisToSrsAxisMapping().orElse(null),
    extra = java.extra(),
)

/**
 * An array: its datatype, dimensions, attributes and values (R2.3).
 *
 * @property name Name of the array (R2.3).
 * @property type Only `array` (R2.3).
 * @property datatype Either one of the allowed strings, or a compound datatype object (R2.5).
 * @property dimensions Array whose items are each either a dimension or its name (R2.6).
 * @property attributes Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
 * @property srs Spatial reference (R2.7). Explanation: the reference system of an array.
 * @property nodataValue A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
 * @property scale Scale (R2.3). A number, never a text such as `NaN` (R-nan). Explanation: the factor from stored to real values.
 * @property offset Offset (R2.3). Explanation: the real value of a stored zero.
 * @property values A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
 * @property unit Unit (R2.3). Explanation: of the real values.
 * @property structuralInfo Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
 * @property extra members that the contract does not name, as received
 */
public data class RasterArray(
    override val name: String? = null,
    override val type: String? = null,
    public val datatype: Datatype? = null,
    public val dimensions: List<DimensionOrName>? = null,
    public val attributes: Attributes? = null,
    override val srs: Srs? = null,
    override val nodataValue: JsonNode? = null,
    public val scale: Double? = null,
    public val offset: Double? = null,
    override val values: JsonNode? = null,
    override val unit: String? = null,
    override val structuralInfo: Map<String, String>? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : RasterInfo, example.annotationcontracts.kotlin.rasterinfo.RasterArray {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"name\":", name ?: Field.missing<Any>())
            .put("\"type\":", type ?: Field.missing<Any>())
            .put("\"datatype\":", datatype ?: Field.missing<Any>())
            .put("\"dimensions\":", dimensions ?: Field.missing<Any>())
            .put("\"attributes\":", attributes ?: Field.missing<Any>())
            .put("\"srs\":", srs ?: Field.missing<Any>())
            .put("\"nodata_value\":", nodataValue ?: Field.missing<Any>())
            .put("\"scale\":", scale ?: Field.missing<Any>())
            .put("\"offset\":", offset ?: Field.missing<Any>())
            .put("\"values\":", values ?: Field.missing<Any>())
            .put("\"unit\":", unit ?: Field.missing<Any>())
            .put("\"structural_info\":", structuralInfo ?: Field.missing<Any>())
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): RasterArray =
            DeepStack.call(node) { toRasterArray(example.annotationcontracts.rasterinfo2019.RasterArray.fromJson(node)) }
    }
}

private fun toRasterArray(java: example.annotationcontracts.rasterinfo2019.RasterArray): RasterArray = RasterArray(
    name = java.name().orElse(null),
    type = java.type().orElse(null),
    datatype = java.datatype().orElse(null)?.let(::toDatatype),
    dimensions = java.dimensions().orElse(null)?.map(::toDimensionOrName),
    attributes = java.attributes().orElse(null)?.let(::toAttributes),
    srs = java.srs().orElse(null)?.let(::toSrs),
    nodataValue = java.nodataValue().orElse(null),
    scale = java.scale().orElse(null),
    offset = java.offset().orElse(null),
    values = java.values().orElse(null),
    unit = java.unit().orElse(null),
    structuralInfo = java.structuralInfo().orElse(null),
    extra = java.extra(),
)

/** Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat. */
public sealed interface Groups : JsonEncodable {
    /** One that is a JSON object. */
    public data class ByName(public val values: Map<String, RasterGroup>) : Groups {
        override fun encode(out: Encoder): Unit = out.value(values)
    }

    /** One that is a JSON array. */
    public data class Listed(public val values: List<RasterGroup>) : Groups {
        override fun encode(out: Encoder): Unit = out.value(values)
    }
}

private fun toGroups(java: example.annotationcontracts.rasterinfo2019.Groups): Groups = when (java) {
    is example.annotationcontracts.rasterinfo2019.Groups.ByName -> Groups.ByName(java.values().mapValues { toRasterGroup(it.value) })
    is example.annotationcontracts.rasterinfo2019.Groups.Listed -> Groups.Listed(java.values().map(::toRasterGroup))
}

/**
 * A group of dimensions, arrays, attributes and groups (R2.2).
 *
 * @property driver Driver (R2.2). Explanation: the name of the one that read the dataset.
 * @property name Name of the group (R2.2). Explanation: `/` for the root group.
 * @property type Only `group` (R2.2).
 * @property dimensions Array whose items are each either a dimension or its name (R2.6).
 * @property arrays Map from array name to array (R2.2).
 * @property attributes Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
 * @property groups Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat.
 * @property structuralInfo Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
 * @property extra members that the contract does not name, as received
 */
public data class RasterGroup(
    override val driver: String? = null,
    override val name: String? = null,
    override val type: String? = null,
    public val dimensions: List<DimensionOrName>? = null,
    override val arrays: Map<String, RasterArray>? = null,
    public val attributes: Attributes? = null,
    public val groups: Groups? = null,
    override val structuralInfo: Map<String, String>? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : RasterInfo, example.annotationcontracts.kotlin.rasterinfo.RasterGroup {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"driver\":", driver ?: Field.missing<Any>())
            .put("\"name\":", name ?: Field.missing<Any>())
            .put("\"type\":", type ?: Field.missing<Any>())
            .put("\"dimensions\":", dimensions ?: Field.missing<Any>())
            .put("\"arrays\":", arrays ?: Field.missing<Any>())
            .put("\"attributes\":", attributes ?: Field.missing<Any>())
            .put("\"groups\":", groups ?: Field.missing<Any>())
            .put("\"structural_info\":", structuralInfo ?: Field.missing<Any>())
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): RasterGroup =
            DeepStack.call(node) { toRasterGroup(example.annotationcontracts.rasterinfo2019.RasterGroup.fromJson(node)) }
    }
}

private fun toRasterGroup(java: example.annotationcontracts.rasterinfo2019.RasterGroup): RasterGroup = RasterGroup(
    driver = java.driver().orElse(null),
    name = java.name().orElse(null),
    type = java.type().orElse(null),
    dimensions = java.dimensions().orElse(null)?.map(::toDimensionOrName),
    arrays = java.arrays().orElse(null)?.mapValues { toRasterArray(it.value) },
    attributes = java.attributes().orElse(null)?.let(::toAttributes),
    groups = java.groups().orElse(null)?.let(::toGroups),
    structuralInfo = java.structuralInfo().orElse(null),
    extra = java.extra(),
)

/** Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map). */
public sealed interface RasterInfo : example.annotationcontracts.kotlin.rasterinfo.RasterInfo {
    override val edition: String get() = "2019"

    public companion object {
        /**
         * Reads a document from the exact bytes of a [body].
         *
         * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JvmOverloads
        public fun parse(body: ByteArray, mode: Mode = Mode.TOLERANT): RasterInfo = JsonReader.read(body).let { node -> DeepStack.call(node) { toRasterInfo(example.annotationcontracts.rasterinfo2019.RasterInfo.fromJson(node, mode)) } }

        internal fun of(java: example.annotationcontracts.rasterinfo2019.RasterInfo): RasterInfo = toRasterInfo(java)

        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): RasterInfo =
            DeepStack.call(node) { toRasterInfo(example.annotationcontracts.rasterinfo2019.RasterInfo.fromJson(node)) }
    }
}

private fun toRasterInfo(java: example.annotationcontracts.rasterinfo2019.RasterInfo): RasterInfo = when (java) {
    is example.annotationcontracts.rasterinfo2019.RasterGroup -> toRasterGroup(java)
    is example.annotationcontracts.rasterinfo2019.RasterArray -> toRasterArray(java)
}

/**
 * An attribute object (R2.4). Explanation: it tells its data type.
 *
 * @property name Name of the attribute (R2.4).
 * @property type Only `attribute` (R2.4).
 * @property datatype Either one of the allowed strings, or a compound datatype object (R2.5).
 * @property value A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
 * @property extra members that the contract does not name, as received
 */
public data class AttributeObject(
    override val name: String? = null,
    override val type: String? = null,
    public val datatype: Datatype? = null,
    override val value: JsonNode? = null,
    public val extra: ObjectNode = JsonNodeFactory.instance.objectNode(),
) : example.annotationcontracts.kotlin.rasterinfo.AttributeObject {
    override fun toJson(): ObjectNode = Encoder.toTree(this) as ObjectNode

    override fun encode(out: Encoder) {
        out.begin(extra)
            .put("\"name\":", name ?: Field.missing<Any>())
            .put("\"type\":", type ?: Field.missing<Any>())
            .put("\"datatype\":", datatype ?: Field.missing<Any>())
            .put("\"value\":", value ?: Field.missing<Any>())
            .end()
    }

    public companion object {
        /**
         * Decodes a value that is already parsed, such as by an `ObjectMapper`.
         *
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): AttributeObject =
            DeepStack.call(node) { toAttributeObject(example.annotationcontracts.rasterinfo2019.AttributeObject.fromJson(node)) }
    }
}

private fun toAttributeObject(java: example.annotationcontracts.rasterinfo2019.AttributeObject): AttributeObject = AttributeObject(
    name = java.name().orElse(null),
    type = java.type().orElse(null),
    datatype = java.datatype().orElse(null)?.let(::toDatatype),
    value = java.value().orElse(null),
    extra = java.extra(),
)
