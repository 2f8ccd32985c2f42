// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/** Scope of a webhook: a project, an organization or the server (W1.2; server since 2.76.0). Closed vocabulary: {@code project}, {@code organization}, {@code server} (W-closed). */
public enum WebhookType implements example.annotationcontracts.webhook.WebhookType {
  /** The value {@code project}. */
  PROJECT("project"),
  /** The value {@code organization}. */
  ORGANIZATION("organization"),
  /** The value {@code server}. */
  SERVER("server");

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
