// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.internal.Encoder;

/**
 * How an account was made (since 2.76.0). Known: {@code registration}, {@code social}, {@code sso}, {@code ldap}, {@code invitation}; others may appear.
 *
 * @param value any string; known values are constants
 */
public record AccountOrigin(String value) implements example.annotationcontracts.webhook.AccountOrigin {
  /** The value {@code registration}. */
  public static final AccountOrigin REGISTRATION = new AccountOrigin("registration");

  /** The value {@code social}. */
  public static final AccountOrigin SOCIAL = new AccountOrigin("social");

  /** The value {@code sso}. */
  public static final AccountOrigin SSO = new AccountOrigin("sso");

  /** The value {@code ldap}. */
  public static final AccountOrigin LDAP = new AccountOrigin("ldap");

  /** The value {@code invitation}. */
  public static final AccountOrigin INVITATION = new AccountOrigin("invitation");

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
}
