// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook273;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Kind of storage (since 2.3.0). Known: {@code local}, {@code cloud_storage}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record StorageLocation(String value) implements example.annotationcontracts.webhook.StorageLocation {
  /** The value {@code local}. */
  public static final StorageLocation LOCAL = new StorageLocation("local");

  /** The value {@code cloud_storage}. */
  public static final StorageLocation CLOUD_STORAGE = new StorageLocation("cloud_storage");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
