// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook23;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Dimension of a task (W2.3). Known: {@code 2d}; others may appear (W-seen).
 *
 * @param value any string; known values are constants
 */
public record TaskDimension(String value) implements example.annotationcontracts.webhook.TaskDimension {
  /** The value {@code 2d}. */
  public static final TaskDimension _2D = new TaskDimension("2d");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
