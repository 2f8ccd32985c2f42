// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;

/** Where the labels of a project, task or job are read (since 2.4.0). Has the members that its editions share. */
public interface LabelsSummary extends JsonEncodable {
  /**
   * Address of the list of labels (since 2.4.0).
   *
   * @return the member
   */
  String url();

  /**
   * Number of labels (since 2.4.0, until 2.7).
   *
   * @return the member
   */
  default Field<Long> count() {
    return Field.missing();
  }
}
