package example.annotationcontracts.receiver;

import java.util.Map;

/**
 * What is known of the program that sends deliveries.
 *
 * @param edition edition of the last valid delivery
 * @param release what its {@code User-Agent} named, or null; unsigned, so a hint (E-hint)
 * @param learnedFrom {@code user-agent}, or {@code shape} where no release names the edition
 * @param editions number of valid deliveries by edition
 */
public record Platform(String edition, String release, String learnedFrom, Map<String, Integer> editions) {
  /**
   * What was learned of the platform: each edition once, and each change of a webhook's.
   *
   * @param kind {@code met} or {@code changed}
   * @param platform the platform now
   * @param previous the edition before a change, or null
   * @param message the same in words
   */
  public record News(String kind, Platform platform, String previous, String message) {}
}
