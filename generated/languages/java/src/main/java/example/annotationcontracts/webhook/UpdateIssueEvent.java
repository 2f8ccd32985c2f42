// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;

/** An issue was updated (W6.3). Has the members that its editions share. */
public interface UpdateIssueEvent extends Delivery {
  /**
   * Identifier of the webhook that sends it (W6.3).
   *
   * @return the member
   */
  long webhookId();

  /**
   * Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74).
   *
   * @return the member
   */
  default Field<ObjectNode> changes() {
    return Field.missing();
  }
}
