package example.annotationcontracts;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs and verifies deliveries: HMAC-SHA256 of the exact bytes, as {@code sha256=} and 64 digits (W5.1). */
public final class Signature {
  /** The header that contains the signature (W4.3.3). */
  public static final String HEADER = "X-Signature-256";

  private Signature() {}

  /**
   * A named secret; the name shows which secret signed a delivery.
   *
   * @param notAfter when the secret expires, or null
   */
  public record Secret(String name, String value, Instant notAfter) {
    @Override
    public String toString() {
      return name;
    }
  }

  /**
   * Signatures to accept in addition to the usual one.
   *
   * @param allowLineFeed accepts a signature over the body plus a line feed, as sent by release 2.3.0
   */
  public record Options(boolean allowUnprefixed, boolean allowLineFeed) {}

  /** A rejected signature; the message says why. */
  public static final class Rejected extends Exception {
    private static final long serialVersionUID = 1;

    Rejected(String message) {
      super(message);
    }
  }

  /**
   * Signs a body.
   *
   * @return the value of the header
   */
  public static String sign(String secret, byte[] body) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      return "sha256=" + HexFormat.of().formatHex(mac.doFinal(body));
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException(error);
    }
  }

  /**
   * Verifies a body and returns the name of the secret that signed it (W5.1.4).
   *
   * @param header values of the header, one per header line
   * @return the name of the secret
   */
  public static String verify(List<Secret> secrets, byte[] body, List<String> header, Options options, Instant now)
      throws Rejected {
    byte[] expected = ("sha256=" + readDigits(header, options.allowUnprefixed())).getBytes(StandardCharsets.US_ASCII);
    byte[] withFeed = java.util.Arrays.copyOf(body, body.length + 1);
    withFeed[body.length] = '\n';
    String found = null;
    for (byte[] content : options.allowLineFeed() ? new byte[][] {body, withFeed} : new byte[][] {body})
      for (Secret one : secrets) { // all secrets are compared, so the time reveals nothing
        if (one.value().isEmpty()) continue;
        boolean isEqual =
            MessageDigest.isEqual(sign(one.value(), content).getBytes(StandardCharsets.US_ASCII), expected);
        if (isEqual && (one.notAfter() == null || !now.isAfter(one.notAfter()))) found = one.name();
      }
    if (found == null) throw new Rejected("signature does not match the body and secret");
    return found;
  }

  private static String readDigits(List<String> header, boolean allowUnprefixed) throws Rejected {
    String value = String.join(",", header);
    boolean isPrefixed = value.startsWith("sha256=");
    String digits = isPrefixed ? value.substring(7) : value;
    String problem =
        header.isEmpty() ? "missing signature header"
        : value.isEmpty() ? "empty signature header"
        : header.size() > 1 || value.contains(",") ? "duplicate signature headers"
        : !isPrefixed && value.contains("=") ? "signature does not start with \"sha256=\""
        : !isPrefixed && !allowUnprefixed ? "signature lacks the \"sha256=\" prefix"
        : !digits.matches("[0-9a-fA-F]*") ? "digest is not hexadecimal"
        : digits.length() != 64 ? "digest does not have 64 digits" : null;
    if (problem != null) throw new Rejected(problem);
    return digits.toLowerCase(Locale.ROOT);
  }
}
