package example.annotationcontracts.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Documents;
import example.annotationcontracts.Signature;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Creates signed sample deliveries for tests. As a JUnit extension, it is passed to parameters of its type:
 * {@code @ExtendWith(SampleDeliveries.class)}.
 */
public final class SampleDeliveries implements ParameterResolver {
  /** A delivery like the platform's. */
  public record Signed(Map<String, List<String>> headers, byte[] body) {}

  /** Creates the extension. */
  public SampleDeliveries() {}

  /**
   * Creates a signed sample of an event.
   *
   * @param overrides values by JSON Pointer, such as {@code /task/status}
   */
  public Signed create(String secret, String edition, String event, Map<String, Object> overrides) {
    try (InputStream in = Documents.class.getResourceAsStream("generated/samples.json")) {
      for (JsonNode one : Documents.MAPPER.readTree(in)) {
        JsonNode document = one.get("document");
        if (!one.get("edition").asText().equals(edition) || !document.get("event").asText().equals(event)) continue;
        overrides.forEach((path, value) -> {
          int slash = path.lastIndexOf('/');
          ((ObjectNode) document.requiredAt(path.substring(0, slash))).putPOJO(path.substring(slash + 1), value);
        });
        byte[] body = Documents.MAPPER.writeValueAsBytes(document);
        String signature = Signature.sign(secret, body);
        return new Signed(Map.of("Content-Type", List.of("application/json"), Signature.HEADER, List.of(signature)), body);
      }
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
    throw new IllegalArgumentException("no sample of " + event + " in edition " + edition);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == SampleDeliveries.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return this;
  }
}
