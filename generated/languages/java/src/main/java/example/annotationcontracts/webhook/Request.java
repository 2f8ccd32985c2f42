// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** A request that the platform worked on in the background (since 2.73.0). Has the members that its editions share. */
public interface Request extends JsonEncodable {
  /**
   * How the request ended (since 2.73.0).
   *
   * @return the member
   */
  RequestStatus status();

  /**
   * Empty, or the text of the error (since 2.73.0).
   *
   * @return the member
   */
  String message();

  /**
   * Request identifier, such as {@code action=export&target=task&target_id=15} (since 2.73.0).
   *
   * @return the member
   */
  String id();

  /**
   * What was asked for (since 2.73.0).
   *
   * @return the member
   */
  RequestOperation operation();

  /**
   * Part that is done, from 0 to 1, or null (since 2.73.0).
   *
   * @return the member
   */
  Double progress();

  /**
   * When the request was made (since 2.73.0).
   *
   * @return the member
   */
  String createdDate();

  /**
   * When the work began, or null (since 2.73.0).
   *
   * @return the member
   */
  String startedDate();

  /**
   * When the work ended, or null (since 2.73.0).
   *
   * @return the member
   */
  String finishedDate();

  /**
   * When the result is deleted, or null (since 2.73.0).
   *
   * @return the member
   */
  String expiryDate();

  /**
   * User who made the request, or null (since 2.73.0).
   *
   * @return the member
   */
  UserIdentifiers owner();

  /**
   * Address of the result, or null (since 2.73.0).
   *
   * @return the member
   */
  String resultUrl();

  /**
   * Identifier of the result, or null (since 2.73.0).
   *
   * @return the member
   */
  Long resultId();
}
