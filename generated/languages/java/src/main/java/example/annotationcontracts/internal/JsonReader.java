// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/JsonReader.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.UnreadableException;
import example.annotationcontracts.UnreadableException.Reason;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads a JSON text (RFC 8259) from its bytes, without loss and without recursion. */
public final class JsonReader {
  public static final int MAX_DEPTH = 10_000;

  /** Time grows with the square of the digits: a body of 3 MB that is one number would take half a minute. */
  private static final int MAX_DIGITS = 10_000;

  private static final int LONGEST_NAME = 40;

  /** Larger than any double. */
  private static final BigDecimal BEYOND = new BigDecimal("1E+999");

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** A name of a member, with the quote after it. */
  private record Name(byte[] bytes, String text) {}

  /** Names that were seen before, by any thread, so that few need a text of their own; a new one takes the slot of an old one. */
  private static final Name[] NAMES = new Name[1 << 10];

  /** The slot of the name that followed last after that of a slot: the next name is likely to be the same again. */
  private static final short[] FOLLOWING = new short[NAMES.length];

  /** The text, and a zero, which no JSON text has. */
  private final byte[] text;

  private int at;

  /** Slot of the last name. */
  private int last;

  private JsonReader(byte[] body) {
    text = Arrays.copyOf(body, body.length + 1);
  }

  public static JsonNode read(byte[] body) {
    JsonReader reader = new JsonReader(body);
    try {
      return reader.readAll();
    } catch (UnreadableException error) {
      throw reader.isUtf8(0, body.length) ? error : new UnreadableException(Reason.NOT_UTF8, "it is not UTF-8", error);
    }
  }

  private boolean isUtf8(int start, int end) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text, start, end - start));
      return true;
    } catch (CharacterCodingException error) {
      return false;
    }
  }

  private JsonNode readAll() {
    List<ContainerNode<?>> open = new ArrayList<>();
    ContainerNode<?> inner = null;
    JsonNode node;
    do {
      if (inner instanceof ObjectNode object) {
        skipSpace();
        String name = readName();
        skipSpace();
        expect(':');
        node = readValue(skipSpace());
        object.set(name, node);
      } else {
        node = readValue(skipSpace());
        if (inner instanceof ArrayNode array) array.add(node);
      }
      boolean isEmpty = false;
      if (node instanceof ContainerNode<?> container) {
        open.add(container);
        if (open.size() > MAX_DEPTH)
          throw new UnreadableException(Reason.TOO_DEEP, "it is nested deeper than 10,000 levels", null);
        inner = container;
        isEmpty = (skipSpace() | ' ') == '}';
        if (!isEmpty) continue;
      }
      for (; inner != null && (isEmpty || skipSpace() != ','); isEmpty = false) {
        expect(inner instanceof ObjectNode ? '}' : ']');
        node = open.remove(open.size() - 1);
        inner = open.isEmpty() ? null : open.get(open.size() - 1);
      }
      if (inner != null) at++;
    } while (inner != null);
    skipSpace();
    if (at < text.length - 1) throw unreadable("more follows after the JSON text");
    return node;
  }

  private byte skipSpace() {
    int here = at;
    byte next = text[here];
    while (next <= ' ' && (next == ' ' || next == '\n' || next == '\r' || next == '\t')) next = text[++here];
    at = here;
    return next;
  }

  private void expect(char wanted) {
    if (text[at] != wanted) throw unexpected();
    at++;
  }

  private UnreadableException unexpected() {
    if (at >= text.length - 1) return unreadable(at == 0 ? "it is empty" : "it ends too early");
    String found = text[at] > ' ' ? "\"" + (char) text[at] + "\"" : "byte " + (text[at] & 0xff);
    return unreadable("it is not JSON: unexpected " + found + " at offset " + at);
  }

  private static UnreadableException unreadable(String detail) {
    return new UnreadableException(Reason.NOT_JSON, detail, null);
  }

  private JsonNode readValue(byte first) {
    return switch (first) {
      case '{' -> begin(NODES.objectNode());
      case '[' -> begin(NODES.arrayNode());
      case '"' -> NODES.textNode(readString());
      case 't' -> readWord("true", NODES.booleanNode(true));
      case 'f' -> readWord("false", NODES.booleanNode(false));
      case 'n' -> readWord("null", NODES.nullNode());
      default -> readNumber();
    };
  }

  private JsonNode begin(ContainerNode<?> container) {
    at++;
    return container;
  }

  private JsonNode readWord(String word, JsonNode node) {
    for (int i = 0; i < word.length(); i++) expect(word.charAt(i));
    return node;
  }

  private String readName() {
    expect('"');
    int slot = FOLLOWING[last];
    // Another thread may put another name there at any time.
    Name name = NAMES[slot];
    if (!isNext(name)) {
      int end = at;
      int hash = 0;
      for (byte next = text[end]; next != '"' && next != '\\' && next >= ' '; next = text[++end]) hash = 31 * hash + next;
      if (text[end] != '"' || end - at > LONGEST_NAME) {
        at--;
        return readString();
      }
      slot = (hash ^ hash >>> 10 ^ hash >>> 20) & NAMES.length - 1;
      FOLLOWING[last] = (short) slot;
      name = NAMES[slot];
      if (!isNext(name)) NAMES[slot] = name = new Name(Arrays.copyOfRange(text, at, end + 1), textOf(at, end, true).intern());
    }
    last = slot;
    at += name.bytes.length;
    return name.text;
  }

  private boolean isNext(Name name) {
    int end = name == null ? text.length : at + name.bytes.length;
    return end < text.length && Arrays.equals(text, at, end, name.bytes, 0, name.bytes.length);
  }

  private String readString() {
    int start = at + 1;
    int end = start;
    byte next = text[end];
    int all = 0;
    for (; next != '"' && next != '\\' && (next >= ' ' || next < 0); next = text[++end]) all |= next;
    at = end;
    if (next == '\\') return readEscaped(start);
    expect('"');
    return textOf(start, end, all >= 0);
  }

  private String textOf(int start, int end, boolean isAscii) {
    if (isAscii) return new String(text, start, end - start, StandardCharsets.ISO_8859_1);
    String found = new String(text, start, end - start, StandardCharsets.UTF_8);
    // What is no UTF-8 becomes this character, which most texts do not have.
    if (found.indexOf('\uFFFD') >= 0 && !isUtf8(start, end)) throw unexpected();
    return found;
  }

  /** Reads the rest of a string from its first escape. */
  private String readEscaped(int start) {
    StringBuilder found = new StringBuilder();
    int from = start;
    for (; text[at] != '"'; at++) {
      if (text[at] >= 0 && text[at] < ' ') throw unexpected();
      if (text[at] != '\\') continue;
      found.append(textOf(from, at, false)).append(readEscape());
      from = at + 1;
    }
    return found.append(textOf(from, at++, false)).toString();
  }

  /** Reads an escape, and stops at its last character. */
  private char readEscape() {
    int letter = "\"\\/bfnrtu".indexOf(text[++at]);
    if (letter < 0) throw unexpected();
    if (letter < 8) return "\"\\/\b\f\n\r\t".charAt(letter);
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = Character.digit(text[++at], 16);
      if (digit < 0) throw unexpected();
      code = code << 4 | digit;
    }
    return (char) code;
  }

  private JsonNode readNumber() {
    int start = at;
    boolean isNegative = text[at] == '-';
    if (isNegative) at++;
    int first = at;
    long value = 0;
    for (int digit = text[at] - '0'; digit >= 0 && digit <= 9; digit = text[++at] - '0') value = value * 10 + digit;
    int digits = at - first;
    if (text[first] == '0') at = first + 1;
    if (digits == 0 || at < first + digits) throw unexpected();
    boolean isWhole = text[at] != '.' && (text[at] | ' ') != 'e';
    if (isWhole && digits < 19 && value != 0) {
      long signed = isNegative ? -value : value;
      return (int) signed == signed ? NODES.numberNode((int) signed) : NODES.numberNode(signed);
    }
    if (text[at] == '.') digits += skipDigits();
    if ((text[at] | ' ') == 'e') {
      if (text[at + 1] == '+' || text[at + 1] == '-') at++;
      digits += skipDigits();
    }
    if (digits > MAX_DIGITS) throw unreadable("it has a number of more than 10,000 digits");
    return numberOf(new String(text, start, at - start, StandardCharsets.ISO_8859_1), isWhole);
  }

  /** Skips a character and the digits after it, at least one. */
  private int skipDigits() {
    int start = at++;
    while (text[at] >= '0' && text[at] <= '9') at++;
    if (at == start + 1) throw unexpected();
    return at - start - 1;
  }

  private static JsonNode numberOf(String number, boolean isWhole) {
    try {
      BigDecimal value = new BigDecimal(number);
      if (value.signum() != 0) return isWhole ? NODES.numberNode(value.toBigInteger()) : NODES.numberNode(value);
    } catch (NumberFormatException error) {
      // An exponent of more than 32 bits: every reader takes the number for infinity or zero.
      double value = Double.parseDouble(number);
      if (value != 0) return NODES.numberNode(value < 0 ? BEYOND.negate() : BEYOND);
    }
    // Only a double has the sign of a zero.
    return number.startsWith("-") ? NODES.numberNode(-0.0) : NODES.numberNode(0);
  }
}
