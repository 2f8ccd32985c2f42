// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/Editions.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.DecodeException;
import example.annotationcontracts.Mode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** The editions of a contract, the newest first. */
public final class Editions<T> {
  private final Map<String, BiFunction<JsonNode, Mode, T>> readers = new LinkedHashMap<>();

  /** Adds an edition; its types are loaded when it is first read by. */
  public Editions<T> with(String edition, BiFunction<JsonNode, Mode, T> reader) {
    readers.put(edition, reader);
    return this;
  }

  public List<String> names() {
    return List.copyOf(readers.keySet());
  }

  /**
   * Reads a document by the first edition that takes it, of all or of some; otherwise throws what is wrong by the edition that
   * it breaks least. An event is unknown where it is none of any edition.
   */
  public T read(JsonNode node, Mode mode, String... only) {
    DecodeException nearest = null;
    T unknown = null;
    for (String edition : only.length == 0 ? readers.keySet() : List.of(only)) {
      BiFunction<JsonNode, Mode, T> reader = readers.get(edition);
      if (reader == null)
        throw new IllegalArgumentException(
            "cannot read edition \"" + edition + "\": expected " + String.join(", ", readers.keySet()));
      try {
        T value = reader.apply(node, mode);
        if (!(value instanceof Unknown)) return value;
        unknown = value;
      } catch (DecodeException error) {
        if (nearest == null || error.size() < nearest.size()) nearest = error;
      }
    }
    if (nearest != null) throw nearest;
    return unknown;
  }
}
