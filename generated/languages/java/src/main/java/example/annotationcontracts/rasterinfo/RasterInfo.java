// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import example.annotationcontracts.JsonEncodable;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.DeepStack;
import example.annotationcontracts.internal.Editions;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;
import example.annotationcontracts.internal.JsonReader;

/** Structure of a multidimensional raster dataset: a group or an array (R2.1), as gdalmdiminfo 3.2 to 3.13 prints it. No property is required, and objects accept only the listed properties (R1, E-raster). What no published schema has says so. Of any edition. */
public interface RasterInfo extends JsonEncodable {
  /** The editions, the newest first, and the reader of each. */
  Editions<RasterInfo> EDITIONS =
      new Editions<RasterInfo>()
          .with("observed", (node, place) -> example.annotationcontracts.rasterinfoobserved.RasterInfoDecoder.rasterInfo(node, place))
          .with("2026", (node, place) -> example.annotationcontracts.rasterinfo2026.RasterInfoDecoder.rasterInfo(node, place))
          .with("2019", (node, place) -> example.annotationcontracts.rasterinfo2019.RasterInfoDecoder.rasterInfo(node, place));

  /**
   * Names the first edition that accepts it; empty if no edition has its event.
   *
   * @return the member
   */
  String edition();

  /**
   * Reads a document of any edition as a receiver should.
   *
   * @param body its exact bytes
   * @param editions the editions to try, in order; default: all, the newest first
   * @return the document
   * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  static RasterInfo parse(byte[] body, String... editions) {
    return parse(body, Mode.TOLERANT, editions);
  }

  /**
   * Reads a document of any edition.
   *
   * @param body its exact bytes
   * @param mode how it is read
   * @param editions the editions to try, in order; default: all, the newest first
   * @return the document
   * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  static RasterInfo parse(byte[] body, Mode mode, String... editions) {
    return fromJson(JsonReader.read(body), mode, editions);
  }

  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static RasterInfo fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return fromJson(node, Mode.TOLERANT);
  }

  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @param mode how it is read
   * @param editions the editions to try, in order; default: all, the newest first
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  static RasterInfo fromJson(JsonNode node, Mode mode, String... editions) {
    return DeepStack.call(node, () -> EDITIONS.read(node, mode, editions));
  }

  /** {@return the document as ASCII JSON: everything that was read, with unknown members; missing members stay missing} */
  default String write() {
    return Encoder.write(this);
  }
}
