// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/DecodeException.java by "npm run generate". Do not edit.

package example.annotationcontracts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A document that breaks its contract. */
public final class DecodeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** All that is wrong, 100 entries at the most. */
  private final ArrayList<Problem> problems;

  /**
   * Says what is wrong.
   *
   * @param problems at least one, and at most 100
   */
  public DecodeException(List<Problem> problems) {
    super(problems.get(0) + (problems.size() > 1 ? " (and " + (problems.size() - 1) + " more)" : ""));
    this.problems = new ArrayList<>(problems);
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
