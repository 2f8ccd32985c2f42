// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook273;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;
import java.util.List;

/**
 * A webhook as seen in the ping payload, which does not return the secret (W2.1).
 *
 * @param id Webhook identifier (W2.1).
 * @param url Address of the webhook, {@code {base_url}/api/webhooks/<webhook_id>} (W2.1).
 * @param targetUrl Where event payloads are delivered (W2.1).
 * @param description Short purpose summary; may be empty (W2.1).
 * @param type Scope of the webhook: project or organization (W2.1).
 * @param contentType Media type of the delivered payload, sent as Content-Type (W2.1).
 * @param isActive When false, no event is delivered; a ping is (since 2.3.0).
 * @param enableSsl When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
 * @param createdDate When the webhook was created (W2.1).
 * @param updatedDate When the webhook was last updated (W2.1).
 * @param owner User who created the webhook, or null (W2.1; null since 2.3.0).
 * @param projectId Project identifier; an integer where {@code type} is {@code project} (since 2.4.0; before, {@code project}).
 * @param organization Organization identifier for an organization webhook, or null (W2.1). An integer where {@code type} is {@code organization} (W-scope).
 * @param events Subscribed event names (W6.1).
 * @param lastStatus HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery); null until 2.4.1 while it is under way.
 * @param lastDeliveryDate Time of the last delivery (W2.1). Missing before the first one (W-delivery).
 * @param extra members that the contract does not name, as received
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
    Long projectId,
    Long organization,
    List<EventName> events,
    Field<Long> lastStatus,
    Field<String> lastDeliveryDate,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.Webhook {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Webhook fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.73", WebhookDecoder::webhook);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"id\":", id)
        .put("\"url\":", url)
        .put("\"target_url\":", targetUrl)
        .put("\"description\":", description)
        .put("\"type\":", type)
        .put("\"content_type\":", contentType)
        .put("\"is_active\":", isActive)
        .put("\"enable_ssl\":", enableSsl)
        .put("\"created_date\":", createdDate)
        .put("\"updated_date\":", updatedDate)
        .put("\"owner\":", owner)
        .put("\"project_id\":", projectId)
        .put("\"organization\":", organization)
        .put("\"events\":", events)
        .put("\"last_status\":", lastStatus)
        .put("\"last_delivery_date\":", lastDeliveryDate)
        .end();
  }
}
