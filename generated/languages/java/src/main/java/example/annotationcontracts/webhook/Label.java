// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.JsonEncodable;
import java.util.List;

/** A label (W2.3). Explanation: annotators assign it. Has the members that its editions share. */
public interface Label extends JsonEncodable {
  /**
   * Label identifier (W2.3).
   *
   * @return the member
   */
  long id();

  /**
   * Label name (W2.3).
   *
   * @return the member
   */
  String name();

  /**
   * Hex colour (W2.3).
   *
   * @return the member
   */
  String color();

  /**
   * Attributes of the label (W2.3). Items may be anything (W-arrays).
   *
   * @return the member
   */
  List<JsonNode> attributes();

  /**
   * Type of the label (W2.3). Explanation: the kind of shape that it applies to.
   *
   * @return the member
   */
  LabelType type();

  /**
   * Sublabels of the label (W2.3). Items may be anything (W-arrays).
   *
   * @return the member
   */
  List<JsonNode> sublabels();

  /**
   * Whether the label has a parent (W2.3).
   *
   * @return the member
   */
  boolean hasParent();
}
