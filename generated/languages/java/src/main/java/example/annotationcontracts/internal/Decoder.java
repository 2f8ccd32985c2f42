// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/Decoder.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;

/** Decodes the value at a place; null where it is wrong, which the place then knows. */
@FunctionalInterface
public interface Decoder<T> {
  T decode(JsonNode node, Place place);
}
