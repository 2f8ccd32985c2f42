// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook265;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * How an export or a backup ended; the values are inferred (since 2.65.0). Known: {@code succeeded}, {@code failed}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record ExportStatus(String value) implements example.annotationcontracts.webhook.ExportStatus {
  /** The value {@code succeeded}. */
  public static final ExportStatus SUCCEEDED = new ExportStatus("succeeded");

  /** The value {@code failed}. */
  public static final ExportStatus FAILED = new ExportStatus("failed");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
