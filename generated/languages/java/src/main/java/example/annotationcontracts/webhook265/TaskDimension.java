// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook265;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Dimension of data (since 2.3.0). Known: {@code 2d}, {@code 3d}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record TaskDimension(String value) implements example.annotationcontracts.webhook.TaskDimension {
  /** The value {@code 2d}. */
  public static final TaskDimension _2D = new TaskDimension("2d");

  /** The value {@code 3d}. */
  public static final TaskDimension _3D = new TaskDimension("3d");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
