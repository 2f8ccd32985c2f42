// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.JsonEncodable;

/**
 * State of a job (W2.3). Known: {@code new}; others may appear (W-seen).
 *
 * @param value any string; known values are constants
 */
public record JobState(String value) implements JsonEncodable {
  /** The value {@code new}. */
  public static final JobState NEW = new JobState("new");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }
}
