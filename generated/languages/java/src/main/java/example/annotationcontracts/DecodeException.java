// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/DecodeException.java by "npm run generate". Do not edit.

package example.annotationcontracts;

import example.annotationcontracts.internal.Finding;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A document that breaks its contract. */
public final class DecodeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The edition that the document is the nearest to. */
  private final String edition;

  /** All that is wrong; of several editions most are tried in vain, so that sentences are made when they are asked for. */
  private final transient List<Finding> findings;

  /** The same with its sentences. */
  private ArrayList<Problem> problems;

  /**
   * Says what is wrong.
   *
   * @param edition the edition by which it was read
   * @param findings at least one, and at most 100
   */
  public DecodeException(String edition, List<Finding> findings) {
    this.edition = edition;
    this.findings = findings;
  }

  @Override
  public String getMessage() {
    int others = problems().size() - 1;
    return problems.get(0) + (others > 0 ? " (and " + others + " more)" : "");
  }

  /** {@return how much is wrong: at most 100} */
  public int size() {
    return problems == null ? findings.size() : problems.size();
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    problems();
    out.defaultWriteObject();
  }

  /** {@return the edition by which it was read: of several, the one that the document breaks least} */
  public String edition() {
    return edition;
  }

  /** {@return all that is wrong, with its place: at most 100 problems} */
  public synchronized List<Problem> problems() {
    if (problems == null) problems = new ArrayList<>(findings.stream().map(Finding::toProblem).toList());
    return Collections.unmodifiableList(problems);
  }
}
