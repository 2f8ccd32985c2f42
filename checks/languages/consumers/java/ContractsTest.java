import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.DecodeException;
import example.annotationcontracts.Mode;
import example.annotationcontracts.Verdict;
import example.annotationcontracts.rasterinfo.RasterInfo;
import example.annotationcontracts.testing.ContractCase;
import example.annotationcontracts.testing.SampleDelivery;
import example.annotationcontracts.testing.SignatureVector;
import example.annotationcontracts.webhook.Delivery;
import example.annotationcontracts.webhook.UnknownEvent;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A project that has nothing but the jar, and JSON as Jackson reads it. */
class ContractsTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @ParameterizedTest
  @MethodSource("example.annotationcontracts.testing.TestData#deliveries")
  void aDeliveryLosesNothing(SampleDelivery sample) throws Exception {
    Delivery parsed = Delivery.parse(sample.body(), Mode.STRICT, sample.edition());
    assertEquals(sample.edition(), parsed.edition());
    Delivery read = MAPPER.readValue(sample.body(), parsed.getClass());
    assertEquals(parsed, read);
    byte[] written = MAPPER.writeValueAsBytes(read);
    assertEquals(MAPPER.readTree(sample.body()), MAPPER.readTree(written));
    assertEquals(parsed, Delivery.parse(written, sample.edition()));
    // The newest edition that takes it says so.
    Delivery any = MAPPER.readValue(sample.body(), Delivery.class);
    assertEquals(any, Delivery.parse(sample.body()));
    assertEquals(any, Delivery.parse(sample.body(), any.edition()));
    assertEquals(MAPPER.readTree(sample.body()), MAPPER.readTree(any.write()));
    List<String> editions = Delivery.EDITIONS.names();
    for (String later : editions.subList(0, editions.indexOf(any.edition()))) {
      boolean isUnknown = false;
      try {
        isUnknown = Delivery.parse(sample.body(), later) instanceof UnknownEvent;
      } catch (DecodeException error) {
        isUnknown = error.edition().equals(later);
      }
      assertEquals(true, isUnknown, later);
    }
  }

  @ParameterizedTest
  @MethodSource("example.annotationcontracts.testing.TestData#signatures")
  void aSignatureHasItsVerdict(SignatureVector vector) {
    Verdict verdict = vector.verifier().verify(vector.body(), vector.header());
    if (verdict instanceof Verdict.Refused refused) assertEquals(vector.reason(), refused.reason().code());
    else assertEquals(vector.keyId(), ((Verdict.Accepted) verdict).keyId());
  }

  @ParameterizedTest
  @MethodSource("example.annotationcontracts.testing.TestData#cases")
  void aCaseHasItsVerdict(ContractCase one) throws Exception {
    List<String> found = List.of();
    String status = "valid";
    try {
      if (one.contract().equals("raster-info")) RasterInfo.parse(one.body(), one.edition());
      else if (Delivery.parse(one.body(), one.edition()) instanceof UnknownEvent) status = "unknown";
    } catch (DecodeException error) {
      status = "invalid";
      found = error.problems().stream().map(problem -> problem.code() + " " + problem.path()).sorted().toList();
    }
    assertEquals(one.status(), status);
    if (!status.equals("unknown")) assertEquals(one.problems().stream().sorted().toList(), found);
  }

  /** A number that no double holds, a lone surrogate and 5,000 digits are written as they came. */
  @ParameterizedTest
  @ValueSource(strings = {"1e400", "-1e400", "\"\\ud800\"", "\"\\udfff x\"", "[\"\\ud83d\"]"})
  void whatOtherReadersLoseIsKept(String value) {
    for (String number : List.of(value, "9".repeat(5_000))) {
      Delivery read = Delivery.parse(("{\"event\":\"later\",\"x\":" + number + "}").getBytes(StandardCharsets.UTF_8));
      String written = read.write().replace("1E+", "1e");
      assertEquals("{\"event\":\"later\",\"x\":" + number + "}", written.replaceAll("(?i)(ud8|udf|ud83)", "$1").toLowerCase());
    }
  }

  /** As deep as it is read, an unknown member is written, on a stack of any size. */
  @Test
  void whatIsDeepIsWritten() {
    String deep = "{\"shade\":" + "[".repeat(9_999) + "]".repeat(9_999) + ",";
    String ping = new String(pings().get(0).body(), StandardCharsets.UTF_8).strip();
    assertEquals(true, Delivery.parse((deep + ping.substring(1)).getBytes(StandardCharsets.UTF_8)).write().contains("[".repeat(9_999)));
  }

  /** Two names with one hash never take each other's place, whatever other threads read. */
  @Test
  void aNameIsThatOfItsDocument() {
    List<String> names = List.of("Aa", "BB");
    long wrong = IntStream.range(0, 400_000).parallel().filter(i -> {
      String body = "{\"event\":\"later\",\"" + names.get(i & 1) + "\":1}";
      return !Delivery.parse(body.getBytes(StandardCharsets.UTF_8)).write().equals(body);
    }).count();
    assertEquals(0, wrong);
  }

  private static List<SampleDelivery> pings() {
    return example.annotationcontracts.testing.TestData.deliveries().filter(one -> one.name().equals("ping")).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{} | member \"event\" is missing, expected a string",
        "{\"event\":7} | expected a string, found 7",
        "[] | expected an object, found an array"
      })
  void aProblemSaysWhatIsWrong(String body, String message) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    DecodeException error = assertThrows(DecodeException.class, () -> Delivery.parse(bytes));
    assertEquals(message, error.problems().get(0).message());
  }

  @Test
  void anEditionThatIsNoneIsSaid() {
    Exception error = assertThrows(IllegalArgumentException.class, () -> Delivery.parse(new byte[] {'{', '}'}, "2.5"));
    assertEquals("cannot read edition \"2.5\": expected 2.76, 2.73, 2.65, 2.4, 2.3", error.getMessage());
  }

  /** What fails in another process says there what it said here. */
  @Test
  void anExceptionSurvivesSerialization() throws Exception {
    DecodeException error = assertThrows(DecodeException.class, () -> Delivery.parse(new byte[] {'7'}));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(error);
    Object read = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    assertEquals(error.problems(), ((DecodeException) read).problems());
    assertEquals(error.getMessage(), ((DecodeException) read).getMessage());
  }

  /** The interfaces of all editions say what each edition has. */
  @Test
  void everyEditionHasOneView() throws Exception {
    for (SampleDelivery sample : example.annotationcontracts.testing.TestData.deliveries().toList()) {
      if (!(Delivery.parse(sample.body(), sample.edition()) instanceof example.annotationcontracts.webhook.UpdateTaskEvent event)) continue;
      JsonNode task = ((ObjectNode) event.toJson()).get("task");
      assertEquals(task.get("id").longValue(), event.task().id());
      assertEquals(task.get("status").textValue(), event.task().status().value());
    }
  }
}
