// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfoobserved;

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

/** Decodes the contract {@code raster-info}, edition observed. */
public final class RasterInfoDecoder {
  private static final Decoder<DatatypeName> DATATYPE_NAME =
      Decoding.oneOf(DatatypeName.values(), DatatypeName::value);
  private static final Decoder<EnumerationType> ENUMERATION_TYPE =
      Decoding.oneOf(EnumerationType.values(), EnumerationType::value);
  private static final Decoder<NumberName> NUMBER_NAME =
      Decoding.oneOf(NumberName.values(), NumberName::value);
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
      Decoding.mapOf(Decoding::anything);
  private static final Decoder<List<JsonNode>> shared8 =
      Decoding.listOf(Decoding::anything);
  private static final Decoder<List<BigInteger>> shared9 =
      Decoding.listOf(Decoding::integer);
  private static final Set<String> shared10 =
      Set.of("wkt", "data_axis_to_srs_axis_mapping");
  private static final Set<String> shared11 =
      Set.of("min", "max", "mean", "stddev", "valid_sample_count");
  private static final Decoder<String> shared12 =
      Decoding.constant("array");
  private static final Decoder<List<DimensionOrName>> shared13 =
      Decoding.listOf(RasterInfoDecoder::dimensionOrName);
  private static final Decoder<List<Double>> shared14 =
      Decoding.listOf(Decoding::number);
  private static final Decoder<JsonNode> shared15 =
      Decoding.json("string", "number", "object", "array");
  private static final Decoder<Map<String, String>> shared16 =
      Decoding.mapOf(Decoding::string);
  private static final Decoder<List<OverviewOrName>> shared17 =
      Decoding.listOf(RasterInfoDecoder::overviewOrName);
  private static final Set<String> shared18 =
      Set.of("name", "full_name", "type", "datatype", "dimensions", "dimension_size", "block_size", "attributes", "srs", "nodata_value", "scale", "offset", "values", "statistics", "unit", "structural_info", "overviews");
  private static final Decoder<Map<String, RasterArray>> shared19 =
      Decoding.mapOf(RasterInfoDecoder::rasterArray);
  private static final Set<String> shared20 =
      Set.of("name", "full_name", "size", "type", "direction", "indexing_variable");
  private static final Decoder<Map<String, RasterGroup>> shared21 =
      Decoding.mapOf(RasterInfoDecoder::rasterGroup);
  private static final Decoder<List<RasterGroup>> shared22 =
      Decoding.listOf(RasterInfoDecoder::rasterGroup);
  private static final Decoder<String> shared23 =
      Decoding.constant("group");
  private static final Decoder<List<Datatype>> shared24 =
      Decoding.listOf(RasterInfoDecoder::datatype);
  private static final Set<String> shared25 =
      Set.of("driver", "name", "full_name", "type", "dimensions", "arrays", "attributes", "groups", "structural_info", "datatypes");
  private static final Decoder<RasterInfo> shared26 =
      Choosing.<RasterInfo>byTag("type", List.of(
          new Choosing.Branch<>("group", shared25, RasterInfoDecoder::rasterGroup),
          new Choosing.Branch<>("array", shared18, RasterInfoDecoder::rasterArray)));
  private static final Decoder<String> shared27 =
      Decoding.constant("attribute");
  private static final Set<String> shared28 =
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

  static NumberOrName numberOrName(JsonNode node, Place place) {
    int before = place.count();
    NumberOrName value = switch (node.getNodeType()) {
      case NUMBER -> new NumberOrName.Numeric(Decoding.number(node, place));
      case STRING -> NUMBER_NAME.decode(node, place);
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, Decoding::number, NUMBER_NAME);
    return value;
  }

  static Statistics statistics(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new Statistics(
        members.optional("min", RasterInfoDecoder::numberOrName),
        members.optional("max", RasterInfoDecoder::numberOrName),
        members.optional("mean", RasterInfoDecoder::numberOrName),
        members.optional("stddev", RasterInfoDecoder::numberOrName),
        members.optional("valid_sample_count", Decoding::integer),
        members.extra(Decoding::unexpected, shared11));
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
        members.optional("type", shared12),
        members.optional("datatype", RasterInfoDecoder::datatype),
        members.optional("dimensions", shared13),
        members.optional("dimension_size", shared14),
        members.optional("block_size", shared14),
        members.optional("attributes", RasterInfoDecoder::attributes),
        members.optional("srs", RasterInfoDecoder::srs),
        members.optional("nodata_value", shared15),
        members.optional("scale", RasterInfoDecoder::numberOrName),
        members.optional("offset", RasterInfoDecoder::numberOrName),
        members.optional("values", Decoding::anything),
        members.optional("statistics", RasterInfoDecoder::statistics),
        members.optional("unit", Decoding::string),
        members.optional("structural_info", shared16),
        members.optional("overviews", shared17),
        members.extra(Decoding::unexpected, shared18));
  }

  static IndexingVariable indexingVariable(JsonNode node, Place place) {
    int before = place.count();
    IndexingVariable value = switch (node.getNodeType()) {
      case STRING -> new IndexingVariable.Text(Decoding.string(node, place));
      case OBJECT -> new IndexingVariable.ByName(shared19.decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, Decoding::string, shared19);
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
        members.extra(Decoding::unexpected, shared20));
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
      case OBJECT -> new Groups.ByName(shared21.decode(node, place));
      case ARRAY -> new Groups.Listed(shared22.decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, shared21, shared22);
    return value;
  }

  static RasterGroup rasterGroup(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new RasterGroup(
        members.optional("driver", Decoding::string),
        members.optional("name", Decoding::string),
        members.optional("full_name", Decoding::string),
        members.optional("type", shared23),
        members.optional("dimensions", shared13),
        members.optional("arrays", shared19),
        members.optional("attributes", RasterInfoDecoder::attributes),
        members.optional("groups", RasterInfoDecoder::groups),
        members.optional("structural_info", shared16),
        members.optional("datatypes", shared24),
        members.extra(Decoding::unexpected, shared25));
  }

  /**
   * Decodes a document.
   *
   * @param node the JSON value
   * @param place its place
   * @return the document, or null
   */
  public static RasterInfo rasterInfo(JsonNode node, Place place) {
    return shared26.decode(node, place);
  }

  static AttributeObject attributeObject(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new AttributeObject(
        members.optional("name", Decoding::string),
        members.optional("type", shared27),
        members.optional("datatype", RasterInfoDecoder::datatype),
        members.optional("value", Decoding::anything),
        members.extra(Decoding::unexpected, shared28));
  }
}
