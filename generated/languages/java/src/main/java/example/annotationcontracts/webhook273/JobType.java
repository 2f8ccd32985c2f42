// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook273;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Kind of a job (since 2.5.0). Known: {@code annotation}, {@code ground_truth}, {@code consensus_replica}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record JobType(String value) implements example.annotationcontracts.webhook.JobType {
  /** The value {@code annotation}. */
  public static final JobType ANNOTATION = new JobType("annotation");

  /** The value {@code ground_truth}. */
  public static final JobType GROUND_TRUTH = new JobType("ground_truth");

  /** The value {@code consensus_replica}. */
  public static final JobType CONSENSUS_REPLICA = new JobType("consensus_replica");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
