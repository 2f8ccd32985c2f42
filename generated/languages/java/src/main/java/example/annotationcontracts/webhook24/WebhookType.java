// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook24;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/** Scope of a webhook: a project or an organization (W1.2). Closed vocabulary: {@code project}, {@code organization} (W-closed). */
public enum WebhookType implements example.annotationcontracts.webhook.WebhookType {
  /** The value {@code project}. */
  PROJECT("project"),
  /** The value {@code organization}. */
  ORGANIZATION("organization");

  private final String value;

  WebhookType(String value) {
    this.value = value;
  }

  /** {@return the value as in JSON} */
  public String value() {
    return value;
  }

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
