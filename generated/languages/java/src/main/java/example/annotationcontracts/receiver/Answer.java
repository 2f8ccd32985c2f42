// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/receiver/Answer.java by "npm run generate". Do not edit.

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
  static Answer of(int status, String body, String... header) {
    Map<String, String> headers = new TreeMap<>(Map.of("Content-Type", "text/plain; charset=utf-8"));
    for (int i = 0; i + 1 < header.length; i += 2) headers.put(header[i], header[i + 1]);
    return new Answer(status, body, headers);
  }

  /** Says that the connection ends with this answer. */
  Answer closing() {
    Map<String, String> all = new TreeMap<>(headers);
    all.put("Connection", "close");
    return new Answer(status, body, all);
  }
}
