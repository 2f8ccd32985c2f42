// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook265;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;
import java.util.List;

/**
 * An issue that a reviewer opened on a frame (since 2.3.0).
 *
 * @param id Issue identifier (since 2.3.0).
 * @param frame Number of the frame (since 2.3.0).
 * @param position Coordinates on the frame (since 2.3.0).
 * @param job Identifier of the job (since 2.3.0).
 * @param owner User who opened the issue, or null (since 2.3.0).
 * @param assignee User the issue is assigned to, or null (since 2.3.0).
 * @param createdDate When the issue was opened, or null (since 2.3.0).
 * @param updatedDate When the issue was last changed, or null (since 2.3.0).
 * @param comments Comments on the issue (since 2.4.0; before, a list).
 * @param resolved True when the issue is settled (since 2.3.0).
 * @param extra members that the contract does not name, as received
 */
public record Issue(
    long id,
    long frame,
    List<Double> position,
    long job,
    User owner,
    User assignee,
    String createdDate,
    String updatedDate,
    CommentsSummary comments,
    boolean resolved,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.Issue {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Issue fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.65", WebhookDecoder::issue);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"id\":", id)
        .put("\"frame\":", frame)
        .put("\"position\":", position)
        .put("\"job\":", job)
        .put("\"owner\":", owner)
        .put("\"assignee\":", assignee)
        .put("\"created_date\":", createdDate)
        .put("\"updated_date\":", updatedDate)
        .put("\"comments\":", comments)
        .put("\"resolved\":", resolved)
        .end();
  }
}
