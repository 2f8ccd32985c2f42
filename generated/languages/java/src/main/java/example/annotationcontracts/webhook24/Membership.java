// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook24;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;

/**
 * A membership of a user in an organization (since 2.3.0).
 *
 * @param id Membership identifier (since 2.3.0).
 * @param user User who is the member (since 2.3.0).
 * @param organization Identifier of the organization (since 2.3.0).
 * @param isActive True when the user accepted the invitation (since 2.3.0).
 * @param joinedDate When the user joined, or null (since 2.3.0).
 * @param role Role in the organization (since 2.3.0).
 * @param invitation Key of the invitation; null for the owner (since 2.3.0).
 * @param extra members that the contract does not name, as received
 */
public record Membership(
    long id,
    User user,
    long organization,
    boolean isActive,
    String joinedDate,
    Role role,
    String invitation,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.Membership {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Membership fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.4", WebhookDecoder::membership);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"id\":", id)
        .put("\"user\":", user)
        .put("\"organization\":", organization)
        .put("\"is_active\":", isActive)
        .put("\"joined_date\":", joinedDate)
        .put("\"role\":", role)
        .put("\"invitation\":", invitation)
        .end();
  }
}
