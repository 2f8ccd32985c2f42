// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2019;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.internal.Choosing;
import example.annotationcontracts.internal.Decoder;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Members;
import example.annotationcontracts.internal.Place;
import java.util.List;
import java.util.Set;

/** Decodes the contract {@code raster-info}, edition 2019. */
public final class RasterInfoDecoder {
  private static final Decoder<DatatypeName> DATATYPE_NAME =
      Decoding.oneOf(DatatypeName.values(), DatatypeName::value);

  private RasterInfoDecoder() {}

  static Dimension dimension(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Dimension(
        members.optional("name", Decoding::string),
        members.optional("full_name", Decoding::string),
        members.optional("size", Decoding::integer),
        members.optional("type", Decoding::string),
        members.optional("direction", Decoding::string),
        members.optional("indexing_variable", Decoding::string),
        members.further());
  }

  static DimensionOrName dimensionOrName(JsonNode node, Place place) {
    int before = place.count();
    DimensionOrName value = switch (node.getNodeType()) {
      case OBJECT -> dimension(node, place);
      case STRING -> new DimensionOrName.Text(Decoding.string(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, RasterInfoDecoder::dimension, Decoding::string);
    return value;
  }

  static Component component(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Component(
        members.optional("name", Decoding::string),
        members.optional("offset", Decoding::integer),
        members.optional("type", RasterInfoDecoder::datatype),
        members.further());
  }

  static Compound compound(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Compound(
        members.optional("name", Decoding::string),
        members.optional("size", Decoding::integer),
        members.optional("components", Decoding.listOf(RasterInfoDecoder::component)),
        members.further());
  }

  static Datatype datatype(JsonNode node, Place place) {
    int before = place.count();
    Datatype value = switch (node.getNodeType()) {
      case STRING -> DATATYPE_NAME.decode(node, place);
      case OBJECT -> compound(node, place);
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, DATATYPE_NAME, RasterInfoDecoder::compound);
    return value;
  }

  static Attributes attributes(JsonNode node, Place place) {
    int before = place.count();
    Attributes value = switch (node.getNodeType()) {
      case OBJECT -> new Attributes.ByName(Decoding.mapOf(Decoding.json("string", "number", "object", "array")).decode(node, place));
      case ARRAY -> new Attributes.Listed(Decoding.listOf(Decoding.json("string", "number", "object", "array")).decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, Decoding.mapOf(Decoding.json("string", "number", "object", "array")), Decoding.listOf(Decoding.json("string", "number", "object", "array")));
    return value;
  }

  static Srs srs(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Srs(
        members.optional("wkt", Decoding::string),
        members.optional("data_axis_to_srs_axis_mapping", Decoding.listOf(Decoding::integer)),
        members.further());
  }

  static RasterArray rasterArray(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new RasterArray(
        members.optional("name", Decoding::string),
        members.optional("type", Decoding.constant("array")),
        members.optional("datatype", RasterInfoDecoder::datatype),
        members.optional("dimensions", Decoding.listOf(RasterInfoDecoder::dimensionOrName)),
        members.optional("attributes", RasterInfoDecoder::attributes),
        members.optional("srs", RasterInfoDecoder::srs),
        members.optional("nodata_value", Decoding.json("string", "number", "object", "array")),
        members.optional("scale", Decoding::number),
        members.optional("offset", Decoding::number),
        members.optional("values", Decoding.json("string", "number", "object", "array")),
        members.optional("unit", Decoding::string),
        members.optional("structural_info", Decoding.mapOf(Decoding::string)),
        members.further());
  }

  static Groups groups(JsonNode node, Place place) {
    int before = place.count();
    Groups value = switch (node.getNodeType()) {
      case OBJECT -> new Groups.ByName(Decoding.mapOf(RasterInfoDecoder::rasterGroup).decode(node, place));
      case ARRAY -> new Groups.Listed(Decoding.listOf(RasterInfoDecoder::rasterGroup).decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, Decoding.mapOf(RasterInfoDecoder::rasterGroup), Decoding.listOf(RasterInfoDecoder::rasterGroup));
    return value;
  }

  static RasterGroup rasterGroup(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new RasterGroup(
        members.optional("driver", Decoding::string),
        members.optional("name", Decoding::string),
        members.optional("type", Decoding.constant("group")),
        members.optional("dimensions", Decoding.listOf(RasterInfoDecoder::dimensionOrName)),
        members.optional("arrays", Decoding.mapOf(RasterInfoDecoder::rasterArray)),
        members.optional("attributes", RasterInfoDecoder::attributes),
        members.optional("groups", RasterInfoDecoder::groups),
        members.optional("structural_info", Decoding.mapOf(Decoding::string)),
        members.further());
  }

  /**
   * Decodes a document.
   *
   * @param node the JSON value
   * @param place its place
   * @return the document, or null
   */
  public static RasterInfo rasterInfo(JsonNode node, Place place) {
    return Choosing.<RasterInfo>byTag(
            "type",
            List.of(
                new Choosing.Branch<>("group", Set.of("driver", "name", "type", "dimensions", "arrays", "attributes", "groups", "structural_info"), RasterInfoDecoder::rasterGroup),
                new Choosing.Branch<>("array", Set.of("name", "type", "datatype", "dimensions", "attributes", "srs", "nodata_value", "scale", "offset", "values", "unit", "structural_info"), RasterInfoDecoder::rasterArray)))
        .decode(node, place);
  }

  static AttributeObject attributeObject(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new AttributeObject(
        members.optional("name", Decoding::string),
        members.optional("type", Decoding.constant("attribute")),
        members.optional("datatype", RasterInfoDecoder::datatype),
        members.optional("value", Decoding.json("string", "number", "object", "array")),
        members.further());
  }
}
