package example.annotationcontracts;

import java.util.List;

/** A document that none of the editions accepts, with the errors in the closest one. */
public final class InvalidException extends Exception {
  private static final long serialVersionUID = 1;

  /**
   * An error in the document.
   *
   * @param code a word such as {@code required} or {@code type}
   */
  public record Problem(String path, String code, String message) implements java.io.Serializable {}

  /** Name of the event; empty if it has none. */
  public final String event;

  /** The closest edition. */
  public final String edition;

  /** The errors in that edition. */
  @SuppressWarnings("serial")
  public final List<Problem> problems;

  InvalidException(String event, String edition, List<Problem> problems) {
    super(describe((event + " payload").strip(), problems.get(0), edition));
    this.event = event;
    this.edition = edition;
    this.problems = problems;
  }

  /** Omits the message of the problem, because it may quote a value. */
  private static String describe(String what, Problem first, String edition) {
    String path = first.path().isEmpty() ? "the document" : first.path();
    return "invalid %.200s: %.200s: %s (closest edition %s)".formatted(what, path, first.code(), edition);
  }
}
