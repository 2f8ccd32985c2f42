// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Where a task's data is read from or written to (W2.3).
 *
 * @param id Storage identifier (W2.3).
 * @param location Kind of storage (W2.3).
 * @param cloudStorageId Cloud storage identifier, null when the storage is not in a cloud (W2.3).
 * @param extra members that the contract does not name, as they came
 */
public record Storage(
    long id,
    StorageLocation location,
    Long cloudStorageId,
    ObjectNode extra)
    implements JsonEncodable {
  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("id", id)
        .put("location", location)
        .put("cloud_storage_id", cloudStorageId)
        .with(extra);
  }
}
