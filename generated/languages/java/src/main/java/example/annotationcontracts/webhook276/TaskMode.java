// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Mode of a task or job: empty until data is there, or a name (since 2.3.0). Known: {@code ""}, {@code annotation}, {@code interpolation}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record TaskMode(String value) implements example.annotationcontracts.webhook.TaskMode {
  /** The empty value. */
  public static final TaskMode EMPTY = new TaskMode("");

  /** The value {@code annotation}. */
  public static final TaskMode ANNOTATION = new TaskMode("annotation");

  /** The value {@code interpolation}. */
  public static final TaskMode INTERPOLATION = new TaskMode("interpolation");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
