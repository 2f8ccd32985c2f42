// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/NamedSecret.java by "npm run generate". Do not edit.

package example.annotationcontracts;

import java.time.Instant;

/**
 * A secret with a name, so that one can take over from another.
 *
 * @param id name by which a verdict tells which secret matched
 * @param secret the secret, which is never shown
 * @param notAfter last moment at which it is in force, or null
 */
public record NamedSecret(String id, String secret, Instant notAfter) {
  /**
   * Makes a secret that is in force for ever.
   *
   * @param id name by which a verdict tells which secret matched
   * @param secret the secret
   */
  public NamedSecret(String id, String secret) {
    this(id, secret, null);
  }

  boolean isInForceAt(Instant moment) {
    return notAfter == null || !moment.isAfter(notAfter);
  }

  @Override
  public String toString() {
    return "NamedSecret[id=" + id + "]";
  }
}
