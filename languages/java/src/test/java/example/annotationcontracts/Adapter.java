package example.annotationcontracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Documents.Mode;
import example.annotationcontracts.generated.Editions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Responds to the library protocol (conformance/protocol/library.md), so that the suite can test this package. */
final class Adapter {
  private Adapter() {}

  public static void main(String[] arguments) throws Exception {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      JsonNode asked = Documents.MAPPER.readTree(line);
      ObjectNode said = respond(asked);
      out.println(said.set("id", asked.get("id")).toString());
    }
  }

  private static ObjectNode respond(JsonNode asked) throws IOException {
    ObjectNode said = Documents.MAPPER.createObjectNode();
    switch (asked.get("op").asText()) {
      case "describe" -> {
        said.put("name", "annotation-contracts for Java");
        said.putPOJO("operations", List.of("validate", "parse", "sign", "verify"));
        said.putPOJO("contracts", List.of("webhook", "raster-info")).putPOJO("modes", List.of("strict", "tolerant"));
        Stream<String> editions = Stream.concat(Editions.DELIVERIES.keySet().stream(), Editions.RASTER_INFO.keySet().stream());
        return Documents.MAPPER.valueToTree(said.putPOJO("editions", editions.toList()));
      }
      case "sign" -> said.put("header", Signature.sign(asked.get("secret").asText(), asked.get("body").binaryValue()));
      case "verify" -> {
        try {
          return said.put("keyId", verify(asked, asked)).put("ok", true);
        } catch (Signature.Rejected error) {
          return said.put("ok", false);
        }
      }
      default -> read(asked, said);
    }
    return said;
  }

  static Instant moment(JsonNode text) {
    return text.isMissingNode() ? null : Instant.parse(text.asText());
  }

  static List<String> texts(JsonNode list) {
    List<String> all = new ArrayList<>();
    list.forEach(one -> all.add(one.asText()));
    return all;
  }

  /** Verifies a signature of a request or a row of the kit; returns the name of the secret. */
  static String verify(JsonNode row, JsonNode options) throws IOException, Signature.Rejected {
    List<Signature.Secret> secrets = new ArrayList<>();
    for (JsonNode one : row.get("secrets"))
      secrets.add(new Signature.Secret(one.get("id").asText(), one.get("secret").asText(), moment(one.path("notAfter"))));
    Instant now = options.has("now") ? moment(options.get("now")) : Instant.now();
    var loose = new Signature.Options(options.path("bareDigest").asBoolean(), false);
    return Signature.verify(secrets, row.get("body").binaryValue(), texts(row.get("header")), loose, now);
  }

  private static void read(JsonNode asked, ObjectNode said) throws IOException {
    boolean isWebhook = asked.get("contract").asText().equals("webhook");
    String edition = asked.path("edition").asText(isWebhook ? "2.3" : "2019");
    Mode mode = asked.path("mode").asText().equals("strict") ? Mode.STRICT : Mode.TOLERANT;
    try {
      JsonNode document = Documents.readJson(asked.get("body").binaryValue());
      Object value = isWebhook
          ? Documents.readDelivery(document, mode, List.of(edition), "") : Documents.readRasterInfo(document, mode, List.of(edition));
      said.put("status", value instanceof UnknownEvent ? "unknown" : "valid");
      if (!(value instanceof UnknownEvent)) said.put("document", Documents.MAPPER.writeValueAsBytes(value));
    } catch (UnreadableException error) {
      said.put("status", error.code);
    } catch (InvalidException error) {
      said.put("status", "invalid");
      // Several errors may come from alternatives, of which only one matters.
      if (error.problems.size() == 1)
        for (var one : error.problems) said.withArray("errors").addObject().put("path", one.path()).put("code", one.code());
    }
  }
}
