// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;

/**
 * What a request asked for (since 2.73.0).
 *
 * @param type Action and its object, such as {@code export:dataset} (since 2.73.0).
 * @param target Kind of the resource it is about (since 2.73.0).
 * @param projectId Identifier of the project, or null (since 2.73.0).
 * @param taskId Identifier of the task, or null (since 2.73.0).
 * @param jobId Identifier of the job, or null (since 2.73.0).
 * @param orgId Identifier of the organization, or null (since 2.73.0).
 * @param format Name of the format, or null (since 2.73.0).
 * @param functionId Identifier of a function, or null; whether it is sent is inferred, so it may be missing (since 2.73.0).
 * @param lightweight True for a backup without media, or null (since 2.73.0).
 * @param extra members that the contract does not name, as received
 */
public record RequestOperation(
    OperationType type,
    OperationTarget target,
    Long projectId,
    Long taskId,
    Long jobId,
    Long orgId,
    String format,
    Field<String> functionId,
    Boolean lightweight,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.RequestOperation {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static RequestOperation fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.76", WebhookDecoder::requestOperation);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"type\":", type)
        .put("\"target\":", target)
        .put("\"project_id\":", projectId)
        .put("\"task_id\":", taskId)
        .put("\"job_id\":", jobId)
        .put("\"org_id\":", orgId)
        .put("\"format\":", format)
        .put("\"function_id\":", functionId)
        .put("\"lightweight\":", lightweight)
        .end();
  }
}
