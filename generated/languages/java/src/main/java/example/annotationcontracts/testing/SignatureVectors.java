// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/testing/SignatureVectors.java by "npm run generate". Do not edit.

package example.annotationcontracts.testing;

import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;

/** Gives a test each signature that a verifier must accept or refuse: a {@link SignatureVector}. Needs JUnit 5. */
public final class SignatureVectors implements ArgumentsProvider {
  /** Makes the provider, as {@code @ArgumentsSource(SignatureVectors.class)} does. */
  public SignatureVectors() {}

  @Override
  public Stream<Arguments> provideArguments(ExtensionContext context) {
    return TestData.signatures().map(Arguments::of);
  }
}
