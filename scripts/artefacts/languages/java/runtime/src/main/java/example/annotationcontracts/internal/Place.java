package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.Mode;
import java.util.List;
import java.util.Locale;

/**
 * A place in a document, with the mode that it is read in, and the list of all that is wrong there and elsewhere; without a
 * list, the first thing that is wrong ends the decoding.
 */
public record Place(Mode mode, List<Finding> findings, Place parent, String step) {
  static final int MOST = 100;

  /** Ends the decoding of a document that was only tried: nobody sees it, so that it has no stack trace. */
  static final class Misfit extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final Misfit ONE = new Misfit();

    private Misfit() {
      super(null, null, false, false);
    }
  }

  /** Names a member or an item of this place. */
  public Place at(String step) {
    return new Place(mode, findings, this, step);
  }

  boolean isStrict() {
    return mode == Mode.STRICT;
  }

  /** Notes what is wrong here; the decoding goes on, and what it makes is never seen. Types are expected as words, values as "=" and JSON. */
  public <T> T fail(String code, JsonNode node, String... expected) {
    if (findings == null) throw Misfit.ONE;
    if (findings.size() < MOST) findings.add(new Finding(code, this, List.of(expected), node));
    return null;
  }

  /** Notes what is wrong by the likeliest of several types. */
  void fail(List<Finding> others) {
    if (findings == null) throw Misfit.ONE;
    findings.addAll(others);
  }

  /** Counts what was found wrong so far. */
  public int count() {
    return findings == null ? 0 : findings.size();
  }

  /** Notes a value of another JSON type than the contract allows, or that is missing. */
  public <T> T mismatch(JsonNode node, String... expected) {
    return fail(node.isMissingNode() ? "required" : "type", node, expected);
  }

  public static String typeOf(JsonNode node) {
    return node.getNodeType().name().toLowerCase(Locale.ROOT);
  }

  String pointer() {
    StringBuilder path = new StringBuilder();
    for (Place place = this; place.parent != null; place = place.parent)
      path.insert(0, "/" + place.step.replace("~", "~0").replace("/", "~1"));
    return path.toString();
  }
}
