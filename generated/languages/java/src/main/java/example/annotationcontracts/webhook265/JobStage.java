// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook265;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Stage of a job (since 2.3.0). Known: {@code annotation}, {@code validation}, {@code acceptance}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record JobStage(String value) implements example.annotationcontracts.webhook.JobStage {
  /** The value {@code annotation}. */
  public static final JobStage ANNOTATION = new JobStage("annotation");

  /** The value {@code validation}. */
  public static final JobStage VALIDATION = new JobStage("validation");

  /** The value {@code acceptance}. */
  public static final JobStage ACCEPTANCE = new JobStage("acceptance");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
