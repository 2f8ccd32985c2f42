import example.annotationcontracts.DecodeException;
import example.annotationcontracts.Mode;
import example.annotationcontracts.NamedSecret;
import example.annotationcontracts.rasterinfo.RasterInfo;
import example.annotationcontracts.Signature;
import example.annotationcontracts.SignatureVerifier;
import example.annotationcontracts.UnreadableException;
import example.annotationcontracts.Verdict;
import example.annotationcontracts.webhook.Delivery;
import example.annotationcontracts.webhook.UnknownEvent;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Adapter of the library protocol (conformance/protocol/library.md) for the Java package. */
final class Adapter {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Adapter() {}

  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      JsonNode request = MAPPER.readTree(line);
      Map<String, Object> response = new HashMap<>(answer(request));
      response.put("id", request.get("id"));
      out.println(MAPPER.writeValueAsString(response));
    }
  }

  private static Map<String, ?> answer(JsonNode request) throws IOException {
    return switch (request.get("op").textValue()) {
      case "describe" -> describe();
      case "validate", "parse" -> parse(request);
      case "sign" -> Map.of("header", Signature.sign(request.get("secret").textValue(), bodyOf(request)));
      case "verify" -> verify(request);
      default -> Map.of("unsupported", true);
    };
  }

  private static Map<String, ?> describe() {
    return Map.of(
        "name", "annotation-contracts for Java",
        "operations", List.of("validate", "parse", "sign", "verify"),
        "contracts", List.of("webhook", "raster-info"),
        "modes", List.of("tolerant", "strict"),
        "editions", Stream.of(Delivery.EDITIONS.names(), RasterInfo.EDITIONS.names()).flatMap(List::stream).toList());
  }

  private static Map<String, ?> parse(JsonNode request) throws IOException {
    byte[] body = bodyOf(request);
    Mode mode = request.path("mode").asText("tolerant").equals("strict") ? Mode.STRICT : Mode.TOLERANT;
    try {
      if (request.get("contract").textValue().equals("raster-info"))
        return valid(RasterInfo.parse(body, mode, editionOf(request, RasterInfo.EDITIONS.names())).write());
      Delivery delivery = Delivery.parse(body, mode, editionOf(request, Delivery.EDITIONS.names()));
      if (delivery instanceof UnknownEvent)
        return Map.of("status", "unknown", "errors", List.of(Map.of("path", "/event", "code", "unknown-event")));
      Map<String, Object> answer = new HashMap<>(valid(delivery.write()));
      answer.put("warnings", delivery.warnings());
      return answer;
    } catch (UnreadableException error) {
      return Map.of("status", error.reason().code());
    } catch (DecodeException error) {
      return Map.of("status", "invalid", "errors", error.problems());
    }
  }

  /** Gives the edition that is asked for, or that of the source document: the first there was. */
  private static String editionOf(JsonNode request, List<String> editions) {
    return request.path("edition").asText(editions.get(editions.size() - 1));
  }

  private static Map<String, ?> valid(String text) {
    return Map.of("status", "valid", "document", text.getBytes(StandardCharsets.UTF_8));
  }

  private static Map<String, ?> verify(JsonNode request) throws IOException {
    List<NamedSecret> secrets = new ArrayList<>();
    for (JsonNode one : request.get("secrets"))
      secrets.add(new NamedSecret(one.get("id").textValue(), one.get("secret").textValue(), moment(one.get("notAfter"))));
    SignatureVerifier verifier = new SignatureVerifier(secrets);
    if (request.path("bareDigest").booleanValue()) verifier = verifier.withBareDigest();
    if (request.has("now")) verifier = verifier.withClock(Clock.fixed(moment(request.get("now")), ZoneOffset.UTC));
    List<String> header = new ArrayList<>();
    for (JsonNode value : request.get("header")) header.add(value.textValue());
    Verdict verdict = verifier.verify(bodyOf(request), header);
    if (verdict instanceof Verdict.Refused refused) return Map.of("ok", false, "reason", refused.reason().code());
    return Map.of("ok", true, "keyId", ((Verdict.Accepted) verdict).keyId());
  }

  private static byte[] bodyOf(JsonNode request) {
    return Base64.getDecoder().decode(request.get("body").textValue());
  }

  private static Instant moment(JsonNode text) {
    return text == null ? null : Instant.parse(text.textValue());
  }
}
