package example.annotationcontracts;

/** A body that is not JSON in UTF-8, or nested too deeply. */
public final class UnreadableException extends Exception {
  private static final long serialVersionUID = 1;

  UnreadableException(String message) {
    super(message);
  }
}
