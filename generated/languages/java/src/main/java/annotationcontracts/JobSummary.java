// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Summary of a job within a segment (W2.3).
 *
 * @param url Address of the job, {@code {base_url}/api/jobs/<job_id>} (W2.3).
 * @param id Job identifier (W2.3).
 * @param assignee User the job is assigned to, or null (W2.3).
 * @param status Status of the job (W2.3).
 * @param stage Stage of the job (W2.3).
 * @param state State of the job (W2.3).
 * @param extra members that the contract does not name, as they came
 */
public record JobSummary(
    String url,
    long id,
    User assignee,
    Status status,
    JobStage stage,
    JobState state,
    ObjectNode extra)
    implements JsonEncodable {
  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("url", url)
        .put("id", id)
        .put("assignee", assignee)
        .put("status", status)
        .put("stage", stage)
        .put("state", state)
        .with(extra);
  }
}
