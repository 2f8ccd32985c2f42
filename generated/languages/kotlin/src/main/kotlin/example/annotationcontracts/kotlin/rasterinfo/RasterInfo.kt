// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.kotlin.rasterinfo

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.annotation.JsonDeserialize
import com.fasterxml.jackson.databind.node.ObjectNode
import example.annotationcontracts.JsonEncodable
import example.annotationcontracts.Mode
import example.annotationcontracts.internal.DeepStack
import example.annotationcontracts.internal.Encoder
import example.annotationcontracts.internal.ExactTree
import example.annotationcontracts.internal.JsonReader
import java.math.BigInteger

/** One of the allowed strings for a datatype (R2.5). `Int8`, `Int64`, `UInt64`, `Float16` and `CFloat16` since gdalmdiminfo 3.11; programs print `Int64` and `UInt64` since 3.5, `Int8` since 3.7. `Unknown` stands for a type without a name of its own: printed since 3.2, in no published schema. Has the members that its editions share. */
public interface DatatypeName : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** Component of a compound datatype (R2.5). Has the members that its editions share. */
public interface Component : JsonEncodable {
    /** Name of the component (R2.5). */
    public val name: String?

    /** Offset (R2.5). Explanation: bytes from the start of a value to the component. */
    public val offset: BigInteger?
}

/** Compound datatype (R2.5). Explanation: a record of components. Has the members that its editions share. */
public interface Compound : JsonEncodable {
    /** Name of the compound datatype (R2.5). */
    public val name: String?

    /** Size (R2.5). Explanation: bytes of one value. */
    public val size: BigInteger?

    /** Components of the compound datatype (R2.5). */
    public val components: List<Component>?
}

/** Integer type that stores a value; since gdalmdiminfo 3.12. Has the members that its editions share. */
public interface EnumerationType : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** A data type whose values have names; since gdalmdiminfo 3.12. Has the members that its editions share. */
public interface Enumeration : JsonEncodable {
    /** Name of the enumeration; since gdalmdiminfo 3.12. */
    public val name: String?

    /** Integer type that stores a value; since gdalmdiminfo 3.12. */
    public val type: EnumerationType?

    /** One row per value, such as `{"value": 1, "name": "water"}`; any object is a row. Since gdalmdiminfo 3.12. */
    public val attributeTable: List<ObjectNode>?
}

/** Spatial reference (R2.7). Explanation: the reference system of an array. Has the members that its editions share. */
public interface Srs : JsonEncodable {
    /** WKT (R2.7). Explanation: the definition in well-known text. */
    public val wkt: String?

    /** Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system. */
    public val dataAxisToSrsAxisMapping: List<BigInteger>?
}

/** Name of a number that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema. Has the members that its editions share. */
public interface NumberName : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** Statistics of the values; printed with `-stats` since gdalmdiminfo 3.2, in no published schema. Has the members that its editions share. */
public interface Statistics : JsonEncodable {
    /** Number of values that are not the no-data value. Where it is 0 the other members are missing. */
    public val validSampleCount: BigInteger?
}

/** An array: its datatype, dimensions, attributes and values (R2.3). Has the members that its editions share. */
public interface RasterArray : RasterInfo {
    /** Name of the array (R2.3). */
    public val name: String?

    /** Fully qualified name, from the root group; since gdalmdiminfo 3.13. */
    public val fullName: String? get() = null

    /** Only `array` (R2.3). */
    public val type: String?

    /** Number of elements along each dimension; since gdalmdiminfo 3.4. */
    public val dimensionSize: List<Double>? get() = null

    /** Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4. */
    public val blockSize: List<Double>? get() = null

    /** Spatial reference (R2.7). Explanation: the reference system of an array. */
    public val srs: Srs?

    /** A string, a number, an object or an array (R2.9). Anything may stand inside (R-value). */
    public val nodataValue: JsonNode?

    /** A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema. */
    public val values: JsonNode?

    /** Statistics of the values; printed with `-stats` since gdalmdiminfo 3.2, in no published schema. */
    public val statistics: Statistics? get() = null

    /** Unit (R2.3). Explanation: of the real values. */
    public val unit: String?

    /** Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression. */
    public val structuralInfo: Map<String, String>?
}

/** A dimension (R2.6). Explanation: of an array or group. Has the members that its editions share. */
public interface Dimension : JsonEncodable {
    /** Name of the dimension (R2.6). */
    public val name: String?

    /** Full name (R2.6). Explanation: fully qualified, from the root group. */
    public val fullName: String?

    /** Size (R2.6). Explanation: number of elements. */
    public val size: BigInteger?

    /** Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`. */
    public val type: String?

    /** Direction (R2.6). Explanation: of the axis, such as `NORTH`. */
    public val direction: String?
}

/** A group of dimensions, arrays, attributes and groups (R2.2). Has the members that its editions share. */
public interface RasterGroup : RasterInfo {
    /** Driver (R2.2). Explanation: the name of the one that read the dataset. */
    public val driver: String?

    /** Name of the group (R2.2). Explanation: `/` for the root group. */
    public val name: String?

    /** Fully qualified name, from the root group; since gdalmdiminfo 3.13. */
    public val fullName: String? get() = null

    /** Only `group` (R2.2). */
    public val type: String?

    /** Map from array name to array (R2.2). */
    public val arrays: Map<String, RasterArray>?

    /** Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression. */
    public val structuralInfo: Map<String, String>?
}

/** An attribute object (R2.4). Explanation: it tells its data type. Has the members that its editions share. */
public interface AttributeObject : JsonEncodable {
    /** Name of the attribute (R2.4). */
    public val name: String?

    /** Only `attribute` (R2.4). */
    public val type: String?

    /** A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema. */
    public val value: JsonNode?
}

/** Structure of a multidimensional raster dataset: a group or an array (R2.1), as gdalmdiminfo 3.2 to 3.13 prints it. No property is required, and objects accept only the listed properties (R1, E-raster). What no published schema has says so. Of any edition. */
public interface RasterInfo : JsonEncodable {
    /** The first edition that accepts it; empty if no edition has its event. */
    public val edition: String

    /** Writes the document as ASCII JSON: everything that was read, with unknown members; missing members stay missing. */
    public fun write(): String = Encoder.write(this)

    public companion object {
        /** The editions, the newest first. */
        public val editions: List<String> get() = example.annotationcontracts.rasterinfo.RasterInfo.EDITIONS.names()

        /**
         * Reads a document from the exact bytes of a [body], by the first of the [editions] that accepts it; default: all, the newest first.
         *
         * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        public fun parse(body: ByteArray, vararg editions: String, mode: Mode = Mode.TOLERANT): RasterInfo =
            JsonReader.read(body).let { node -> DeepStack.call(node) { of(example.annotationcontracts.rasterinfo.RasterInfo.fromJson(node, mode, *editions)) } }

        /** Decodes a value that is already parsed, such as by an `ObjectMapper`. */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): RasterInfo =
            DeepStack.call(node) { of(example.annotationcontracts.rasterinfo.RasterInfo.fromJson(node)) }

        internal fun of(java: example.annotationcontracts.rasterinfo.RasterInfo): RasterInfo =
            when (java) {
                is example.annotationcontracts.rasterinfoobserved.RasterInfo -> example.annotationcontracts.kotlin.rasterinfoobserved.RasterInfo.of(java)
                is example.annotationcontracts.rasterinfo2026.RasterInfo -> example.annotationcontracts.kotlin.rasterinfo2026.RasterInfo.of(java)
                is example.annotationcontracts.rasterinfo2019.RasterInfo -> example.annotationcontracts.kotlin.rasterinfo2019.RasterInfo.of(java)
                else -> error("a document of no edition")
            }
    }
}
