// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook265;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * State of a job (since 2.3.0). Known: {@code new}, {@code in progress}, {@code completed}, {@code rejected}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record JobState(String value) implements example.annotationcontracts.webhook.JobState {
  /** The value {@code new}. */
  public static final JobState NEW = new JobState("new");

  /** The value {@code in progress}. */
  public static final JobState IN_PROGRESS = new JobState("in progress");

  /** The value {@code completed}. */
  public static final JobState COMPLETED = new JobState("completed");

  /** The value {@code rejected}. */
  public static final JobState REJECTED = new JobState("rejected");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
