package example.annotationcontracts.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import example.annotationcontracts.NamedSecret;
import example.annotationcontracts.SignatureVerifier;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The data of the package, for tests without JUnit. */
public final class TestData {
  private TestData() {}

  /** {@return a valid delivery of every event of every edition, and variants} */
  public static Stream<SampleDelivery> deliveries() {
    return rows("deliveries").map(row -> new SampleDelivery(text(row, "name"), text(row, "edition"), bytes(row)));
  }

  /** {@return documents that a tolerant reader must accept or refuse, each with the errors that it has} */
  public static Stream<ContractCase> cases() {
    return rows("cases")
        .map(
            row ->
                new ContractCase(
                    text(row, "id"),
                    text(row, "description"),
                    text(row, "contract"),
                    text(row, "edition"),
                    bytes(row),
                    text(row, "status"),
                    stream(row.get("errors")).map(one -> text(one, "code") + " " + text(one, "path")).toList()));
  }

  /** {@return signatures that a verifier must accept or refuse} */
  public static Stream<SignatureVector> signatures() {
    return rows("signatures")
        .map(
            row ->
                new SignatureVector(
                    text(row, "id"),
                    text(row, "description"),
                    verifierOf(row),
                    HexFormat.of().parseHex(text(row, "body")),
                    stream(row.get("header")).map(JsonNode::textValue).toList(),
                    text(row, "keyId"),
                    text(row, "reason")));
  }

  private static SignatureVerifier verifierOf(JsonNode row) {
    List<NamedSecret> secrets = new ArrayList<>();
    for (JsonNode one : row.get("secrets"))
      secrets.add(new NamedSecret(text(one, "id"), text(one, "secret"), moment(one.get("notAfter"))));
    SignatureVerifier verifier = new SignatureVerifier(secrets);
    if (row.path("bareDigest").booleanValue()) verifier = verifier.withBareDigest();
    return row.has("now") ? verifier.withClock(Clock.fixed(moment(row.get("now")), ZoneOffset.UTC)) : verifier;
  }

  private static Instant moment(JsonNode milliseconds) {
    return milliseconds == null ? null : Instant.ofEpochMilli(milliseconds.longValue());
  }

  private static Stream<JsonNode> rows(String kind) {
    try (InputStream data = TestData.class.getResourceAsStream("data.json")) {
      return stream(new ObjectMapper().readTree(data).get(kind));
    } catch (IOException cause) {
      throw new UncheckedIOException(cause);
    }
  }

  private static Stream<JsonNode> stream(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  private static String text(JsonNode row, String member) {
    return row.path(member).textValue();
  }

  private static byte[] bytes(JsonNode row) {
    return text(row, "body").getBytes(StandardCharsets.UTF_8);
  }
}
