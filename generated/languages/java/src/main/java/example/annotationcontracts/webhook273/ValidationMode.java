// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook273;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * How the work on a task is validated (since 2.21.0). Known: {@code gt}, {@code gt_pool}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record ValidationMode(String value) implements example.annotationcontracts.webhook.ValidationMode {
  /** The value {@code gt}. */
  public static final ValidationMode GT = new ValidationMode("gt");

  /** The value {@code gt_pool}. */
  public static final ValidationMode GT_POOL = new ValidationMode("gt_pool");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
