// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook23;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Type of a label (W2.3). Known: {@code any}; others may appear (W-seen).
 *
 * @param value any string; known values are constants
 */
public record LabelType(String value) implements example.annotationcontracts.webhook.LabelType {
  /** The value {@code any}. */
  public static final LabelType ANY = new LabelType("any");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
