// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/Finding.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import example.annotationcontracts.Problem;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What is wrong at a place, and what was expected there: words for types, "=" and JSON text for values. */
public record Finding(String code, Place place, List<String> expected, JsonNode received) {
  private static final int QUOTED = 60;

  /** Says what else is allowed, where that is not just another size. */
  Finding or(List<String> others) {
    boolean isSize = code.equals("length") && !received.isTextual() || code.equals("range") && expected.get(0).contains("±");
    Set<String> all = new LinkedHashSet<>(expected);
    all.addAll(others);
    return isSize ? this : new Finding(code, place, List.copyOf(all), received);
  }

  /** Writes the sentence, in the words of every language. */
  public Problem toProblem() {
    String last = place.step();
    String message =
        switch (code) {
          case "required" -> "member \"" + last + "\" is missing, expected " + phrase();
          case "unexpected" -> "member \"" + shorten(last) + "\" is not in the contract";
          default -> "expected " + phrase() + ", found " + describe();
        };
    return new Problem(code, place.pointer(), message);
  }

  private String phrase() {
    List<String> words = expected.stream().sorted(Comparator.comparingInt(Finding::rank)).toList();
    List<String> written = words.stream().map(word -> word.startsWith("=") ? word.substring(1) : withArticle(word)).toList();
    if (words.stream().noneMatch(word -> word.startsWith("="))) return String.join(" or ", written);
    return written.size() == 1 ? written.get(0) : written.stream().collect(Collectors.joining(", ", "one of ", ""));
  }

  /** Orders what is expected by its JSON type. */
  private static int rank(String word) {
    return switch (word.startsWith("=") ? word.substring(1, 2) : word.split(" ")[0]) {
      case "\"", "string" -> 0;
      case "t", "f", "boolean" -> 2;
      case "n", "null" -> 3;
      case "[", "array" -> 4;
      case "{", "object" -> 5;
      default -> word.startsWith("=") || word.startsWith("integer") || word.startsWith("number") ? 1 : 0;
    };
  }

  private static String withArticle(String word) {
    return switch (word.split(" ")[0]) {
      case "string", "number", "boolean" -> "a " + word;
      case "integer", "array", "object" -> "an " + word;
      default -> word;
    };
  }

  private String describe() {
    if (received.isArray()) return "an array";
    if (received.isObject()) return "an object";
    if (!received.isTextual()) return shorten(received.toString());
    return received.textValue().isEmpty() ? "an empty text" : quote(shorten(received.textValue()));
  }

  private static String shorten(String text) {
    return text.length() > QUOTED ? text.substring(0, QUOTED) + "…" : text;
  }

  /** Writes a string as a sentence quotes it. */
  static String quote(String text) {
    return TextNode.valueOf(text).toString();
  }
}
