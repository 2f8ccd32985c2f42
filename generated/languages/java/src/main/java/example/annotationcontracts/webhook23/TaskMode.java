// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook23;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Empty string or a mode name such as {@code annotation} (W2.3). Known: {@code ""}, {@code annotation}; others may appear (W-seen).
 *
 * @param value any string; known values are constants
 */
public record TaskMode(String value) implements example.annotationcontracts.webhook.TaskMode {
  /** The empty value. */
  public static final TaskMode EMPTY = new TaskMode("");

  /** The value {@code annotation}. */
  public static final TaskMode ANNOTATION = new TaskMode("annotation");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
