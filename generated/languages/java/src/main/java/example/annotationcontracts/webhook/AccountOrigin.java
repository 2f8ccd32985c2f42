// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** How an account was made (since 2.76.0). Known: {@code registration}, {@code social}, {@code sso}, {@code ldap}, {@code invitation}; others may appear. Has the members that its editions share. */
public interface AccountOrigin extends JsonEncodable {
  /**
   * Returns the value as in JSON.
   *
   * @return the member
   */
  String value();
}
