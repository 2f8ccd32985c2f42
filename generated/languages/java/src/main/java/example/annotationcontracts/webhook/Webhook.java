// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.util.List;

/** A webhook as seen in the ping payload, which does not return the secret (W2.1). Has the members that its editions share. */
public interface Webhook extends JsonEncodable {
  /**
   * Webhook identifier (W2.1).
   *
   * @return the member
   */
  long id();

  /**
   * Address of the webhook, {@code {base_url}/api/webhooks/<webhook_id>} (W2.1).
   *
   * @return the member
   */
  String url();

  /**
   * Where event payloads are delivered (W2.1).
   *
   * @return the member
   */
  String targetUrl();

  /**
   * Short purpose summary; may be empty (W2.1).
   *
   * @return the member
   */
  String description();

  /**
   * Scope of the webhook: project, organization or server (W2.1; server since 2.76.0).
   *
   * @return the member
   */
  WebhookType type();

  /**
   * Media type of the delivered payload, sent as Content-Type (W2.1).
   *
   * @return the member
   */
  ContentType contentType();

  /**
   * When false, no event is delivered; a ping is (since 2.3.0).
   *
   * @return the member
   */
  boolean isActive();

  /**
   * When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
   *
   * @return the member
   */
  boolean enableSsl();

  /**
   * When the webhook was created (W2.1).
   *
   * @return the member
   */
  String createdDate();

  /**
   * When the webhook was last updated (W2.1).
   *
   * @return the member
   */
  String updatedDate();

  /**
   * User who created the webhook, or null (W2.1; null since 2.3.0).
   *
   * @return the member
   */
  User owner();

  /**
   * Organization identifier for an organization webhook, or null (W2.1). An integer where {@code type} is {@code organization} (W-scope).
   *
   * @return the member
   */
  Long organization();

  /**
   * Subscribed event names (W6.1).
   *
   * @return the member
   */
  List<? extends EventName> events();

  /**
   * HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery); null until 2.4.1 while it is under way.
   *
   * @return the member
   */
  Field<Long> lastStatus();

  /**
   * Time of the last delivery (W2.1). Missing before the first one (W-delivery).
   *
   * @return the member
   */
  Field<String> lastDeliveryDate();
}
