// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfoobserved;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.internal.Choosing;
import example.annotationcontracts.internal.Decoder;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Members;
import example.annotationcontracts.internal.Place;
import java.util.List;
import java.util.Set;

/** Decodes the contract {@code raster-info}, edition observed. */
public final class RasterInfoDecoder {
  private static final Decoder<DatatypeName> DATATYPE_NAME =
      Decoding.oneOf(DatatypeName.values(), DatatypeName::value);
  private static final Decoder<EnumerationType> ENUMERATION_TYPE =
      Decoding.oneOf(EnumerationType.values(), EnumerationType::value);
  private static final Decoder<NumberName> NUMBER_NAME =
      Decoding.oneOf(NumberName.values(), NumberName::value);

  private RasterInfoDecoder() {}

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

  static Enumeration enumeration(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Enumeration(
        members.optional("name", Decoding::string),
        members.optional("type", ENUMERATION_TYPE),
        members.optional("attribute_table", Decoding.listOf(Decoding::object)),
        members.further());
  }

  static DatatypeObject datatypeObject(JsonNode node, Place place) {
    return Choosing.<DatatypeObject>fitting(
            List.of(
                new Choosing.Branch<>("", Set.of("name", "size", "components"), RasterInfoDecoder::compound),
                new Choosing.Branch<>("", Set.of("name", "type", "attribute_table"), RasterInfoDecoder::enumeration)))
        .decode(node, place);
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
      case OBJECT -> new Attributes.ByName(Decoding.mapOf(Decoding::anything).decode(node, place));
      case ARRAY -> new Attributes.Listed(Decoding.listOf(Decoding::anything).decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, Decoding.mapOf(Decoding::anything), Decoding.listOf(Decoding::anything));
    return value;
  }

  static Srs srs(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Srs(
        members.optional("wkt", Decoding::string),
        members.optional("data_axis_to_srs_axis_mapping", Decoding.listOf(Decoding::integer)),
        members.further());
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
    Members members = new Members(node, place);
    return new Statistics(
        members.optional("min", RasterInfoDecoder::numberOrName),
        members.optional("max", RasterInfoDecoder::numberOrName),
        members.optional("mean", RasterInfoDecoder::numberOrName),
        members.optional("stddev", RasterInfoDecoder::numberOrName),
        members.optional("valid_sample_count", Decoding::integer),
        members.further());
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
    Members members = new Members(node, place);
    return new RasterArray(
        members.optional("name", Decoding::string),
        members.optional("full_name", Decoding::string),
        members.optional("type", Decoding.constant("array")),
        members.optional("datatype", RasterInfoDecoder::datatype),
        members.optional("dimensions", Decoding.listOf(RasterInfoDecoder::dimensionOrName)),
        members.optional("dimension_size", Decoding.listOf(Decoding::number)),
        members.optional("block_size", Decoding.listOf(Decoding::number)),
        members.optional("attributes", RasterInfoDecoder::attributes),
        members.optional("srs", RasterInfoDecoder::srs),
        members.optional("nodata_value", Decoding.json("string", "number", "object", "array")),
        members.optional("scale", RasterInfoDecoder::numberOrName),
        members.optional("offset", RasterInfoDecoder::numberOrName),
        members.optional("values", Decoding::anything),
        members.optional("statistics", RasterInfoDecoder::statistics),
        members.optional("unit", Decoding::string),
        members.optional("structural_info", Decoding.mapOf(Decoding::string)),
        members.optional("overviews", Decoding.listOf(RasterInfoDecoder::overviewOrName)),
        members.further());
  }

  static IndexingVariable indexingVariable(JsonNode node, Place place) {
    int before = place.count();
    IndexingVariable value = switch (node.getNodeType()) {
      case STRING -> new IndexingVariable.Text(Decoding.string(node, place));
      case OBJECT -> new IndexingVariable.ByName(Decoding.mapOf(RasterInfoDecoder::rasterArray).decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, Decoding::string, Decoding.mapOf(RasterInfoDecoder::rasterArray));
    return value;
  }

  static Dimension dimension(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Dimension(
        members.optional("name", Decoding::string),
        members.optional("full_name", Decoding::string),
        members.optional("size", Decoding::integer),
        members.optional("type", Decoding::string),
        members.optional("direction", Decoding::string),
        members.optional("indexing_variable", RasterInfoDecoder::indexingVariable),
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
        members.optional("full_name", Decoding::string),
        members.optional("type", Decoding.constant("group")),
        members.optional("dimensions", Decoding.listOf(RasterInfoDecoder::dimensionOrName)),
        members.optional("arrays", Decoding.mapOf(RasterInfoDecoder::rasterArray)),
        members.optional("attributes", RasterInfoDecoder::attributes),
        members.optional("groups", RasterInfoDecoder::groups),
        members.optional("structural_info", Decoding.mapOf(Decoding::string)),
        members.optional("datatypes", Decoding.listOf(RasterInfoDecoder::datatype)),
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
                new Choosing.Branch<>("group", Set.of("driver", "name", "full_name", "type", "dimensions", "arrays", "attributes", "groups", "structural_info", "datatypes"), RasterInfoDecoder::rasterGroup),
                new Choosing.Branch<>("array", Set.of("name", "full_name", "type", "datatype", "dimensions", "dimension_size", "block_size", "attributes", "srs", "nodata_value", "scale", "offset", "values", "statistics", "unit", "structural_info", "overviews"), RasterInfoDecoder::rasterArray)))
        .decode(node, place);
  }

  static AttributeObject attributeObject(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new AttributeObject(
        members.optional("name", Decoding::string),
        members.optional("type", Decoding.constant("attribute")),
        members.optional("datatype", RasterInfoDecoder::datatype),
        members.optional("value", Decoding::anything),
        members.further());
  }
}
