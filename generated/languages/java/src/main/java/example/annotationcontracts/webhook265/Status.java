// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook265;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Status of a project, task or job (since 2.3.0). Known: {@code annotation}, {@code validation}, {@code completed}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record Status(String value) implements example.annotationcontracts.webhook.Status {
  /** The value {@code annotation}. */
  public static final Status ANNOTATION = new Status("annotation");

  /** The value {@code validation}. */
  public static final Status VALIDATION = new Status("validation");

  /** The value {@code completed}. */
  public static final Status COMPLETED = new Status("completed");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
