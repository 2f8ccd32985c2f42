// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.JsonEncodable;

/**
 * Location of a storage (W2.3). Known: {@code local}; others may appear (W-seen).
 *
 * @param value any string; known values are constants
 */
public record StorageLocation(String value) implements JsonEncodable {
  /** The value {@code local}. */
  public static final StorageLocation LOCAL = new StorageLocation("local");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }
}
