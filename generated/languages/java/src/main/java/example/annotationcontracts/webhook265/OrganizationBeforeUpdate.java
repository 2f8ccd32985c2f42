// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook265;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;

/**
 * Old values of the keys of an organization that changed (W6.3).
 *
 * @param id Organization identifier (since 2.3.0).
 * @param slug Short name: letters, digits, {@code -} and {@code _} (since 2.3.0).
 * @param name Name (since 2.3.0).
 * @param description Description; may be empty (since 2.3.0).
 * @param createdDate When the organization was made (since 2.3.0).
 * @param updatedDate When the organization was last changed (since 2.3.0).
 * @param contact How to reach the organization: any JSON value, {@code {}} where nothing was entered (since 2.3.0).
 * @param owner User who owns the organization; null after that user was deleted (since 2.3.0).
 * @param extra members that the contract does not name, as received
 */
public record OrganizationBeforeUpdate(
    Field<Long> id,
    Field<String> slug,
    Field<String> name,
    Field<String> description,
    Field<String> createdDate,
    Field<String> updatedDate,
    Field<JsonNode> contact,
    Field<User> owner,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.OrganizationBeforeUpdate {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static OrganizationBeforeUpdate fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.65", WebhookDecoder::organizationBeforeUpdate);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"id\":", id)
        .put("\"slug\":", slug)
        .put("\"name\":", name)
        .put("\"description\":", description)
        .put("\"created_date\":", createdDate)
        .put("\"updated_date\":", updatedDate)
        .put("\"contact\":", contact)
        .put("\"owner\":", owner)
        .end();
  }
}
