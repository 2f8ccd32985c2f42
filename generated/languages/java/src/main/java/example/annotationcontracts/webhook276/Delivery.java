// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.ExactTree;
import example.annotationcontracts.internal.JsonReader;

/** Body of any delivery: the payload for the event (W4.3.1). Explanation: {@code event} tells which envelope it is. */
public sealed interface Delivery extends example.annotationcontracts.webhook.Delivery
    permits UpdateOrganizationEvent,
        CreateOrganizationEvent,
        DeleteOrganizationEvent,
        UpdateMembershipEvent,
        DeleteMembershipEvent,
        CreateMembershipEvent,
        CreateInvitationEvent,
        DeleteInvitationEvent,
        CreateProjectEvent,
        UpdateProjectEvent,
        DeleteProjectEvent,
        CreateTaskEvent,
        UpdateTaskEvent,
        DeleteTaskEvent,
        UpdateJobEvent,
        CreateJobEvent,
        DeleteJobEvent,
        CreateIssueEvent,
        UpdateIssueEvent,
        DeleteIssueEvent,
        CreateCommentEvent,
        UpdateCommentEvent,
        DeleteCommentEvent,
        CompletedRequestCalculateQualityEvent,
        CompletedRequestCreateTaskEvent,
        CompletedRequestExportAnnotationsEvent,
        CompletedRequestExportBackupEvent,
        CompletedRequestExportDatasetEvent,
        CompletedRequestMergeJobEvent,
        CompletedRequestMergeTaskEvent,
        CreateUserEvent,
        UpdateUserEvent,
        DeleteUserEvent,
        PingEvent,
        UnknownEvent {
  /**
   * Reads a document as a receiver should.
   *
   * @param body its exact bytes
   * @return the document
   * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  static Delivery parse(byte[] body) {
    return parse(body, Mode.TOLERANT);
  }

  /**
   * Reads a document.
   *
   * @param body its exact bytes
   * @param mode how it is read
   * @return the document
   * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  static Delivery parse(byte[] body, Mode mode) {
    return fromJson(JsonReader.read(body), mode);
  }

  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static Delivery fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return fromJson(node, Mode.TOLERANT);
  }

  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @param mode how it is read
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  static Delivery fromJson(JsonNode node, Mode mode) {
    return Decoding.document(node, mode, "2.76", WebhookDecoder::delivery);
  }

  @Override
  default String edition() {
    return "2.76";
  }
}
