// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** A user, as {@code owner} or {@code sender} (W2.2), or as {@code assignee} (W2.3). Has the members that its editions share. */
public interface User extends JsonEncodable {
  /**
   * Address of the user, {@code {base_url}/api/users/<user_id>} (W2.2).
   *
   * @return the member
   */
  String url();

  /**
   * User identifier (W2.2).
   *
   * @return the member
   */
  long id();

  /**
   * User name (W2.2). Explanation: for the login.
   *
   * @return the member
   */
  String username();

  /**
   * First name (W2.2). May be empty (W-empty).
   *
   * @return the member
   */
  String firstName();

  /**
   * Last name (W2.2). May be empty (W-empty).
   *
   * @return the member
   */
  String lastName();
}
