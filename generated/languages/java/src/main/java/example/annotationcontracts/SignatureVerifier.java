// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/SignatureVerifier.java by "npm run generate". Do not edit.

package example.annotationcontracts;

import example.annotationcontracts.Verdict.Reason;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;

/** Verifies signatures with several secrets; the last that matches is named (W5.1.4). */
public final class SignatureVerifier {
  private static final int DIGITS = 64;

  private final List<NamedSecret> secrets;
  private final boolean bareDigest;
  private final Clock clock;

  /**
   * Makes a verifier that wants {@code sha256=} before the digest.
   *
   * @param secrets the secrets that a sender may have used
   * @throws IllegalArgumentException where one is empty
   */
  public SignatureVerifier(List<NamedSecret> secrets) {
    this(List.copyOf(secrets), false, Clock.systemUTC());
    secrets.forEach(one -> Signature.checkSecret(one.secret()));
  }

  private SignatureVerifier(List<NamedSecret> secrets, boolean bareDigest, Clock clock) {
    this.secrets = secrets;
    this.bareDigest = bareDigest;
    this.clock = clock;
  }

  /** {@return a verifier that also takes a digest without {@code sha256=} (W5.1.3 shows both)} */
  public SignatureVerifier withBareDigest() {
    return new SignatureVerifier(secrets, true, clock);
  }

  /**
   * Makes a verifier that takes the time from another clock; secrets must be in force.
   *
   * @param clock the clock
   * @return another verifier
   */
  public SignatureVerifier withClock(Clock clock) {
    return new SignatureVerifier(secrets, bareDigest, clock);
  }

  /**
   * Verifies a signature; takes the same time whichever secret matches.
   *
   * @param body the exact bytes that arrived
   * @param header all values of {@link Signature#HEADER}, none where there is no header
   * @return the verdict, whatever the header holds
   */
  public Verdict verify(byte[] body, List<String> header) {
    List<byte[]> macs = secrets.stream().map(one -> Signature.mac(one.secret(), body)).toList();
    String value = String.join(",", header);
    String digits = value.startsWith(Signature.PREFIX) ? value.substring(Signature.PREFIX.length()) : value;
    Reason reason = header.isEmpty() ? Reason.MISSING_HEADER : reasonAgainst(value, digits);
    if (reason != null) return new Verdict.Refused(reason);
    byte[] digest = HexFormat.of().parseHex(digits);
    Instant now = clock.instant();
    Verdict verdict = new Verdict.Refused(secrets.isEmpty() ? Reason.NO_SECRET : Reason.MISMATCH);
    for (int i = 0; i < macs.size(); i++) {
      boolean matches = MessageDigest.isEqual(macs.get(i), digest);
      NamedSecret secret = secrets.get(i);
      if (matches && secret.isInForceAt(now)) verdict = new Verdict.Accepted(secret.id());
    }
    return verdict;
  }

  private Reason reasonAgainst(String value, String digits) {
    boolean bare = digits.equals(value);
    if (value.isEmpty()) return Reason.EMPTY_HEADER;
    if (value.contains(",")) return Reason.DUPLICATED_HEADER;
    if (bare && value.contains("=")) return Reason.WRONG_ALGORITHM;
    if (bare && !bareDigest) return Reason.MISSING_PREFIX;
    if (!digits.chars().allMatch(HexFormat::isHexDigit)) return Reason.NOT_HEX;
    return digits.length() == DIGITS ? null : Reason.WRONG_LENGTH;
  }
}
