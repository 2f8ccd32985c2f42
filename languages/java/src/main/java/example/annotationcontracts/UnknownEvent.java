package example.annotationcontracts;

import com.fasterxml.jackson.databind.JsonNode;

/** A delivery whose event no accepted edition has; its edition is empty. */
public record UnknownEvent(String event, JsonNode document) implements Event {
  @Override
  public String edition() {
    return "";
  }
}
