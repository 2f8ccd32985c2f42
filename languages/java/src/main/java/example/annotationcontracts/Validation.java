package example.annotationcontracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.PathType;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersionDetector;
import com.networknt.schema.ValidationMessage;
import example.annotationcontracts.Documents.Mode;
import example.annotationcontracts.InvalidException.Problem;
import example.annotationcontracts.generated.Editions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Validates documents against the published schema of an edition. */
final class Validation {
  private static final Map<String, Validation> ALL = new ConcurrentHashMap<>();
  private static final Map<String, String> CODES =
      Map.of(
          "required", "required", "additionalProperties", "unexpected", "type", "type", "enum", "value", "const", "value",
          "minimum", "range", "maximum", "range");

  /** The schema of each event; the empty name stands for the whole contract. */
  private final Map<String, JsonSchema> byEvent = new HashMap<>();

  /** Events whose strict schema allows any keys in before_update (W6.3), as the Java record does. */
  private final Set<String> isOpen = new HashSet<>();

  private Validation(JsonNode document, Mode mode, Map<String, Class<? extends Event>> events) {
    JsonSchemaFactory factory = JsonSchemaFactory.getInstance(SpecVersionDetector.detect(document));
    SchemaValidatorsConfig config =
        SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).pathType(PathType.JSON_POINTER).build();
    byEvent.put("", factory.getSchema(document, config));
    events.forEach((event, record) -> {
      ObjectNode alone = Documents.MAPPER.createObjectNode().put("$ref", "#/$defs/" + record.getSimpleName());
      alone.setAll(Map.of("$schema", document.get("$schema"), "$defs", document.get("$defs")));
      byEvent.put(event, factory.getSchema(alone, config));
      for (var one : record.getRecordComponents())
        if (mode == Mode.STRICT && one.getName().equals("beforeUpdate") && one.getType() == ObjectNode.class) isOpen.add(event);
    });
  }

  static Validation of(String contract, String edition, Mode mode) {
    String name = contract + "-" + edition + (mode == Mode.STRICT ? "" : ".tolerant") + ".json";
    Map<String, Class<? extends Event>> events = contract.equals("webhook") ? Editions.DELIVERIES.get(edition) : Map.of();
    return ALL.computeIfAbsent(name, path -> new Validation(read("schemas/" + path), mode, events));
  }

  /** Reads a file next to the generated classes. */
  static JsonNode read(String path) {
    try (InputStream in = Validation.class.getResourceAsStream("generated/" + path)) {
      return Documents.MAPPER.readTree(in);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  List<Problem> findProblems(JsonNode document, String event) {
    List<Problem> found = new ArrayList<>();
    for (ValidationMessage one : byEvent.getOrDefault(event, byEvent.get("")).validate(document)) {
      String path = one.getInstanceLocation().toString();
      String property = one.getProperty() == null ? "" : "/" + escape(one.getProperty());
      String code = CODES.getOrDefault(one.getType(), "format");
      boolean isType = code.equals("value") && !one.getInstanceNode().isTextual();
      found.add(new Problem(path + property, isType ? "type" : code, one.getMessage()));
    }
    if (found.isEmpty() && isOpen.contains(event)) findForeignKeys(document, event, found);
    // Of the errors of all alternatives, the deepest is the most useful.
    found.sort(Comparator.comparingLong((Problem one) -> -one.path().chars().filter(each -> each == '/').count()));
    return found;
  }

  /** Lists keys of before_update that the resource lacks, because a schema cannot express this rule (W6.3). */
  private void findForeignKeys(JsonNode document, String event, List<Problem> found) {
    JsonNode resource = document.path(event.substring(event.indexOf(':') + 1));
    document.path("before_update").fieldNames().forEachRemaining(name -> {
      if (!resource.has(name))
        found.add(new Problem("/before_update/" + escape(name), "unexpected", "not a property of the resource"));
    });
  }

  private static String escape(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }
}
