// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook24;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;
import java.util.List;

/**
 * A project (since 2.3.0).
 *
 * @param url Address of the project, {@code {base_url}/api/projects/<project_id>} (since 2.3.0).
 * @param id Project identifier (since 2.3.0).
 * @param name Project name (since 2.3.0).
 * @param labels Labels of the project; null in background deliveries (since 2.4.0; before, a list).
 * @param tasks Tasks of the project (since 2.4.0; before, a list of identifiers).
 * @param owner User who owns the project, or null (since 2.3.0).
 * @param assignee User the project is assigned to, or null (since 2.3.0).
 * @param bugTracker Address of a bug tracker; may be empty (since 2.3.0).
 * @param taskSubsets Subsets that the tasks of the project name (since 2.3.0).
 * @param createdDate When the project was created (since 2.3.0).
 * @param updatedDate When the project was last changed (since 2.3.0).
 * @param status Status of the project (since 2.3.0).
 * @param dimension Dimension of the data; null without tasks (since 2.3.0).
 * @param organization Identifier of the organization, or null (since 2.3.0).
 * @param targetStorage Where annotations are written to, or null (since 2.3.0).
 * @param sourceStorage Where data is read from, or null (since 2.3.0).
 * @param guideId Identifier of the annotation guide, or null (since 2.5.0).
 * @param assigneeUpdatedDate When the assignee last changed, or null (since 2.16.0).
 * @param organizationId Identifier of the organization, or null; the same value as {@code organization} (since 2.44.0).
 * @param extra members that the contract does not name, as received
 */
public record Project(
    String url,
    long id,
    String name,
    LabelsSummary labels,
    TasksSummary tasks,
    User owner,
    User assignee,
    String bugTracker,
    List<String> taskSubsets,
    String createdDate,
    String updatedDate,
    Status status,
    TaskDimension dimension,
    Long organization,
    Storage targetStorage,
    Storage sourceStorage,
    Field<Long> guideId,
    Field<String> assigneeUpdatedDate,
    Field<Long> organizationId,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.Project {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Project fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.4", WebhookDecoder::project);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"url\":", url)
        .put("\"id\":", id)
        .put("\"name\":", name)
        .put("\"labels\":", labels)
        .put("\"tasks\":", tasks)
        .put("\"owner\":", owner)
        .put("\"assignee\":", assignee)
        .put("\"bug_tracker\":", bugTracker)
        .put("\"task_subsets\":", taskSubsets)
        .put("\"created_date\":", createdDate)
        .put("\"updated_date\":", updatedDate)
        .put("\"status\":", status)
        .put("\"dimension\":", dimension)
        .put("\"organization\":", organization)
        .put("\"target_storage\":", targetStorage)
        .put("\"source_storage\":", sourceStorage)
        .put("\"guide_id\":", guideId)
        .put("\"assignee_updated_date\":", assigneeUpdatedDate)
        .put("\"organization_id\":", organizationId)
        .end();
  }
}
