// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook23;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Location of a storage (W2.3). Known: {@code local}; others may appear (W-seen).
 *
 * @param value any string; known values are constants
 */
public record StorageLocation(String value) implements example.annotationcontracts.webhook.StorageLocation {
  /** The value {@code local}. */
  public static final StorageLocation LOCAL = new StorageLocation("local");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
