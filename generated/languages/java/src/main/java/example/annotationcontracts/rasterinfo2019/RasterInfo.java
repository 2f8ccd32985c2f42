// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2019;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.DeepStack;
import example.annotationcontracts.internal.ExactTree;
import example.annotationcontracts.internal.JsonReader;

/** Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map). */
public sealed interface RasterInfo extends example.annotationcontracts.rasterinfo.RasterInfo
    permits RasterGroup,
        RasterArray {
  /**
   * Reads a document as a receiver should.
   *
   * @param body its exact bytes
   * @return the document
   * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  static RasterInfo parse(byte[] body) {
    return parse(body, Mode.TOLERANT);
  }

  /**
   * Reads a document.
   *
   * @param body its exact bytes
   * @param mode how it is read
   * @return the document
   * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  static RasterInfo parse(byte[] body, Mode mode) {
    return fromJson(JsonReader.read(body), mode);
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
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  static RasterInfo fromJson(JsonNode node, Mode mode) {
    return DeepStack.call(node, () -> Decoding.document(node, mode, "2019", RasterInfoDecoder::rasterInfo));
  }

  @Override
  default String edition() {
    return "2019";
  }
}
