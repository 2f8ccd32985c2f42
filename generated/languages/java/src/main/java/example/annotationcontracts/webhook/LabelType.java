// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.JsonEncodable;

/**
 * Type of a label (W2.3). Known: {@code any}; others may appear (W-seen).
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
