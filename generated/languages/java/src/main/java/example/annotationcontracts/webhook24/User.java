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
 * A user, as {@code owner} or {@code sender} (W2.2), or as {@code assignee} (W2.3).
 *
 * @param url Address of the user, {@code {base_url}/api/users/<user_id>} (W2.2).
 * @param id User identifier (W2.2).
 * @param username User name (W2.2). Explanation: for the login.
 * @param firstName First name (W2.2). May be empty (W-empty).
 * @param lastName Last name (W2.2). May be empty (W-empty).
 * @param extra members that the contract does not name, as received
 */
public record User(
    String url,
    long id,
    String username,
    String firstName,
    String lastName,
    ObjectNode extra)
    implements Sender, example.annotationcontracts.webhook.User {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static User fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.4", WebhookDecoder::user);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"url\":", url)
        .put("\"id\":", id)
        .put("\"username\":", username)
        .put("\"first_name\":", firstName)
        .put("\"last_name\":", lastName)
        .end();
  }
}
