package example.annotationcontracts;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import example.annotationcontracts.InvalidException.Problem;
import example.annotationcontracts.generated.Editions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openapitools.jackson.nullable.JsonNullableModule;

/** Parses documents: deliveries and raster info of every edition. */
public final class Documents {
  /** Maximum number of nested arrays and objects. */
  static final int MAX_DEPTH = 1_000;

  /** Reads and writes the generated records without loss. */
  public static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(MAX_DEPTH)
                          .maxStringLength(Integer.MAX_VALUE)
                          .maxNumberLength(10_000)
                          .build())
                  .build())
          .addModule(new JsonNullableModule())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS, DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  /**
   * The response for each rejection code, the events that are sent on request and, for each edition and event, the
   * envelope properties that only other editions have.
   */
  record Facts(
      Map<String, Receiver.Response> responses, List<String> onRequest, Map<String, Map<String, List<String>>> foreign) {}

  static final Facts FACTS = MAPPER.convertValue(Validation.read("facts.json"), Facts.class);

  private Documents() {}

  /**
   * How to read a document. {@code TOLERANT} keeps unknown properties and does not assert formats; {@code STRICT}
   * checks the rules for senders.
   */
  public enum Mode {
    /** The mode for receivers. */
    TOLERANT,
    /** The rules for senders. */
    STRICT
  }

  /**
   * Parses a delivery in the newest of the given editions that accepts it.
   *
   * @param editions editions to accept; default: all
   * @return a record of the edition, or an {@link UnknownEvent}
   * @throws UnreadableException if it is not JSON in UTF-8
   * @throws InvalidException if no edition accepts it
   */
  public static Event parseDelivery(byte[] body, Mode mode, String... editions)
      throws UnreadableException, InvalidException {
    return readDelivery(readJson(body), mode, choose(Editions.DELIVERIES, editions), "");
  }

  /**
   * Parses raster info in the first edition that accepts it in strict mode, or else in tolerant mode.
   *
   * @param editions editions to accept; default: all
   * @return a record of the edition
   * @throws UnreadableException if it is not JSON in UTF-8
   * @throws InvalidException if no edition accepts it
   */
  public static Object parseRasterInfo(byte[] body, String... editions) throws UnreadableException, InvalidException {
    JsonNode document = readJson(body);
    Collection<String> chosen = choose(Editions.RASTER_INFO, editions);
    try {
      return readRasterInfo(document, Mode.STRICT, chosen);
    } catch (InvalidException error) {
      return readRasterInfo(document, Mode.TOLERANT, chosen);
    }
  }

  static Object readRasterInfo(JsonNode document, Mode mode, Collection<String> editions)
      throws UnreadableException, InvalidException {
    String edition = find("raster-info", document, "", mode, editions, "");
    return convert(document, Editions.RASTER_INFO.get(edition), "", edition);
  }

  static Collection<String> choose(Map<String, ?> known, String... editions) {
    for (String one : editions)
      if (!known.containsKey(one)) throw new IllegalArgumentException("unknown edition \"" + one + "\"");
    return known.keySet().stream().filter(one -> editions.length == 0 || List.of(editions).contains(one)).toList();
  }

  static Event readDelivery(JsonNode document, Mode mode, Collection<String> editions, String last)
      throws UnreadableException, InvalidException {
    String event = document.path("event").isTextual() ? document.path("event").textValue() : "";
    List<String> chosen = new ArrayList<>(editions);
    if (document.path("event").isTextual()) {
      chosen.removeIf(one -> !Editions.DELIVERIES.get(one).containsKey(event));
      if (chosen.isEmpty()) return new UnknownEvent(event, document);
    }
    String edition = find("webhook", document, event, mode, chosen, last);
    return convert(document, Editions.DELIVERIES.get(edition).get(event), event, edition);
  }

  /** Finds the first edition that accepts a document, preferring those that list all known properties of its envelope. */
  private static String find(
      String contract, JsonNode document, String event, Mode mode, Collection<String> editions, String last)
      throws UnreadableException, InvalidException {
    Map<String, List<Problem>> found = new HashMap<>();
    for (String edition : editions.stream().sorted(Comparator.comparing(one -> !one.equals(last))).toList()) {
      try {
        found.put(edition, Validation.of(contract, edition, mode).findProblems(document, event));
      } catch (StackOverflowError error) {
        throw new UnreadableException("too-deep", "body is nested too deeply");
      }
      List<String> foreign = FACTS.foreign().getOrDefault(edition, Map.of()).getOrDefault(event, List.of());
      if (found.get(edition).isEmpty() && foreign.stream().noneMatch(document::has)) return edition;
    }
    String closest = Collections.min(editions, Comparator.comparing(one -> found.get(one).size()));
    if (!found.get(closest).isEmpty()) throw new InvalidException(event, closest, found.get(closest));
    return closest;
  }

  private static <T> T convert(JsonNode document, Class<T> type, String event, String edition) throws InvalidException {
    try {
      return MAPPER.treeToValue(document, type);
    } catch (JsonProcessingException error) {
      // The validator compares only the last 64 bits of a number such as 1e999.
      if (error.getCause() instanceof InputCoercionException && error instanceof JsonMappingException range) {
        String path = range.getPath().stream().map(step -> "/" + step.getFieldName()).collect(Collectors.joining());
        throw new InvalidException(event, edition, List.of(new Problem(path, "range", range.getOriginalMessage())));
      }
      throw new IllegalStateException("the schema accepts the document, but the types do not", error);
    }
  }

  static JsonNode readJson(byte[] body) throws UnreadableException {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
      JsonNode document = text.startsWith("\uFEFF") ? null : readText(text);
      if (document == null) throw new UnreadableException("not-json", "body is not JSON");
      return document;
    } catch (CharacterCodingException error) {
      throw new UnreadableException("not-utf8", "body is not UTF-8");
    } catch (JsonProcessingException error) {
      throw new UnreadableException("not-json", "body is not JSON: " + error.getOriginalMessage());
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    } catch (NumberFormatException error) {
      throw new UnreadableException("not-json", "body is not JSON: an exponent has too many digits");
    }
  }

  private static JsonNode readText(String text) throws IOException, UnreadableException {
    try (JsonParser parser = MAPPER.createParser(text)) {
      try {
        return MAPPER.readTree(parser);
      } catch (StreamConstraintsException error) {
        // The exception does not say which limit was exceeded.
        if (parser.getParsingContext().getNestingDepth() <= MAX_DEPTH) throw error;
        throw new UnreadableException("too-deep", "body is nested too deeply");
      }
    }
  }
}
