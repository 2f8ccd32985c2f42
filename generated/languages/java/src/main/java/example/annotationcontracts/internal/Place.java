// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/Place.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A place in a document that is decoded, and all that is wrong there and elsewhere. A document is first tried: then one place
 * stands for all, and only knows whether something is wrong. Of one that does not fit, the second look lists what and where.
 */
public final class Place {
  private static final int MOST = 100;

  private final boolean isStrict;
  private final Place parent;
  private final String step;
  /** Null where the document is tried. */
  private final List<Finding> findings;

  private boolean isLost;

  private Place(boolean isStrict, List<Finding> findings, Place parent, String step) {
    this.isStrict = isStrict;
    this.findings = findings;
    this.parent = parent;
    this.step = step;
  }

  /** Begins a document that is tried. */
  static Place trying(Mode mode) {
    return new Place(mode == Mode.STRICT, null, null, "");
  }

  /** Begins a document to list all that is wrong with it. */
  static Place listing(Mode mode) {
    return new Place(mode == Mode.STRICT, new ArrayList<>(), null, "");
  }

  /** Begins the same place again, with nothing wrong. */
  Place fork() {
    return new Place(isStrict, findings == null ? null : new ArrayList<>(), parent, step);
  }

  /** Names a member of this place. */
  Place at(String step) {
    return findings == null ? this : new Place(isStrict, findings, this, step);
  }

  /** Names an item of this place. */
  Place at(int item) {
    return findings == null ? this : at(Integer.toString(item));
  }

  boolean isStrict() {
    return isStrict;
  }

  String step() {
    return step;
  }

  List<Finding> findings() {
    return findings;
  }

  /** Returns whether nothing was found wrong. */
  boolean fits() {
    return findings == null ? !isLost : findings.isEmpty();
  }

  /** Returns whether the rest need not be tried. */
  boolean isLost() {
    return isLost;
  }

  /** Notes what is wrong here; what the decoding still makes is never seen. Types are expected as words, values as "=" and JSON. */
  public <T> T fail(String code, JsonNode node, String... expected) {
    if (findings == null) isLost = true;
    else if (findings.size() < MOST) findings.add(new Finding(code, this, List.of(expected), node));
    return null;
  }

  /** Says that something will be wrong, so that the rest need not be tried. */
  void giveUp() {
    if (findings == null) isLost = true;
  }

  /** Notes what is wrong by the likeliest of several types. */
  void fail(Place likeliest) {
    if (findings == null) isLost = true;
    else findings.addAll(likeliest.findings);
  }

  /** Counts what was found wrong so far. */
  public int count() {
    return findings == null ? 0 : findings.size();
  }

  /** Notes a value of another JSON type than the contract allows, or that is missing. */
  public <T> T mismatch(JsonNode node, String... expected) {
    return fail(node.isMissingNode() ? "required" : "type", node, expected);
  }

  static String typeOf(JsonNode node) {
    return node.getNodeType().name().toLowerCase(Locale.ROOT);
  }

  /** Writes a name as a step of a JSON Pointer. */
  static String stepOf(String name) {
    return "/" + name.replace("~", "~0").replace("/", "~1");
  }

  String pointer() {
    StringBuilder path = new StringBuilder();
    for (Place place = this; place.parent != null; place = place.parent)
      path.insert(0, stepOf(place.step));
    return path.toString();
  }
}
