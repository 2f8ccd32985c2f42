// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/testing/SignatureVector.java by "npm run generate". Do not edit.

package example.annotationcontracts.testing;

import example.annotationcontracts.SignatureVerifier;
import java.util.List;

/**
 * What was signed and sent, and the right verdict (W5.1).
 *
 * @param id its identifier, which is never used again
 * @param description what it is, in a few words
 * @param verifier a verifier with the secrets and options of the vector
 * @param body the exact bytes of the body
 * @param header the values of the header, none where it is absent
 * @param keyId name of the secret that matches; null where the delivery is refused
 * @param reason why the delivery is refused, such as {@code missing-header}; null where it is accepted
 */
public record SignatureVector(
    String id,
    String description,
    SignatureVerifier verifier,
    byte[] body,
    List<String> header,
    String keyId,
    String reason) {
  @Override
  public String toString() {
    return id;
  }
}
