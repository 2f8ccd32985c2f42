package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Decoders of strings that a sender owes in a form. */
public final class Formats {
  private static final Pattern TIMESTAMP =
      Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)(?:\\.\\d{1,9})?(?:Z|\\+00:00)");
  private static final Pattern COLOUR = Pattern.compile("#(?:[\\da-fA-F]{3,4}|[\\da-fA-F]{6}|[\\da-fA-F]{8})");
  /** Letters beyond ASCII have to be escaped. */
  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?i:https?)://(?:[\\w!$-.:;=~%]*@)?([\\w!$-.;=~%]+|\\[[^\\[\\]]*\\])(?::\\d*)?(?:[/?][\\w!$-;=?@~]*)?(?:#[\\w!$-;=?@~]*)?");
  private static final Pattern BROKEN_ESCAPE = Pattern.compile("%(?![0-9A-Fa-f]{2})");
  private static final String BYTE = "(?:25[0-5]|2[0-4]\\d|[01]?\\d\\d?)";
  /** A host in brackets: of a later version, else IPv6, whose last four bytes may be decimal. */
  private static final Pattern BRACKETED =
      Pattern.compile(
          "(?i)\\[(?:v[\\da-f]+\\.[\\w!$&-.:;=~]+|(?!(?:[^\\]]*::){2}|:[^:])(?:(?:[\\da-f]{1,4}:){7}[\\da-f]{1,4}"
              + "|(?:(?:[\\da-f]{1,4}:){6}|(?=[^\\]]*::)(?::{0,2}\\b[\\da-f]{1,4}\\b){0,5}:{1,2})(?:" + BYTE + "\\.){3}" + BYTE
              + "|(?=[^\\]]*::)(?::{0,2}\\b[\\da-f]{1,4}\\b){0,7}(?:::)?))\\]");

  private Formats() {}

  public static String utcDateTime(JsonNode node, Place place) {
    return check(node, place, "a UTC timestamp such as 2026-01-31T08:30:00Z", Formats::isUtcDateTime);
  }

  public static String httpUrl(JsonNode node, Place place) {
    return check(node, place, "an absolute http or https URL", Formats::isHttpUrl);
  }

  public static String httpUrlOrPath(JsonNode node, Place place) {
    return check(node, place, "an http or https URL, or a path such as /api/tasks/15", Formats::isPlatformUrl);
  }

  public static String hexColour(JsonNode node, Place place) {
    return check(node, place, "a hex colour such as #33ddff", text -> COLOUR.matcher(text).matches());
  }

  private static String check(JsonNode node, Place place, String words, Predicate<String> fits) {
    if (!place.isStrict()) return Decoding.string(node, place);
    if (!node.isTextual()) return place.mismatch(node, words);
    return fits.test(node.textValue()) ? node.textValue() : place.fail("format", node, words);
  }

  /** Tells whether a text is an RFC 3339 date-time in UTC of a day that exists (W-time). */
  static boolean isUtcDateTime(String text) {
    Matcher parts = TIMESTAMP.matcher(text);
    if (!parts.matches()) return false;
    try {
      LocalDate.parse(parts.group(1));
      return true;
    } catch (DateTimeException error) {
      return false;
    }
  }

  /** Tells whether a text is an absolute http or https URL (W-url). */
  static boolean isHttpUrl(String text) {
    Matcher parts = ADDRESS.matcher(text);
    if (!parts.matches() || BROKEN_ESCAPE.matcher(text).find()) return false;
    return !parts.group(1).startsWith("[") || BRACKETED.matcher(parts.group(1)).matches();
  }

  /** Tells whether a text is an absolute http or https URL, or a path. */
  static boolean isPlatformUrl(String text) {
    return isHttpUrl(text) || (text.matches("/[^/?#].*") && isHttpUrl("http://a" + text));
  }
}
