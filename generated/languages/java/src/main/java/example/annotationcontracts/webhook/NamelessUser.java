// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** The sender of an event where nobody could be named (since 2.4.2, until 2.75). Has the members that its editions share. */
public interface NamelessUser extends JsonEncodable {
  /**
   * Always empty (since 2.4.2).
   *
   * @return the member
   */
  String username();

  /**
   * Always empty (since 2.4.2).
   *
   * @return the member
   */
  String firstName();

  /**
   * Always empty (since 2.4.2).
   *
   * @return the member
   */
  String lastName();
}
