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
 * A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it.
 *
 * @param startFrame Frame at the start (W2.3). Explanation: the first of the range.
 * @param stopFrame Frame at the stop (W2.3). Explanation: the last of the range, inclusive.
 * @param jobs Summaries of the segment's jobs (W2.3).
 * @param extra members that the contract does not name, as received
 */
public record Segment(
    long startFrame,
    long stopFrame,
    List<JobSummary> jobs,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.Segment {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Segment fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.3", WebhookDecoder::segment);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"start_frame\":", startFrame)
        .put("\"stop_frame\":", stopFrame)
        .put("\"jobs\":", jobs)
        .end();
  }
}
