// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2019;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.internal.Choosing;
import example.annotationcontracts.internal.Decoder;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Members;
import example.annotationcontracts.internal.Place;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Decodes the contract {@code raster-info}, edition 2019. */
public final class RasterInfoDecoder {
  private static final Decoder<DatatypeName> DATATYPE_NAME =
      Decoding.oneOf(DatatypeName.values(), DatatypeName::value);
  private static final Set<String> shared1 =
      Set.of("name", "full_name", "size", "type", "direction", "indexing_variable");
  private static final Set<String> shared2 =
      Set.of("name", "offset", "type");
  private static final Decoder<List<Component>> shared3 =
      Decoding.listOf(RasterInfoDecoder::component);
  private static final Set<String> shared4 =
      Set.of("name", "size", "components");
  private static final Decoder<Map<String, JsonNode>> shared5 =
      Decoding.mapOf(Decoding.json("string", "number", "object", "array"));
  private static final Decoder<List<JsonNode>> shared6 =
      Decoding.listOf(Decoding.json("string", "number", "object", "array"));
  private static final Decoder<List<BigInteger>> shared7 =
      Decoding.listOf(Decoding::integer);
  private static final Set<String> shared8 =
      Set.of("wkt", "data_axis_to_srs_axis_mapping");
  private static final Decoder<String> shared9 =
      Decoding.constant("array");
  private static final Decoder<List<DimensionOrName>> shared10 =
      Decoding.listOf(RasterInfoDecoder::dimensionOrName);
  private static final Decoder<JsonNode> shared11 =
      Decoding.json("string", "number", "object", "array");
  private static final Decoder<Map<String, String>> shared12 =
      Decoding.mapOf(Decoding::string);
  private static final Set<String> shared13 =
      Set.of("name", "type", "datatype", "dimensions", "attributes", "srs", "nodata_value", "scale", "offset", "values", "unit", "structural_info");
  private static final Decoder<Map<String, RasterGroup>> shared14 =
      Decoding.mapOf(RasterInfoDecoder::rasterGroup);
  private static final Decoder<List<RasterGroup>> shared15 =
      Decoding.listOf(RasterInfoDecoder::rasterGroup);
  private static final Decoder<String> shared16 =
      Decoding.constant("group");
  private static final Decoder<Map<String, RasterArray>> shared17 =
      Decoding.mapOf(RasterInfoDecoder::rasterArray);
  private static final Set<String> shared18 =
      Set.of("driver", "name", "type", "dimensions", "arrays", "attributes", "groups", "structural_info");
  private static final Decoder<RasterInfo> shared19 =
      Choosing.<RasterInfo>byTag("type", List.of(
          new Choosing.Branch<>("group", shared18, RasterInfoDecoder::rasterGroup),
          new Choosing.Branch<>("array", shared13, RasterInfoDecoder::rasterArray)));
  private static final Decoder<String> shared20 =
      Decoding.constant("attribute");
  private static final Set<String> shared21 =
      Set.of("name", "type", "datatype", "value");

  private RasterInfoDecoder() {}

  static Dimension dimension(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new Dimension(
        members.optional("name", Decoding::string),
        members.optional("full_name", Decoding::string),
        members.optional("size", Decoding::integer),
        members.optional("type", Decoding::string),
        members.optional("direction", Decoding::string),
        members.optional("indexing_variable", Decoding::string),
        members.extra(Decoding::unexpected, shared1));
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
    Members members = new Members(node, place, 0);
    return new Component(
        members.optional("name", Decoding::string),
        members.optional("offset", Decoding::integer),
        members.optional("type", RasterInfoDecoder::datatype),
        members.extra(Decoding::unexpected, shared2));
  }

  static Compound compound(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new Compound(
        members.optional("name", Decoding::string),
        members.optional("size", Decoding::integer),
        members.optional("components", shared3),
        members.extra(Decoding::unexpected, shared4));
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
      case OBJECT -> new Attributes.ByName(shared5.decode(node, place));
      case ARRAY -> new Attributes.Listed(shared6.decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, shared5, shared6);
    return value;
  }

  static Srs srs(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new Srs(
        members.optional("wkt", Decoding::string),
        members.optional("data_axis_to_srs_axis_mapping", shared7),
        members.extra(Decoding::unexpected, shared8));
  }

  static RasterArray rasterArray(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new RasterArray(
        members.optional("name", Decoding::string),
        members.optional("type", shared9),
        members.optional("datatype", RasterInfoDecoder::datatype),
        members.optional("dimensions", shared10),
        members.optional("attributes", RasterInfoDecoder::attributes),
        members.optional("srs", RasterInfoDecoder::srs),
        members.optional("nodata_value", shared11),
        members.optional("scale", Decoding::number),
        members.optional("offset", Decoding::number),
        members.optional("values", shared11),
        members.optional("unit", Decoding::string),
        members.optional("structural_info", shared12),
        members.extra(Decoding::unexpected, shared13));
  }

  static Groups groups(JsonNode node, Place place) {
    int before = place.count();
    Groups value = switch (node.getNodeType()) {
      case OBJECT -> new Groups.ByName(shared14.decode(node, place));
      case ARRAY -> new Groups.Listed(shared15.decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, shared14, shared15);
    return value;
  }

  static RasterGroup rasterGroup(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new RasterGroup(
        members.optional("driver", Decoding::string),
        members.optional("name", Decoding::string),
        members.optional("type", shared16),
        members.optional("dimensions", shared10),
        members.optional("arrays", shared17),
        members.optional("attributes", RasterInfoDecoder::attributes),
        members.optional("groups", RasterInfoDecoder::groups),
        members.optional("structural_info", shared12),
        members.extra(Decoding::unexpected, shared18));
  }

  /**
   * Decodes a document.
   *
   * @param node the JSON value
   * @param place its place
   * @return the document, or null
   */
  public static RasterInfo rasterInfo(JsonNode node, Place place) {
    return shared19.decode(node, place);
  }

  static AttributeObject attributeObject(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new AttributeObject(
        members.optional("name", Decoding::string),
        members.optional("type", shared20),
        members.optional("datatype", RasterInfoDecoder::datatype),
        members.optional("value", shared11),
        members.extra(Decoding::unexpected, shared21));
  }
}
