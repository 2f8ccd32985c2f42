// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook273;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Status of a request; a delivery says {@code finished} or {@code failed} (since 2.73.0). Known: {@code queued}, {@code started}, {@code failed}, {@code finished}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record RequestStatus(String value) implements example.annotationcontracts.webhook.RequestStatus {
  /** The value {@code queued}. */
  public static final RequestStatus QUEUED = new RequestStatus("queued");

  /** The value {@code started}. */
  public static final RequestStatus STARTED = new RequestStatus("started");

  /** The value {@code failed}. */
  public static final RequestStatus FAILED = new RequestStatus("failed");

  /** The value {@code finished}. */
  public static final RequestStatus FINISHED = new RequestStatus("finished");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
