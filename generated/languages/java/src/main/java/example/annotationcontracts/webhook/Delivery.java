// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import example.annotationcontracts.JsonEncodable;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Editions;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;
import example.annotationcontracts.internal.JsonReader;
import java.util.List;
import java.util.Map;

/** Body of any delivery: the payload for the event (W4.3.1). Explanation: {@code event} tells which envelope it is. Of any edition. */
public interface Delivery extends JsonEncodable {
  /**
   * Returns the value of {@code event}.
   *
   * @return the member
   */
  String event();

  /** The editions, the newest first, and the reader of each. */
  Editions<Delivery> EDITIONS =
      new Editions<Delivery>()
          .with("2.76", (node, place) -> example.annotationcontracts.webhook276.WebhookDecoder.delivery(node, place))
          .with("2.73", (node, place) -> example.annotationcontracts.webhook273.WebhookDecoder.delivery(node, place))
          .with("2.65", (node, place) -> example.annotationcontracts.webhook265.WebhookDecoder.delivery(node, place))
          .with("2.4", (node, place) -> example.annotationcontracts.webhook24.WebhookDecoder.delivery(node, place))
          .with("2.3", (node, place) -> example.annotationcontracts.webhook23.WebhookDecoder.delivery(node, place));

  /**
   * Names the first edition that accepts it; empty if no edition has its event.
   *
   * @return the member
   */
  String edition();

  /**
   * Reads a document of any edition as a receiver should.
   *
   * @param body its exact bytes
   * @param editions the editions to try, in order; default: all, the newest first
   * @return the document
   * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  static Delivery parse(byte[] body, String... editions) {
    return parse(body, Mode.TOLERANT, editions);
  }

  /**
   * Reads a document of any edition.
   *
   * @param body its exact bytes
   * @param mode how it is read
   * @param editions the editions to try, in order; default: all, the newest first
   * @return the document
   * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  static Delivery parse(byte[] body, Mode mode, String... editions) {
    return fromJson(JsonReader.read(body), mode, editions);
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
   * @param editions the editions to try, in order; default: all, the newest first
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  static Delivery fromJson(JsonNode node, Mode mode, String... editions) {
    return EDITIONS.read(node, mode, editions);
  }

  /** {@return the document as ASCII JSON: everything that was read, with unknown members; missing members stay missing} */
  default String write() {
    return Encoder.write(this);
  }

  /** The rules that a valid document may break. */
  example.annotationcontracts.internal.Rules RULES = new example.annotationcontracts.internal.Rules("""
      {"tag":"event","resources":{"ping":"webhook"},"rules":[
      {"id":"url-id","clause":"W2","check":"ends","at":[["","/{}","/sender"],["ping","/{}/owner"],[":task","/{}/owner","/{}/assignee","/{}/segments/*/jobs/*","/{}/segments/*/jobs/*/assignee"]],"members":["url","id"],"say":"the address does not end in the id {id}"},
      {"id":"date-order","clause":"W2","check":"ordered","at":[["","/{}"]],"members":["created_date","updated_date"],"say":"updated before it was created"},
      {"id":"frame-order","clause":"W2.3","check":"ordered","at":[[":task","/{}/segments/*"]],"members":["start_frame","stop_frame"],"say":"stops at frame {stop_frame}, before it starts at {start_frame}"},
      {"id":"ping-webhook","clause":"W6.5","check":"same","at":[["ping",""]],"members":["webhook_id","id"],"say":"the ping is of webhook {id}, and names another"},
      {"id":"event-repeated","clause":"W6.1","check":"distinct","at":[["ping","/{}/events"]],"say":"\\"{item}\\" is listed twice"},
      {"id":"scope","clause":"W1.2","check":"only","at":[["ping","/{}"]],"members":["project_id","project"],"when":["type","project"],"say":"a webhook of type {type} with a project","lacks":"a webhook of type {type} without a project"},
      {"id":"scope","clause":"W1.2","check":"only","at":[["ping","/{}"]],"members":["organization"],"when":["type","organization"],"unless":"project","say":"a webhook of type {type} with an organization","lacks":"a webhook of type {type} without an organization"},
      {"id":"secret-leaked","clause":"W2.1","check":"absent","at":[["ping","/{}"]],"members":["secret"],"say":"the delivery gives the webhook's secret away"},
      {"id":"before-update-empty","clause":"W6.3","check":"filled","at":[["update:","/before_update"]],"say":"an update that changes nothing"},
      {"id":"before-update-equal","clause":"W6.3","check":"changed","at":[["update:","/before_update"]],"say":"the old value equals the new one"},
      {"id":"before-update-foreign","clause":"W6.3","check":"known","at":[["update:","/before_update"]],"say":"the {} has no such member"}
      ]}
      """);

  /** {@return what is suspicious in the valid document: the rules that it breaks, in their order} */
  default List<example.annotationcontracts.Warning> warnings() {
    return RULES.find(toJson());
  }

  /** What a receiver knows about the contract. */
  example.annotationcontracts.receiver.Contract<Delivery> CONTRACT =
      new example.annotationcontracts.receiver.Contract<>(
          EDITIONS.names(),
          Map.ofEntries(
            Map.entry("2.76", List.of("update:organization", "create:organization", "delete:organization", "update:membership", "delete:membership", "create:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:job", "delete:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "completed:request[calculate:quality]", "completed:request[create:task]", "completed:request[export:annotations]", "completed:request[export:backup]", "completed:request[export:dataset]", "completed:request[merge:job]", "completed:request[merge:task]", "create:user", "update:user", "delete:user", "ping")),
            Map.entry("2.73", List.of("update:organization", "update:membership", "delete:membership", "create:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:job", "delete:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "completed:request[calculate:quality]", "completed:request[create:task]", "completed:request[export:annotations]", "completed:request[export:backup]", "completed:request[export:dataset]", "completed:request[merge:job]", "completed:request[merge:task]", "ping")),
            Map.entry("2.65", List.of("update:organization", "delete:organization", "update:membership", "delete:membership", "create:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:job", "delete:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "create:export", "create:backup", "ping")),
            Map.entry("2.4", List.of("update:organization", "delete:organization", "update:membership", "delete:membership", "create:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:job", "delete:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "ping")),
            Map.entry("2.3", List.of("update:organization", "update:membership", "delete:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "ping"))),
          (node, mode, editions) -> fromJson(node, mode, editions),
          one -> one.event(),
          one -> one.edition(),
          "event",
          "X-Signature-256",
          "webhook_id",
          List.of("ping"),
          "CVAT");

  /**
   * Creates the builder of a receiver for deliveries of any edition.
   *
   * @param secret the secret of the webhook
   * @return its builder, which has further options
   */
  static example.annotationcontracts.receiver.Receiver.Builder<Delivery> receiver(String secret) {
    return new example.annotationcontracts.receiver.Receiver.Builder<>(CONTRACT).secret("default", secret);
  }
}
