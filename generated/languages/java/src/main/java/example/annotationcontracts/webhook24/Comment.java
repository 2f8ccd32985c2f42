// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook24;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;

/**
 * A comment on an issue (since 2.3.0).
 *
 * @param id Comment identifier (since 2.3.0).
 * @param issue Identifier of the issue (since 2.3.0).
 * @param owner User who wrote the comment, or null (since 2.3.0).
 * @param message Text of the comment (since 2.3.0).
 * @param createdDate When the comment was made (since 2.3.0).
 * @param updatedDate When the comment was last changed (since 2.3.0).
 * @param extra members that the contract does not name, as received
 */
public record Comment(
    long id,
    long issue,
    User owner,
    String message,
    String createdDate,
    String updatedDate,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.Comment {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Comment fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.4", WebhookDecoder::comment);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"id\":", id)
        .put("\"issue\":", issue)
        .put("\"owner\":", owner)
        .put("\"message\":", message)
        .put("\"created_date\":", createdDate)
        .put("\"updated_date\":", updatedDate)
        .end();
  }
}
