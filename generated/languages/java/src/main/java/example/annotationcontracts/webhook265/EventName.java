// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook265;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/** Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 24 names (W-closed). */
public enum EventName implements example.annotationcontracts.webhook.EventName {
  /** The value {@code update:organization}. */
  UPDATE_ORGANIZATION("update:organization"),
  /** The value {@code delete:organization}. */
  DELETE_ORGANIZATION("delete:organization"),
  /** The value {@code update:membership}. */
  UPDATE_MEMBERSHIP("update:membership"),
  /** The value {@code delete:membership}. */
  DELETE_MEMBERSHIP("delete:membership"),
  /** The value {@code create:membership}. */
  CREATE_MEMBERSHIP("create:membership"),
  /** The value {@code create:invitation}. */
  CREATE_INVITATION("create:invitation"),
  /** The value {@code delete:invitation}. */
  DELETE_INVITATION("delete:invitation"),
  /** The value {@code create:project}. */
  CREATE_PROJECT("create:project"),
  /** The value {@code update:project}. */
  UPDATE_PROJECT("update:project"),
  /** The value {@code delete:project}. */
  DELETE_PROJECT("delete:project"),
  /** The value {@code create:task}. */
  CREATE_TASK("create:task"),
  /** The value {@code update:task}. */
  UPDATE_TASK("update:task"),
  /** The value {@code delete:task}. */
  DELETE_TASK("delete:task"),
  /** The value {@code update:job}. */
  UPDATE_JOB("update:job"),
  /** The value {@code create:job}. */
  CREATE_JOB("create:job"),
  /** The value {@code delete:job}. */
  DELETE_JOB("delete:job"),
  /** The value {@code create:issue}. */
  CREATE_ISSUE("create:issue"),
  /** The value {@code update:issue}. */
  UPDATE_ISSUE("update:issue"),
  /** The value {@code delete:issue}. */
  DELETE_ISSUE("delete:issue"),
  /** The value {@code create:comment}. */
  CREATE_COMMENT("create:comment"),
  /** The value {@code update:comment}. */
  UPDATE_COMMENT("update:comment"),
  /** The value {@code delete:comment}. */
  DELETE_COMMENT("delete:comment"),
  /** The value {@code create:export}. */
  CREATE_EXPORT("create:export"),
  /** The value {@code create:backup}. */
  CREATE_BACKUP("create:backup");

  private final String value;

  EventName(String value) {
    this.value = value;
  }

  /** {@return the value as in JSON} */
  public String value() {
    return value;
  }

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
