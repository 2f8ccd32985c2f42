// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2026;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.internal.Choosing;
import example.annotationcontracts.internal.Decoder;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Members;
import example.annotationcontracts.internal.Place;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Decodes the contract {@code raster-info}, edition 2026. */
public final class RasterInfoDecoder {
  private static final Decoder<DatatypeName> DATATYPE_NAME =
      Decoding.oneOf(DatatypeName.values(), DatatypeName::value);
  private static final Decoder<EnumerationType> ENUMERATION_TYPE =
      Decoding.oneOf(EnumerationType.values(), EnumerationType::value);
  private static final Set<String> shared1 =
      Set.of("name", "offset", "type");
  private static final Decoder<List<Component>> shared2 =
      Decoding.listOf(RasterInfoDecoder::component);
  private static final Set<String> shared3 =
      Set.of("name", "size", "components");
  private static final Decoder<List<ObjectNode>> shared4 =
      Decoding.listOf(Decoding::object);
  private static final Set<String> shared5 =
      Set.of("name", "type", "attribute_table");
  private static final Decoder<DatatypeObject> shared6 =
      Choosing.<DatatypeObject>fitting(List.of(
          new Choosing.Branch<>("", shared3, RasterInfoDecoder::compound),
          new Choosing.Branch<>("", shared5, RasterInfoDecoder::enumeration)));
  private static final Decoder<Map<String, JsonNode>> shared7 =
      Decoding.mapOf(Decoding.json("string", "number", "object", "array"));
  private static final Decoder<List<JsonNode>> shared8 =
      Decoding.listOf(Decoding.json("string", "number", "object", "array"));
  private static final Decoder<List<BigInteger>> shared9 =
      Decoding.listOf(Decoding::integer);
  private static final Set<String> shared10 =
      Set.of("wkt", "data_axis_to_srs_axis_mapping");
  private static final Decoder<String> shared11 =
      Decoding.constant("array");
  private static final Decoder<List<DimensionOrName>> shared12 =
      Decoding.listOf(RasterInfoDecoder::dimensionOrName);
  private static final Decoder<List<Double>> shared13 =
      Decoding.listOf(Decoding::number);
  private static final Decoder<JsonNode> shared14 =
      Decoding.json("string", "number", "object", "array");
  private static final Decoder<Map<String, String>> shared15 =
      Decoding.mapOf(Decoding::string);
  private static final Decoder<List<OverviewOrName>> shared16 =
      Decoding.listOf(RasterInfoDecoder::overviewOrName);
  private static final Set<String> shared17 =
      Set.of("name", "full_name", "type", "datatype", "dimensions", "dimension_size", "block_size", "attributes", "srs", "nodata_value", "scale", "offset", "values", "unit", "structural_info", "overviews");
  private static final Decoder<Map<String, RasterArray>> shared18 =
      Decoding.mapOf(RasterInfoDecoder::rasterArray);
  private static final Set<String> shared19 =
      Set.of("name", "full_name", "size", "type", "direction", "indexing_variable");
  private static final Decoder<Map<String, RasterGroup>> shared20 =
      Decoding.mapOf(RasterInfoDecoder::rasterGroup);
  private static final Decoder<List<RasterGroup>> shared21 =
      Decoding.listOf(RasterInfoDecoder::rasterGroup);
  private static final Decoder<String> shared22 =
      Decoding.constant("group");
  private static final Decoder<List<Datatype>> shared23 =
      Decoding.listOf(RasterInfoDecoder::datatype);
  private static final Set<String> shared24 =
      Set.of("driver", "name", "full_name", "type", "dimensions", "arrays", "attributes", "groups", "structural_info", "datatypes");
  private static final Decoder<RasterInfo> shared25 =
      Choosing.<RasterInfo>byTag("type", List.of(
          new Choosing.Branch<>("group", shared24, RasterInfoDecoder::rasterGroup),
          new Choosing.Branch<>("array", shared17, RasterInfoDecoder::rasterArray)));
  private static final Decoder<String> shared26 =
      Decoding.constant("attribute");
  private static final Set<String> shared27 =
      Set.of("name", "type", "datatype", "value");

  private RasterInfoDecoder() {}

  static Component component(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new Component(
        members.optional("name", Decoding::string),
        members.optional("offset", Decoding::integer),
        members.optional("type", RasterInfoDecoder::datatype),
        members.extra(Decoding::unexpected, shared1));
  }

  static Compound compound(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new Compound(
        members.optional("name", Decoding::string),
        members.optional("size", Decoding::integer),
        members.optional("components", shared2),
        members.extra(Decoding::unexpected, shared3));
  }

  static Enumeration enumeration(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new Enumeration(
        members.optional("name", Decoding::string),
        members.optional("type", ENUMERATION_TYPE),
        members.optional("attribute_table", shared4),
        members.extra(Decoding::unexpected, shared5));
  }

  static DatatypeObject datatypeObject(JsonNode node, Place place) {
    return shared6.decode(node, place);
  }

  static Datatype datatype(JsonNode node, Place place) {
    int before = place.count();
    Datatype value = switch (node.getNodeType()) {
      case STRING -> DATATYPE_NAME.decode(node, place);
      case OBJECT -> datatypeObject(node, place);
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, DATATYPE_NAME, RasterInfoDecoder::datatypeObject);
    return value;
  }

  static Attributes attributes(JsonNode node, Place place) {
    int before = place.count();
    Attributes value = switch (node.getNodeType()) {
      case OBJECT -> new Attributes.ByName(shared7.decode(node, place));
      case ARRAY -> new Attributes.Listed(shared8.decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, shared7, shared8);
    return value;
  }

  static Srs srs(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new Srs(
        members.optional("wkt", Decoding::string),
        members.optional("data_axis_to_srs_axis_mapping", shared9),
        members.extra(Decoding::unexpected, shared10));
  }

  static OverviewOrName overviewOrName(JsonNode node, Place place) {
    int before = place.count();
    OverviewOrName value = switch (node.getNodeType()) {
      case OBJECT -> rasterArray(node, place);
      case STRING -> new OverviewOrName.Text(Decoding.string(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, RasterInfoDecoder::rasterArray, Decoding::string);
    return value;
  }

  static RasterArray rasterArray(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new RasterArray(
        members.optional("name", Decoding::string),
        members.optional("full_name", Decoding::string),
        members.optional("type", shared11),
        members.optional("datatype", RasterInfoDecoder::datatype),
        members.optional("dimensions", shared12),
        members.optional("dimension_size", shared13),
        members.optional("block_size", shared13),
        members.optional("attributes", RasterInfoDecoder::attributes),
        members.optional("srs", RasterInfoDecoder::srs),
        members.optional("nodata_value", shared14),
        members.optional("scale", Decoding::number),
        members.optional("offset", Decoding::number),
        members.optional("values", shared14),
        members.optional("unit", Decoding::string),
        members.optional("structural_info", shared15),
        members.optional("overviews", shared16),
        members.extra(Decoding::unexpected, shared17));
  }

  static IndexingVariable indexingVariable(JsonNode node, Place place) {
    int before = place.count();
    IndexingVariable value = switch (node.getNodeType()) {
      case STRING -> new IndexingVariable.Text(Decoding.string(node, place));
      case OBJECT -> new IndexingVariable.ByName(shared18.decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, Decoding::string, shared18);
    return value;
  }

  static Dimension dimension(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new Dimension(
        members.optional("name", Decoding::string),
        members.optional("full_name", Decoding::string),
        members.optional("size", Decoding::integer),
        members.optional("type", Decoding::string),
        members.optional("direction", Decoding::string),
        members.optional("indexing_variable", RasterInfoDecoder::indexingVariable),
        members.extra(Decoding::unexpected, shared19));
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

  static Groups groups(JsonNode node, Place place) {
    int before = place.count();
    Groups value = switch (node.getNodeType()) {
      case OBJECT -> new Groups.ByName(shared20.decode(node, place));
      case ARRAY -> new Groups.Listed(shared21.decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, shared20, shared21);
    return value;
  }

  static RasterGroup rasterGroup(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new RasterGroup(
        members.optional("driver", Decoding::string),
        members.optional("name", Decoding::string),
        members.optional("full_name", Decoding::string),
        members.optional("type", shared22),
        members.optional("dimensions", shared12),
        members.optional("arrays", shared18),
        members.optional("attributes", RasterInfoDecoder::attributes),
        members.optional("groups", RasterInfoDecoder::groups),
        members.optional("structural_info", shared15),
        members.optional("datatypes", shared23),
        members.extra(Decoding::unexpected, shared24));
  }

  /**
   * Decodes a document.
   *
   * @param node the JSON value
   * @param place its place
   * @return the document, or null
   */
  public static RasterInfo rasterInfo(JsonNode node, Place place) {
    return shared25.decode(node, place);
  }

  static AttributeObject attributeObject(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new AttributeObject(
        members.optional("name", Decoding::string),
        members.optional("type", shared26),
        members.optional("datatype", RasterInfoDecoder::datatype),
        members.optional("value", shared14),
        members.extra(Decoding::unexpected, shared27));
  }
}
