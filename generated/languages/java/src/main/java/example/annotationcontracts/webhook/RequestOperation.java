// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;

/** What a request asked for (since 2.73.0). Has the members that its editions share. */
public interface RequestOperation extends JsonEncodable {
  /**
   * Action and its object, such as {@code export:dataset} (since 2.73.0).
   *
   * @return the member
   */
  OperationType type();

  /**
   * Kind of the resource it is about (since 2.73.0).
   *
   * @return the member
   */
  OperationTarget target();

  /**
   * Identifier of the project, or null (since 2.73.0).
   *
   * @return the member
   */
  Long projectId();

  /**
   * Identifier of the task, or null (since 2.73.0).
   *
   * @return the member
   */
  Long taskId();

  /**
   * Identifier of the job, or null (since 2.73.0).
   *
   * @return the member
   */
  Long jobId();

  /**
   * Identifier of the organization, or null (since 2.73.0).
   *
   * @return the member
   */
  Long orgId();

  /**
   * Name of the format, or null (since 2.73.0).
   *
   * @return the member
   */
  String format();

  /**
   * Identifier of a function, or null; whether it is sent is inferred, so it may be missing (since 2.73.0).
   *
   * @return the member
   */
  Field<String> functionId();

  /**
   * True for a backup without media, or null (since 2.73.0).
   *
   * @return the member
   */
  Boolean lightweight();
}
