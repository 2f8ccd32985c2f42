// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Kind of media (since 2.65.0). Known: {@code image}; others may appear, such as kinds of audio.
 *
 * @param value any string; known values are constants
 */
public record MediaType(String value) implements example.annotationcontracts.webhook.MediaType {
  /** The value {@code image}. */
  public static final MediaType IMAGE = new MediaType("image");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
