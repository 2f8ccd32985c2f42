import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import example.annotationcontracts.DecodeException;
import example.annotationcontracts.Verdict;
import example.annotationcontracts.rasterinfo.RasterInfo;
import example.annotationcontracts.testing.ContractCase;
import example.annotationcontracts.testing.ContractCases;
import example.annotationcontracts.testing.SampleDeliveries;
import example.annotationcontracts.testing.SampleDelivery;
import example.annotationcontracts.testing.SignatureVector;
import example.annotationcontracts.testing.SignatureVectors;
import example.annotationcontracts.webhook.Delivery;
import example.annotationcontracts.webhook.UnknownEvent;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** A project that has nothing but the jar, and JSON as Jackson reads it. */
class ContractsTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @ParameterizedTest
  @ArgumentsSource(SampleDeliveries.class)
  void aDeliveryLosesNothing(SampleDelivery sample) throws Exception {
    Delivery parsed = Delivery.parse(sample.body());
    Delivery read = MAPPER.readValue(sample.body(), parsed.getClass());
    assertEquals(parsed, read);
    assertEquals(parsed, MAPPER.readValue(sample.body(), Delivery.class));
    byte[] written = MAPPER.writeValueAsBytes(read);
    assertEquals(MAPPER.readTree(sample.body()), MAPPER.readTree(written));
    assertEquals(parsed, Delivery.parse(written));
  }

  @ParameterizedTest
  @ArgumentsSource(SignatureVectors.class)
  void aSignatureHasItsVerdict(SignatureVector vector) {
    Verdict verdict = vector.verifier().verify(vector.body(), vector.header());
    if (verdict instanceof Verdict.Refused refused) assertEquals(vector.reason(), refused.reason().code());
    else assertEquals(vector.keyId(), ((Verdict.Accepted) verdict).keyId());
  }

  @ParameterizedTest
  @ArgumentsSource(ContractCases.class)
  void aCaseHasItsVerdict(ContractCase one) throws Exception {
    List<String> found = List.of();
    String status = "valid";
    try {
      if (one.contract().equals("raster-info")) RasterInfo.parse(one.body());
      else if (Delivery.parse(one.body()) instanceof UnknownEvent) status = "unknown";
    } catch (DecodeException error) {
      status = "invalid";
      found = error.problems().stream().map(problem -> problem.code() + " " + problem.path()).sorted().toList();
    }
    assertEquals(one.status(), status);
    if (!status.equals("unknown")) assertEquals(one.problems().stream().sorted().toList(), found);
  }
}
