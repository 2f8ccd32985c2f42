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
 * The sender of an event where nobody could be named (since 2.4.2, until 2.75).
 *
 * @param username Always empty (since 2.4.2).
 * @param firstName Always empty (since 2.4.2).
 * @param lastName Always empty (since 2.4.2).
 * @param extra members that the contract does not name, as received
 */
public record NamelessUser(
    String username,
    String firstName,
    String lastName,
    ObjectNode extra)
    implements Sender, example.annotationcontracts.webhook.NamelessUser {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static NamelessUser fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.4", WebhookDecoder::namelessUser);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"username\":", username)
        .put("\"first_name\":", firstName)
        .put("\"last_name\":", lastName)
        .end();
  }
}
