// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook23;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;
import java.util.List;

/**
 * A label (W2.3). Explanation: annotators assign it.
 *
 * @param id Label identifier (W2.3).
 * @param name Label name (W2.3).
 * @param color Hex colour (W2.3).
 * @param attributes Attributes of the label (W2.3). Items may be anything (W-arrays).
 * @param type Type of the label (W2.3). Explanation: the kind of shape that it applies to.
 * @param sublabels Sublabels of the label (W2.3). Items may be anything (W-arrays).
 * @param hasParent Whether the label has a parent (W2.3).
 * @param extra members that the contract does not name, as received
 */
public record Label(
    long id,
    String name,
    String color,
    List<JsonNode> attributes,
    LabelType type,
    List<JsonNode> sublabels,
    boolean hasParent,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.Label {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Label fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.3", WebhookDecoder::label);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"id\":", id)
        .put("\"name\":", name)
        .put("\"color\":", color)
        .put("\"attributes\":", attributes)
        .put("\"type\":", type)
        .put("\"sublabels\":", sublabels)
        .put("\"has_parent\":", hasParent)
        .end();
  }
}
