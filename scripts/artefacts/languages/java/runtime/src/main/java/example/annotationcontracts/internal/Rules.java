package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import example.annotationcontracts.Warning;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what is suspicious in a document that is valid all the same: an interpreter of a table in JSON. */
public final class Rules {
  private static final Pattern NAME = Pattern.compile("\\{(\\w*)\\}");
  private static final Pattern MOMENT =
      Pattern.compile("(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d):(\\d\\d)(?:\\.(\\d*?)0*)?(Z|[+-]\\d\\d:\\d\\d)");

  private final JsonNode table;

  public Rules(String table) {
    this.table = JsonReader.read(table.getBytes(StandardCharsets.UTF_8));
  }

  /** Lists the rules that a document breaks, in their order. */
  public List<Warning> find(JsonNode document) {
    List<Warning> found = new ArrayList<>();
    String event = document.path(table.get("tag").textValue()).asText();
    String resource = table.get("resources").path(event).asText(event.substring(event.indexOf(':') + 1));
    JsonNode other = document.path(resource);
    if (!other.isObject()) return found;
    for (JsonNode rule : table.get("rules")) {
      for (JsonNode row : rule.get("at")) {
        String events = row.get(0).textValue();
        if (!event.startsWith(events) && !event.endsWith(events)) continue;
        for (int i = 1; i < row.size(); i++) {
          String[] steps = row.get(i).textValue().replace("{}", resource).split("/");
          new Search(rule, resource, other, found).visit(document, "", steps, 1);
        }
      }
    }
    return found;
  }

  /** A rule at work on a document. */
  private record Search(JsonNode rule, String resource, JsonNode other, List<Warning> found) {
    /** Follows the steps to the values that the rule reads; {@code *} is every item of a list. */
    void visit(JsonNode value, String path, String[] steps, int taken) {
      if (taken >= steps.length) check(value, path);
      else if (!steps[taken].equals("*")) visit(value.path(steps[taken]), path + Place.stepOf(steps[taken]), steps, taken + 1);
      else if (value.isArray())
        for (int i = 0; i < value.size(); i++) visit(value.get(i), path + "/" + i, steps, taken + 1);
    }

    private void check(JsonNode value, String path) {
      String check = rule.get("check").textValue();
      if (check.equals("distinct")) {
        Set<JsonNode> seen = new HashSet<>();
        for (int i = 0; value.isArray() && i < value.size(); i++)
          if (!seen.add(value.get(i)))
            warn(path + "/" + i, JsonNodeFactory.instance.objectNode().set("item", value.get(i)), "say");
        return;
      }
      if (!value.isObject()) return;
      String first = rule.path("members").path(0).asText();
      String second = rule.path("members").path(1).asText(first);
      switch (check) {
        case "ends" -> {
          JsonNode address = value.path(first);
          JsonNode id = value.path(second);
          if (address.isTextual() && id.isNumber() && !address.textValue().replaceFirst("/$", "").endsWith("/" + textOf(id)))
            warn(path + Place.stepOf(first), value, "say");
        }
        case "ordered" -> {
          if (isAbove(value.path(first), value.path(second))) warn(path + Place.stepOf(second), value, "say");
        }
        case "same" -> {
          if (value.has(first) && !Decoding.isSame(value.get(first), other.path(second))) warn(path + Place.stepOf(first), other, "say");
        }
        case "only" -> {
          String seen = value.path(rule.get("when").get(0).textValue()).asText();
          if (seen.equals(rule.path("unless").textValue())) return;
          String member = value.has(first) ? first : second;
          boolean isThere = value.hasNonNull(member);
          if (isThere != seen.equals(rule.get("when").get(1).textValue()))
            warn(path + Place.stepOf(member), value, isThere ? "say" : "lacks");
        }
        case "absent" -> {
          if (value.has(first)) warn(path + Place.stepOf(first), value, "say");
        }
        case "filled" -> {
          if (value.isEmpty()) warn(path, value, "say");
        }
        default -> {
          boolean isChanged = check.equals("changed");
          for (var member : value.properties()) {
            JsonNode twin = other.get(member.getKey());
            if (isChanged ? twin != null && Decoding.isSame(member.getValue(), twin) : twin == null)
              warn(path + Place.stepOf(member.getKey()), value, "say");
          }
        }
      }
    }

    private void warn(String path, JsonNode told, String sentence) {
      String message =
          NAME.matcher(rule.get(sentence).textValue())
              .replaceAll(name -> Matcher.quoteReplacement(name.group(1).isEmpty() ? resource : textOf(told.path(name.group(1)))));
      found.add(new Warning(rule.get("id").textValue(), path, message, rule.get("clause").textValue()));
    }
  }

  /** Writes a value as a sentence shows it. */
  private static String textOf(JsonNode value) {
    if (!value.isNumber()) return value.asText();
    BigDecimal number = value.decimalValue();
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }

  /** Compares two numbers, or two moments to the last digit, leap seconds included. */
  private static boolean isAbove(JsonNode one, JsonNode another) {
    if (one.isNumber() && another.isNumber()) return one.doubleValue() > another.doubleValue();
    Matcher first = MOMENT.matcher(one.asText());
    Matcher second = MOMENT.matcher(another.asText());
    if (!one.isTextual() || !another.isTextual() || !first.matches() || !second.matches()) return false;
    try {
      int minutes = minuteOf(first).compareTo(minuteOf(second));
      return minutes > 0 || (minutes == 0 && secondsOf(first).compareTo(secondsOf(second)) > 0);
    } catch (DateTimeException noSuchDay) {
      return false;
    }
  }

  private static Instant minuteOf(Matcher moment) {
    return OffsetDateTime.parse(moment.group(1) + moment.group(4)).toInstant();
  }

  private static String secondsOf(Matcher moment) {
    return moment.group(2) + (moment.group(3) == null ? "" : moment.group(3));
  }
}
