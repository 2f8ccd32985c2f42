package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.YearMonth;
import java.util.HexFormat;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Decoders of strings that a sender owes in a form. */
public final class Formats {
  /** Letters beyond ASCII have to be escaped. */
  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?i:https?)://(?:[\\w!$-.:;=~%]*@)?([\\w!$-.;=~%]+|\\[[^\\[\\]]*\\])(?::\\d*)?(?:[/?][\\w!$-;=?@~]*)?(?:#[\\w!$-;=?@~]*)?");
  private static final Pattern BROKEN_ESCAPE = Pattern.compile("%(?![0-9A-Fa-f]{2})");
  private static final String BYTE = "(?:25[0-5]|2[0-4]\\d|[01]?\\d\\d?)";
  /** A host in brackets: of a later version, else IPv6; its last four bytes may be decimal. */
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
    return check(node, place, "a hex colour such as #33ddff", Formats::isHexColour);
  }

  private static String check(JsonNode node, Place place, String words, Predicate<String> fits) {
    if (!place.isStrict()) return Decoding.string(node, place);
    if (!node.isTextual()) return place.mismatch(node, words);
    return fits.test(node.textValue()) ? node.textValue() : place.fail("format", node, words);
  }

  /** Returns whether a text is an RFC 3339 date-time in UTC of a day that exists (W-time). */
  private static boolean isUtcDateTime(String text) {
    if (!isLike("0000-00-00T00:00:00", text)) return false;
    int end = 19;
    if (text.startsWith(".", end)) {
      do end++;
      while (end < text.length() && isDigit(text.charAt(end)));
      if (end == 20 || end > 29) return false;
    }
    String zone = text.substring(end);
    if (!zone.equals("Z") && !zone.equals("+00:00")) return false;
    boolean isTime = numberAt(11, text) < 24 && numberAt(14, text) < 60 && numberAt(17, text) < 60;
    int month = numberAt(5, text);
    if (!isTime && !text.startsWith("23:59:60", 11) || month < 1 || month > 12) return false;
    int day = numberAt(8, text);
    return day > 0 && day <= YearMonth.of(numberAt(0, text) * 100 + numberAt(2, text), month).lengthOfMonth();
  }

  /** Returns whether a text begins like another, in which a zero stands for any digit. */
  private static boolean isLike(String form, String text) {
    if (text.length() < form.length()) return false;
    for (int i = 0; i < form.length(); i++)
      if (form.charAt(i) == '0' ? !isDigit(text.charAt(i)) : form.charAt(i) != text.charAt(i)) return false;
    return true;
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }

  /** Reads the two digits at a place. */
  private static int numberAt(int place, String text) {
    return (text.charAt(place) - '0') * 10 + text.charAt(place + 1) - '0';
  }

  private static boolean isHexColour(String text) {
    boolean isColour = text.startsWith("#") && "3468".indexOf('0' + text.length() - 1) >= 0;
    for (int i = 1; isColour && i < text.length(); i++) isColour = HexFormat.isHexDigit(text.charAt(i));
    return isColour;
  }

  /** Returns whether a text is an absolute http or https URL (W-url). */
  private static boolean isHttpUrl(String text) {
    if (isPlainUrl(text)) return true;
    Matcher parts = ADDRESS.matcher(text);
    if (!parts.matches() || BROKEN_ESCAPE.matcher(text).find()) return false;
    return !parts.group(1).startsWith("[") || BRACKETED.matcher(parts.group(1)).matches();
  }

  /** Returns whether a text is a URL of letters, digits and the signs that most have; another may be one as well. */
  private static boolean isPlainUrl(String text) {
    int start = text.startsWith("https://") ? 8 : 7;
    if (text.length() <= start || start == 7 && !text.startsWith("http://") || text.charAt(start) == '/') return false;
    for (int i = start; i < text.length(); i++) {
      char letter = text.charAt(i);
      if ((letter < '-' || letter > '9') && letter != '_' && ((letter | 32) < 'a' || (letter | 32) > 'z')) return false;
    }
    return true;
  }

  /** Returns whether a text is an absolute http or https URL, or a path. */
  private static boolean isPlatformUrl(String text) {
    boolean isPath = text.length() > 1 && text.charAt(0) == '/' && "/?#".indexOf(text.charAt(1)) < 0;
    return isHttpUrl(isPath ? "http://a" + text : text);
  }
}
