package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.Problem;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** A place in a document, with the list of all that is wrong there and elsewhere. */
public record Place(List<Problem> problems, Place parent, String step) {
  private static final int MAX_PROBLEMS = 100;

  /** Names a member or an item of this place. */
  public Place at(String step) {
    return new Place(problems, this, step);
  }

  /** Notes what is wrong here; the decoding goes on, and what it makes is never seen. */
  public <T> T fail(String code, String message) {
    if (problems.size() < MAX_PROBLEMS) problems.add(new Problem(code, pointer(), message));
    return null;
  }

  /** Notes a value of another JSON type than the contract allows. */
  public <T> T mismatch(String expected, JsonNode node) {
    return fail("type", "expected " + expected + ", received " + typeOf(node));
  }

  public static String typeOf(JsonNode node) {
    return node.getNodeType().name().toLowerCase(Locale.ROOT);
  }

  private String pointer() {
    Deque<String> steps = new ArrayDeque<>();
    for (Place place = this; place.parent != null; place = place.parent)
      steps.push("/" + place.step.replace("~", "~0").replace("/", "~1"));
    return String.join("", steps);
  }
}
