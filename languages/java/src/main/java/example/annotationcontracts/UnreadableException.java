package example.annotationcontracts;

/** A body that is not JSON in UTF-8, or nested too deeply. */
public final class UnreadableException extends Exception {
  private static final long serialVersionUID = 1;

  /** The reason: {@code not-utf8}, {@code not-json} or {@code too-deep}. */
  public final String code;

  UnreadableException(String code, String message) {
    super(message);
    this.code = code;
  }
}
