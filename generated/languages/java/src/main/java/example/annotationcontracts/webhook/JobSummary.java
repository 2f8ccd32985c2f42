// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** Summary of a job (W2.3). Has the members that its editions share. */
public interface JobSummary extends JsonEncodable {
  /**
   * Address of the job, {@code {base_url}/api/jobs/<job_id>} (W2.3).
   *
   * @return the member
   */
  String url();

  /**
   * Job identifier (W2.3).
   *
   * @return the member
   */
  long id();

  /**
   * User the job is assigned to, or null (W2.3).
   *
   * @return the member
   */
  User assignee();

  /**
   * Status of the job (W2.3).
   *
   * @return the member
   */
  Status status();

  /**
   * Stage of the job (W2.3).
   *
   * @return the member
   */
  JobStage stage();

  /**
   * State of the job (W2.3).
   *
   * @return the member
   */
  JobState state();
}
