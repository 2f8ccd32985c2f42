// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** A storage (W2.3). Explanation: where a task's data is read from or written to. Has the members that its editions share. */
public interface Storage extends JsonEncodable {
  /**
   * Storage identifier (W2.3).
   *
   * @return the member
   */
  long id();

  /**
   * Location of the storage (W2.3). Explanation: its kind.
   *
   * @return the member
   */
  StorageLocation location();

  /**
   * Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud.
   *
   * @return the member
   */
  Long cloudStorageId();
}
