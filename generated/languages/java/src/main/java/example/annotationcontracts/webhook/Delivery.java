// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import example.annotationcontracts.JsonEncodable;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.ExactTree;
import example.annotationcontracts.internal.JsonText;

/** Body of any delivery: the payload for the event (W4.3.1). Explanation: {@code event} tells which envelope it is. */
public sealed interface Delivery extends JsonEncodable
    permits UpdateOrganizationEvent,
        UpdateMembershipEvent,
        DeleteMembershipEvent,
        CreateInvitationEvent,
        DeleteInvitationEvent,
        CreateProjectEvent,
        UpdateProjectEvent,
        DeleteProjectEvent,
        CreateTaskEvent,
        UpdateTaskEvent,
        DeleteTaskEvent,
        UpdateJobEvent,
        CreateIssueEvent,
        UpdateIssueEvent,
        DeleteIssueEvent,
        CreateCommentEvent,
        UpdateCommentEvent,
        DeleteCommentEvent,
        PingEvent,
        UnknownEvent {
  /**
   * Gives the value of {@code event}.
   *
   * @return the value, as it was sent
   */
  String event();

  /**
   * Reads a document.
   *
   * @param body its exact bytes
   * @return the document
   * @throws example.annotationcontracts.UnreadableException where the body is no JSON text in UTF-8
   * @throws example.annotationcontracts.DecodeException where it breaks the contract; lists each place
   */
  static Delivery parse(byte[] body) {
    return fromJson(JsonText.read(body));
  }

  /**
   * Decodes what was parsed already, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException where it breaks the contract; lists each place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static Delivery fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, WebhookDecoder::delivery);
  }

  /**
   * Writes the document: what was read, with unknown members, and nothing that was missing.
   *
   * @return a JSON text in ASCII
   */
  default String write() {
    return JsonText.write(toJson());
  }
}
