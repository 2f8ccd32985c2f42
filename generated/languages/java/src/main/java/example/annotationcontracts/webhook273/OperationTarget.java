// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook273;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Kind of resource that a background operation is about (since 2.65.0). Known: {@code project}, {@code task}, {@code job}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record OperationTarget(String value) implements example.annotationcontracts.webhook.OperationTarget {
  /** The value {@code project}. */
  public static final OperationTarget PROJECT = new OperationTarget("project");

  /** The value {@code task}. */
  public static final OperationTarget TASK = new OperationTarget("task");

  /** The value {@code job}. */
  public static final OperationTarget JOB = new OperationTarget("job");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
