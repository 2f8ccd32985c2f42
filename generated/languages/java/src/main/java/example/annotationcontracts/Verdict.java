// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/Verdict.java by "npm run generate". Do not edit.

package example.annotationcontracts;

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
    MISSING_HEADER("missing-header"),
    /** The signature header is empty. */
    EMPTY_HEADER("empty-header"),
    /** There are several signatures: as header lines, or joined by a comma. */
    DUPLICATED_HEADER("duplicated-header"),
    /** The signature has a "=" but does not begin with "sha256=". */
    WRONG_ALGORITHM("wrong-algorithm"),
    /** The digest stands without "sha256=". */
    MISSING_PREFIX("missing-prefix"),
    /** The digest contains something else than hexadecimal digits. */
    NOT_HEX("not-hex"),
    /** The digest does not have 64 digits. */
    WRONG_LENGTH("wrong-length"),
    /** No secret was given to compare with. */
    NO_SECRET("no-secret"),
    /** The digest belongs to another body or secret. */
    MISMATCH("mismatch");

    private final String code;

    Reason(String code) {
      this.code = code;
    }

    /**
     * Names the reason as all implementations do.
     *
     * @return the name, such as {@code missing-header}
     */
    public String code() {
      return code;
    }
  }

  /**
   * Tells whether the signature is accepted.
   *
   * @return whether it is
   */
  default boolean isAccepted() {
    return this instanceof Accepted;
  }
}
