// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/receiver/Watch.java by "npm run generate". Do not edit.

package example.annotationcontracts.receiver;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Learns from deliveries which platform sends them, and keeps it in this process. */
final class Watch {
  /** Number of webhooks to remember editions of; the oldest is forgotten first. */
  private static final int KEPT = 10_000;

  /** Deliveries in a row that make sure of an edition that no release names: one alone may fit several. */
  private static final int SURE = 10;

  /** The release that a request names, and its edition; null where there is none. */
  record Hint(String release, String edition) {
    static final Hint NONE = new Hint(null, null);
  }

  /** What was learned of a webhook. */
  private static final class Learned {
    private String edition;
    private String settled;
    private int seen;
  }

  private final Pattern release;
  private final List<String> editions;
  private final boolean isOn;
  private final Set<String> told = new HashSet<>();
  private final Map<String, Integer> counts = new TreeMap<>();
  private Platform last;

  private final Map<String, Learned> webhooks =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Learned> eldest) {
          return size() > KEPT;
        }
      };

  Watch(String program, List<String> editions, boolean isOn) {
    this.release =
        program == null ? null : Pattern.compile(Pattern.quote(program) + "/(\\d{1,6}(?:\\.\\d{1,6}){0,3})(?:[^\\d.].*|$)");
    this.editions = editions;
    this.isOn = isOn;
  }

  /** Reads the release in a User-Agent; its edition is the last that is not later. */
  Hint hintIn(String agent) {
    Matcher found = release == null ? null : release.matcher(agent);
    if (found == null || !found.matches()) return Hint.NONE;
    int[] named = numbersIn(found.group(1));
    Optional<String> edition =
        editions.stream()
            .filter(one -> Arrays.compare(numbersIn(one), named) <= 0)
            .max((a, b) -> Arrays.compare(numbersIn(a), numbersIn(b)));
    return new Hint(found.group(1), edition.orElse(null));
  }

  private static int[] numbersIn(String name) {
    return Pattern.compile("\\d+").matcher(name).results().mapToInt(one -> Integer.parseInt(one.group())).toArray();
  }

  /** Puts the editions first that a delivery is likely of: its release's, that of its webhook before, the last. */
  synchronized String[] order(Hint hint, String key) {
    Set<String> order = new LinkedHashSet<>();
    if (isOn) {
      Learned learned = webhooks.get(key);
      order.add(hint.edition());
      order.add(learned == null ? null : learned.edition);
      order.add(last == null ? null : last.edition());
      order.remove(null);
    }
    order.addAll(editions);
    return order.toArray(String[]::new);
  }

  /** Takes a valid delivery, and gives the news, or null. */
  synchronized Platform.News saw(String key, String edition, Hint hint) {
    Learned one = webhooks.computeIfAbsent(key, unused -> new Learned());
    if (!edition.equals(one.edition)) one.seen = 0;
    one.edition = edition;
    one.seen++;
    counts.merge(edition, 1, Integer::sum);
    boolean isHinted = edition.equals(hint.edition());
    last = new Platform(edition, hint.release(), isHinted ? "user-agent" : "shape", Map.copyOf(counts));
    if (!isOn || edition.equals(one.settled) || (!isHinted && one.seen < SURE)) return null;
    String previous = one.settled;
    one.settled = edition;
    return told.add(previous + " " + edition) ? news(previous) : null;
  }

  private Platform.News news(String previous) {
    String shown = "edition " + last.edition() + (last.release() == null ? "" : " (release " + last.release() + ")");
    if (previous == null) {
      String message = "deliveries are those of " + shown + "; editions(\"" + last.edition() + "\") reads no other";
      return new Platform.News("met", last, null, message);
    }
    String message =
        "the platform went from edition " + previous + " to " + shown + "; the command diff lists what that changes";
    return new Platform.News("changed", last, previous, message);
  }

  synchronized Optional<Platform> platform() {
    return Optional.ofNullable(last);
  }
}
