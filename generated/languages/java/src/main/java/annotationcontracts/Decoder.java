// Generated from scripts/languages/java/runtime/src/main/java/annotationcontracts/Decoder.java by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.JsonNode;

/** Decodes the value at a place; null where it is wrong, which the place then knows. */
@FunctionalInterface
interface Decoder<T> {
  T decode(JsonNode node, Place place);
}
