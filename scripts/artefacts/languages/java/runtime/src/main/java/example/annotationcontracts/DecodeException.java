package example.annotationcontracts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A document that breaks its contract. */
public final class DecodeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The edition that the document is the nearest to. */
  private final String edition;

  /** All that is wrong, 100 entries at the most. */
  private final ArrayList<Problem> problems;

  /**
   * Says what is wrong.
   *
   * @param edition the edition by which it was read
   * @param problems at least one, and at most 100
   */
  public DecodeException(String edition, List<Problem> problems) {
    super(problems.get(0) + (problems.size() > 1 ? " (and " + (problems.size() - 1) + " more)" : ""));
    this.edition = edition;
    this.problems = new ArrayList<>(problems);
  }

  /**
   * Names the edition by which it was read: of several, the one that the document breaks least.
   *
   * @return the edition
   */
  public String edition() {
    return edition;
  }

  /**
   * Lists all that is wrong, with its place.
   *
   * @return at most 100 problems
   */
  public List<Problem> problems() {
    return Collections.unmodifiableList(problems);
  }
}
