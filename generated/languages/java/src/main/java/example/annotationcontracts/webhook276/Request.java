// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;

/**
 * A request that the platform worked on in the background (since 2.73.0).
 *
 * @param status How the request ended (since 2.73.0).
 * @param message Empty, or the text of the error (since 2.73.0).
 * @param id Request identifier, such as {@code action=export&target=task&target_id=15} (since 2.73.0).
 * @param operation What was asked for (since 2.73.0).
 * @param progress Part that is done, from 0 to 1, or null (since 2.73.0).
 * @param createdDate When the request was made (since 2.73.0).
 * @param startedDate When the work began, or null (since 2.73.0).
 * @param finishedDate When the work ended, or null (since 2.73.0).
 * @param expiryDate When the result is deleted, or null (since 2.73.0).
 * @param owner User who made the request, or null (since 2.73.0).
 * @param resultUrl Address of the result, or null (since 2.73.0).
 * @param resultId Identifier of the result, or null (since 2.73.0).
 * @param extra members that the contract does not name, as received
 */
public record Request(
    RequestStatus status,
    String message,
    String id,
    RequestOperation operation,
    Double progress,
    String createdDate,
    String startedDate,
    String finishedDate,
    String expiryDate,
    UserIdentifiers owner,
    String resultUrl,
    Long resultId,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.Request {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Request fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.76", WebhookDecoder::request);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"status\":", status)
        .put("\"message\":", message)
        .put("\"id\":", id)
        .put("\"operation\":", operation)
        .put("\"progress\":", progress)
        .put("\"created_date\":", createdDate)
        .put("\"started_date\":", startedDate)
        .put("\"finished_date\":", finishedDate)
        .put("\"expiry_date\":", expiryDate)
        .put("\"owner\":", owner)
        .put("\"result_url\":", resultUrl)
        .put("\"result_id\":", resultId)
        .end();
  }
}
