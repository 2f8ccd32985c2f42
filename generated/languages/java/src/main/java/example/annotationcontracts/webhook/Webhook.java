// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import java.util.List;

/**
 * A webhook, as the ping delivery shows it; the secret is never returned (W2.1).
 *
 * @param id Webhook identifier (W2.1).
 * @param url Address of the webhook, {@code {base_url}/api/webhooks/<webhook_id>} (W2.1).
 * @param targetUrl Where deliveries are sent (W2.1).
 * @param description Purpose in short; may be empty (W2.1).
 * @param type Scope of the webhook (W1.2).
 * @param contentType Media type of the delivered payload, sent as Content-Type (W2.1).
 * @param isActive When false, nothing is delivered, ping included (W4.3.5).
 * @param enableSsl When true, the target's certificate is verified (W4.3.4).
 * @param createdDate When the webhook was created (W2.1).
 * @param updatedDate When the webhook was last changed (W2.1).
 * @param owner User who created the webhook (W2.1).
 * @param project Project identifier; an integer where {@code type} is {@code project} (W2.1).
 * @param organization Organization identifier; an integer where {@code type} is {@code organization} (W2.1).
 * @param events Subscribed event names (W6.1).
 * @param lastStatus HTTP status of the last delivery; missing before the first one (W2.1).
 * @param lastDeliveryDate When the last delivery was sent; missing before the first one (W2.1).
 * @param extra members that the contract does not name, as they came
 */
public record Webhook(
    long id,
    String url,
    String targetUrl,
    String description,
    WebhookType type,
    ContentType contentType,
    boolean isActive,
    boolean enableSsl,
    String createdDate,
    String updatedDate,
    User owner,
    Long project,
    Long organization,
    List<EventName> events,
    Field<Long> lastStatus,
    Field<String> lastDeliveryDate,
    ObjectNode extra)
    implements JsonEncodable {
  /**
   * Decodes what was parsed already, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException where it breaks the contract; lists each place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Webhook fromJson(JsonNode node) {
    return Decoding.document(node, WebhookDecoder::webhook);
  }

  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("id", id)
        .put("url", url)
        .put("target_url", targetUrl)
        .put("description", description)
        .put("type", type)
        .put("content_type", contentType)
        .put("is_active", isActive)
        .put("enable_ssl", enableSsl)
        .put("created_date", createdDate)
        .put("updated_date", updatedDate)
        .put("owner", owner)
        .put("project", project)
        .put("organization", organization)
        .put("events", events)
        .put("last_status", lastStatus)
        .put("last_delivery_date", lastDeliveryDate)
        .with(extra);
  }
}
