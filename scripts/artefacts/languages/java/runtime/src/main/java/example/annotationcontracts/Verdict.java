package example.annotationcontracts;

import java.util.Locale;

/** Whether a signature is accepted. */
public sealed interface Verdict {
  /**
   * The signature is of one of the secrets.
   *
   * @param keyId name of the secret
   */
  record Accepted(String keyId) implements Verdict {}

  /**
   * The signature is refused.
   *
   * @param reason why it is
   */
  record Refused(Reason reason) implements Verdict {}

  /** Why a signature is refused, in the order of the checks. */
  enum Reason {
    /** There is no signature header. */
    MISSING_HEADER("there is no signature header"),
    /** The signature header is empty. */
    EMPTY_HEADER("the signature header is empty"),
    /** There are several signatures: as header lines, or joined by a comma. */
    DUPLICATED_HEADER("there are several signatures: as header lines, or joined by a comma"),
    /** The signature has a "=" but does not begin with "sha256=". */
    WRONG_ALGORITHM("the signature has a \"=\" but does not begin with \"sha256=\""),
    /** The digest stands without "sha256=". */
    MISSING_PREFIX("the digest stands without \"sha256=\""),
    /** The digest contains something else than hexadecimal digits. */
    NOT_HEX("the digest contains something else than hexadecimal digits"),
    /** The digest does not have 64 digits. */
    WRONG_LENGTH("the digest does not have 64 digits"),
    /** No secret was given to compare with. */
    NO_SECRET("no secret was given to compare with"),
    /** The digest belongs to another body or secret. */
    MISMATCH("the digest belongs to another body or secret");

    private final String words;

    Reason(String words) {
      this.words = words;
    }

    /** {@return the name that the reason has in all implementations, such as {@code missing-header}} */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@return the reason in words, without full stop} */
    public String words() {
      return words;
    }
  }

  /** {@return whether the signature is accepted} */
  default boolean isAccepted() {
    return this instanceof Accepted;
  }
}
