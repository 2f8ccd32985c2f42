// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook23;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;

/**
 * Summary of a job (W2.3).
 *
 * @param url Address of the job, {@code {base_url}/api/jobs/<job_id>} (W2.3).
 * @param id Job identifier (W2.3).
 * @param assignee User the job is assigned to, or null (W2.3).
 * @param status Status of the job (W2.3).
 * @param stage Stage of the job (W2.3).
 * @param state State of the job (W2.3).
 * @param extra members that the contract does not name, as received
 */
public record JobSummary(
    String url,
    long id,
    User assignee,
    Status status,
    JobStage stage,
    JobState state,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.JobSummary {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static JobSummary fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.3", WebhookDecoder::jobSummary);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"url\":", url)
        .put("\"id\":", id)
        .put("\"assignee\":", assignee)
        .put("\"status\":", status)
        .put("\"stage\":", stage)
        .put("\"state\":", state)
        .end();
  }
}
