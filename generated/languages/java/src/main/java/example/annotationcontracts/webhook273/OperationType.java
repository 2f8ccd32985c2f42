// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook273;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Action of a request and its object (since 2.73.0). Known: {@code calculate:quality}, {@code create:task}, {@code export:annotations}, {@code export:backup}, {@code export:dataset}, {@code merge:job}, {@code merge:task}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record OperationType(String value) implements example.annotationcontracts.webhook.OperationType {
  /** The value {@code calculate:quality}. */
  public static final OperationType CALCULATE_QUALITY = new OperationType("calculate:quality");

  /** The value {@code create:task}. */
  public static final OperationType CREATE_TASK = new OperationType("create:task");

  /** The value {@code export:annotations}. */
  public static final OperationType EXPORT_ANNOTATIONS = new OperationType("export:annotations");

  /** The value {@code export:backup}. */
  public static final OperationType EXPORT_BACKUP = new OperationType("export:backup");

  /** The value {@code export:dataset}. */
  public static final OperationType EXPORT_DATASET = new OperationType("export:dataset");

  /** The value {@code merge:job}. */
  public static final OperationType MERGE_JOB = new OperationType("merge:job");

  /** The value {@code merge:task}. */
  public static final OperationType MERGE_TASK = new OperationType("merge:task");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
