// Generated from scripts/languages/java/runtime/src/main/java/annotationcontracts/UnknownEvent.java by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A delivery of an event that is none of the contract's (W6.1).
 *
 * @param event its name, as it was sent
 * @param document the delivery as it came
 */
public record UnknownEvent(String event, ObjectNode document) implements Delivery {
  @Override
  public ObjectNode toJson() {
    return document;
  }
}
