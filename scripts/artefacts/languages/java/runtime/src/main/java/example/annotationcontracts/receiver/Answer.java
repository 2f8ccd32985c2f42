package example.annotationcontracts.receiver;

import java.util.Map;
import java.util.TreeMap;

/**
 * What the sender is told.
 *
 * @param status the status
 * @param body a short text of ASCII
 * @param headers further header fields
 */
public record Answer(int status, String body, Map<String, String> headers) {
  static Answer of(int status, String body) {
    return new Answer(status, body, Map.of("Content-Type", "text/plain; charset=utf-8"));
  }

  /** Adds a header field. */
  Answer with(String name, String value) {
    Map<String, String> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    all.putAll(headers);
    all.put(name, value);
    return new Answer(status, body, all);
  }
}
