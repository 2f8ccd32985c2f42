// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/receiver/Limits.java by "npm run generate". Do not edit.

package example.annotationcontracts.receiver;

import java.time.Duration;

/**
 * Bounds of what a receiver takes.
 *
 * @param maxBytes longest body
 * @param readTimeout longest time for a body to arrive; what a server does with a sender that falls silent is its own setting
 * @param handlerTimeout longest time for a handler: then its thread is interrupted, and the answer is 500
 */
public record Limits(int maxBytes, Duration readTimeout, Duration handlerTimeout) {
  /** 10 MiB, 10 s and 60 s. */
  public static final Limits DEFAULT = new Limits(10 << 20, Duration.ofSeconds(10), Duration.ofMinutes(1));

  boolean arePositive() {
    return maxBytes > 0 && isPositive(readTimeout) && isPositive(handlerTimeout);
  }

  private static boolean isPositive(Duration time) {
    return !time.isZero() && !time.isNegative();
  }
}
