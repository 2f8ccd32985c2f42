// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import example.annotationcontracts.Field;
import java.util.Map;

/** A group of dimensions, arrays, attributes and groups (R2.2). Has the members that its editions share. */
public interface RasterGroup extends RasterInfo {
  /**
   * Driver (R2.2). Explanation: the name of the one that read the dataset.
   *
   * @return the member
   */
  Field<String> driver();

  /**
   * Name of the group (R2.2). Explanation: {@code /} for the root group.
   *
   * @return the member
   */
  Field<String> name();

  /**
   * Fully qualified name, from the root group; since gdalmdiminfo 3.13.
   *
   * @return the member
   */
  default Field<String> fullName() {
    return Field.missing();
  }

  /**
   * Only {@code group} (R2.2).
   *
   * @return the member
   */
  Field<String> type();

  /**
   * Map from array name to array (R2.2).
   *
   * @return the member
   */
  Field<? extends Map<String, ? extends RasterArray>> arrays();

  /**
   * Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
   *
   * @return the member
   */
  Field<? extends Map<String, String>> structuralInfo();
}
