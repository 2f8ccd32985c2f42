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
 * A storage (W2.3). Explanation: where a task's data is read from or written to.
 *
 * @param id Storage identifier (W2.3).
 * @param location Location of the storage (W2.3). Explanation: its kind.
 * @param cloudStorageId Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud.
 * @param extra members that the contract does not name, as received
 */
public record Storage(
    long id,
    StorageLocation location,
    Long cloudStorageId,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.Storage {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Storage fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.4", WebhookDecoder::storage);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"id\":", id)
        .put("\"location\":", location)
        .put("\"cloud_storage_id\":", cloudStorageId)
        .end();
  }
}
