// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

/** A backup ended (since 2.65.0, until 2.72). Has the members that its editions share. */
public interface CreateBackupEvent extends Delivery {
  /**
   * How it ended; the text of the values is inferred (since 2.65.0).
   *
   * @return the member
   */
  ExportStatus status();

  /**
   * Kind of the resource (since 2.65.0).
   *
   * @return the member
   */
  OperationTarget target();

  /**
   * Identifier of the resource (since 2.65.0).
   *
   * @return the member
   */
  long targetId();

  /**
   * Identifier of the request (since 2.65.0).
   *
   * @return the member
   */
  String rqId();

  /**
   * Text of the error; null on success (since 2.65.0).
   *
   * @return the member
   */
  String message();

  /**
   * True for a backup without media (since 2.65.0).
   *
   * @return the member
   */
  boolean lightweight();

  /**
   * Identifier of the webhook that sends the delivery (since 2.65.0).
   *
   * @return the member
   */
  long webhookId();
}
