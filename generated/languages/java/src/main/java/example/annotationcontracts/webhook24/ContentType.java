// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook24;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Media type of the delivered payload (W2.1). Known: {@code application/json}; others may appear (W-seen).
 *
 * @param value any string; known values are constants
 */
public record ContentType(String value) implements example.annotationcontracts.webhook.ContentType {
  /** The value {@code application/json}. */
  public static final ContentType APPLICATION_JSON = new ContentType("application/json");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
