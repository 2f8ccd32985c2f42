// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/JsonEncodable.java by "npm run generate". Do not edit.

package example.annotationcontracts;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.internal.Encoder;

/** A value of a contract: it gives the JSON that it came from, to this library and to any {@code ObjectMapper}. */
public interface JsonEncodable {
  /** {@return the value as JSON: with members that the contract does not name, and without those that are missing} */
  @JsonValue
  default JsonNode toJson() {
    return Encoder.toTree(this);
  }

  /**
   * Writes the value, for this library.
   *
   * @param out what it is written by
   */
  void encode(Encoder out);
}
