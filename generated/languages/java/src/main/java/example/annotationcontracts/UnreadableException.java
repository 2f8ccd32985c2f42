// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/UnreadableException.java by "npm run generate". Do not edit.

package example.annotationcontracts;

import java.util.Locale;

/** A body that is no JSON text. */
public final class UnreadableException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Why a body cannot be read. */
  public enum Reason {
    /** The bytes are not UTF-8. */
    NOT_UTF8,
    /** The text is not JSON (RFC 8259), or holds a number of more than 10,000 digits. */
    NOT_JSON,
    /** The text is nested deeper than 10,000 levels. */
    TOO_DEEP;

    /** {@return the name that the reason has in all implementations, such as {@code not-json}} */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** What is wrong with the body. */
  private final Reason reason;

  /**
   * Says why a body cannot be read.
   *
   * @param reason the reason
   * @param detail the same in words
   * @param cause what was thrown, or null
   */
  public UnreadableException(Reason reason, String detail, Throwable cause) {
    super("cannot read the body: " + detail, cause);
    this.reason = reason;
  }

  /** {@return what is wrong with the body} */
  public Reason reason() {
    return reason;
  }
}
