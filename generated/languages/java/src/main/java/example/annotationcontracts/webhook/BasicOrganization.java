// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** An organization by name alone (since 2.10.0). Has the members that its editions share. */
public interface BasicOrganization extends JsonEncodable {
  /**
   * Organization identifier (since 2.10.0).
   *
   * @return the member
   */
  long id();

  /**
   * Short name (since 2.10.0).
   *
   * @return the member
   */
  String slug();
}
