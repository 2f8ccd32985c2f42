package example.annotationcontracts;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs and verifies deliveries: HMAC-SHA256 over the exact bytes of the body (W5.1). */
public final class Signature {
  /** Name of the header that carries the signature (W4.3.3). */
  public static final String HEADER = "{{signatureHeader}}";

  static final String PREFIX = "sha256=";

  private Signature() {}

  /**
   * Signs a body.
   *
   * @param secret the secret of the webhook
   * @param body the exact bytes that are sent
   * @return the header: {@code sha256=} and 64 lower-case digits (W5.1.3)
   * @throws IllegalArgumentException where the secret is empty
   */
  public static String sign(String secret, byte[] body) {
    return PREFIX + HexFormat.of().formatHex(mac(secret, body));
  }

  /**
   * Verifies a signature with one secret, named {@code default}; for more see {@link SignatureVerifier}.
   *
   * @param secret the secret of the webhook
   * @param body the exact bytes that arrived
   * @param header value of {@link #HEADER}, null where there is none
   * @return the verdict, whatever the header holds
   * @throws IllegalArgumentException where the secret is empty
   */
  public static Verdict verify(String secret, byte[] body, String header) {
    List<String> values = header == null ? List.of() : List.of(header);
    return new SignatureVerifier(List.of(new NamedSecret("default", secret))).verify(body, values);
  }

  static byte[] mac(String secret, byte[] body) {
    checkSecret(secret);
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      // A lone surrogate becomes U+FFFD, as on the Web, where Java has a question mark.
      byte[] key = secret.replaceAll("\\p{Cs}", "\uFFFD").getBytes(StandardCharsets.UTF_8);
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return mac.doFinal(body);
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException("cannot compute HMAC-SHA256", error);
    }
  }

  static void checkSecret(String secret) {
    if (secret.isEmpty()) throw new IllegalArgumentException("cannot use an empty secret");
  }
}
