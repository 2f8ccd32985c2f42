// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;

/**
 * An invitation to an organization (since 2.3.0).
 *
 * @param key Key of the invitation; it has no other identifier (since 2.3.0).
 * @param createdDate When the invitation was made (since 2.3.0).
 * @param owner User who invited, or null (since 2.3.0).
 * @param role Role in the organization (since 2.3.0).
 * @param user User who is invited (since 2.3.0).
 * @param organization Identifier of the organization (since 2.3.0).
 * @param expired True when the invitation has expired, or null (since 2.10.0).
 * @param organizationInfo The organization by name (since 2.10.0).
 * @param accepted True when the invitation was accepted (since 2.65.0).
 * @param extra members that the contract does not name, as received
 */
public record Invitation(
    String key,
    String createdDate,
    User owner,
    Role role,
    User user,
    long organization,
    Boolean expired,
    BasicOrganization organizationInfo,
    boolean accepted,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.Invitation {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Invitation fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.76", WebhookDecoder::invitation);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"key\":", key)
        .put("\"created_date\":", createdDate)
        .put("\"owner\":", owner)
        .put("\"role\":", role)
        .put("\"user\":", user)
        .put("\"organization\":", organization)
        .put("\"expired\":", expired)
        .put("\"organization_info\":", organizationInfo)
        .put("\"accepted\":", accepted)
        .end();
  }
}
