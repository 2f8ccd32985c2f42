package example.annotationcontracts;

import com.fasterxml.jackson.databind.JsonNode;

/** A delivery with an event that none of the editions has. Its edition is empty. */
public record UnknownEvent(String event, JsonNode document) implements Event {
  @Override
  public String edition() {
    return "";
  }
}
