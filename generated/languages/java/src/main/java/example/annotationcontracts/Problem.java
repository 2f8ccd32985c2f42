// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/Problem.java by "npm run generate". Do not edit.

package example.annotationcontracts;

import java.io.Serializable;

/**
 * One thing that is wrong with a document.
 *
 * @param code {@code type}, {@code required}, {@code value}, {@code range}, {@code length}, {@code format} or {@code unexpected}
 * @param path its place as a JSON Pointer (RFC 6901)
 * @param message what is wrong, for people
 */
public record Problem(String code, String path, String message) implements Serializable {
  @Override
  public String toString() {
    return (path.isEmpty() ? "the document" : path) + ": " + message;
  }
}
