// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.JsonEncodable;

/**
 * Kind of shape a label applies to; {@code any} is seen, others may appear (W2.3).
 *
 * @param value any string; known values are constants
 */
public record LabelType(String value) implements JsonEncodable {
  /** The value {@code any}. */
  public static final LabelType ANY = new LabelType("any");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }
}
