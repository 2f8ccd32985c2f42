// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.JsonEncodable;

/**
 * Type of data chunks (W2.3). Known: {@code imageset}; others may appear (W-seen).
 *
 * @param value any string; known values are constants
 */
public record ChunkType(String value) implements JsonEncodable {
  /** The value {@code imageset}. */
  public static final ChunkType IMAGESET = new ChunkType("imageset");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }
}
