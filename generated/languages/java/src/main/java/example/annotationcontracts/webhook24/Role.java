// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook24;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * Role of a member in an organization (since 2.3.0). Known: {@code worker}, {@code supervisor}, {@code maintainer}, {@code owner}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record Role(String value) implements example.annotationcontracts.webhook.Role {
  /** The value {@code worker}. */
  public static final Role WORKER = new Role("worker");

  /** The value {@code supervisor}. */
  public static final Role SUPERVISOR = new Role("supervisor");

  /** The value {@code maintainer}. */
  public static final Role MAINTAINER = new Role("maintainer");

  /** The value {@code owner}. */
  public static final Role OWNER = new Role("owner");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
