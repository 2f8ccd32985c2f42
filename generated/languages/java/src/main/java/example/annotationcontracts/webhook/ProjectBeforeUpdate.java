// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.util.List;

/** Old values of the keys of a project that changed (W6.3). Has the members that its editions share. */
public interface ProjectBeforeUpdate extends JsonEncodable {
  /**
   * Address of the project, {@code {base_url}/api/projects/<project_id>} (since 2.3.0).
   *
   * @return the member
   */
  Field<String> url();

  /**
   * Project identifier (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> id();

  /**
   * Project name (since 2.3.0).
   *
   * @return the member
   */
  Field<String> name();

  /**
   * Labels of the project; null in background deliveries (since 2.4.0; before, a list).
   *
   * @return the member
   */
  Field<? extends LabelsSummary> labels();

  /**
   * Tasks of the project (since 2.4.0; before, a list of identifiers).
   *
   * @return the member
   */
  Field<? extends TasksSummary> tasks();

  /**
   * User who owns the project, or null (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends User> owner();

  /**
   * User the project is assigned to, or null (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends User> assignee();

  /**
   * Address of a bug tracker; may be empty (since 2.3.0).
   *
   * @return the member
   */
  Field<String> bugTracker();

  /**
   * Subsets that the tasks of the project name (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends List<String>> taskSubsets();

  /**
   * When the project was created (since 2.3.0).
   *
   * @return the member
   */
  Field<String> createdDate();

  /**
   * When the project was last changed (since 2.3.0).
   *
   * @return the member
   */
  Field<String> updatedDate();

  /**
   * Status of the project (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends Status> status();

  /**
   * Dimension of the data; null without tasks (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends TaskDimension> dimension();

  /**
   * Identifier of the organization, or null (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> organization();

  /**
   * Where annotations are written to, or null (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends Storage> targetStorage();

  /**
   * Where data is read from, or null (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends Storage> sourceStorage();

  /**
   * Identifier of the annotation guide, or null (since 2.5.0).
   *
   * @return the member
   */
  Field<Long> guideId();

  /**
   * When the assignee last changed, or null (since 2.16.0).
   *
   * @return the member
   */
  Field<String> assigneeUpdatedDate();

  /**
   * Identifier of the organization, or null; the same value as {@code organization} (since 2.44.0).
   *
   * @return the member
   */
  Field<Long> organizationId();
}
