// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;
import java.util.List;

/** A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it. Has the members that its editions share. */
public interface Segment extends JsonEncodable {
  /**
   * Frame at the start (W2.3). Explanation: the first of the range.
   *
   * @return the member
   */
  long startFrame();

  /**
   * Frame at the stop (W2.3). Explanation: the last of the range, inclusive.
   *
   * @return the member
   */
  long stopFrame();

  /**
   * Summaries of the segment's jobs (W2.3).
   *
   * @return the member
   */
  List<? extends JobSummary> jobs();
}
