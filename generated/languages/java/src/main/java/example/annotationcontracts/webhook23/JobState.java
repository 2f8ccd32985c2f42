// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook23;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * State of a job (W2.3). Known: {@code new}; others may appear (W-seen).
 *
 * @param value any string; known values are constants
 */
public record JobState(String value) implements example.annotationcontracts.webhook.JobState {
  /** The value {@code new}. */
  public static final JobState NEW = new JobState("new");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
