// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;
import java.util.List;

/** A project (since 2.3.0). Has the members that its editions share. */
public interface Project extends JsonEncodable {
  /**
   * Address of the project, {@code {base_url}/api/projects/<project_id>} (since 2.3.0).
   *
   * @return the member
   */
  String url();

  /**
   * Project identifier (since 2.3.0).
   *
   * @return the member
   */
  long id();

  /**
   * Project name (since 2.3.0).
   *
   * @return the member
   */
  String name();

  /**
   * Labels of the project; null in background deliveries (since 2.4.0; before, a list).
   *
   * @return the member
   */
  LabelsSummary labels();

  /**
   * Tasks of the project (since 2.4.0; before, a list of identifiers).
   *
   * @return the member
   */
  TasksSummary tasks();

  /**
   * User who owns the project, or null (since 2.3.0).
   *
   * @return the member
   */
  User owner();

  /**
   * User the project is assigned to, or null (since 2.3.0).
   *
   * @return the member
   */
  User assignee();

  /**
   * Address of a bug tracker; may be empty (since 2.3.0).
   *
   * @return the member
   */
  String bugTracker();

  /**
   * Subsets that the tasks of the project name (since 2.3.0).
   *
   * @return the member
   */
  List<String> taskSubsets();

  /**
   * When the project was created (since 2.3.0).
   *
   * @return the member
   */
  String createdDate();

  /**
   * When the project was last changed (since 2.3.0).
   *
   * @return the member
   */
  String updatedDate();

  /**
   * Status of the project (since 2.3.0).
   *
   * @return the member
   */
  Status status();

  /**
   * Dimension of the data; null without tasks (since 2.3.0).
   *
   * @return the member
   */
  TaskDimension dimension();

  /**
   * Identifier of the organization, or null (since 2.3.0).
   *
   * @return the member
   */
  Long organization();

  /**
   * Where annotations are written to, or null (since 2.3.0).
   *
   * @return the member
   */
  Storage targetStorage();

  /**
   * Where data is read from, or null (since 2.3.0).
   *
   * @return the member
   */
  Storage sourceStorage();
}
