// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/testing/SampleDeliveries.java by "npm run generate". Do not edit.

package example.annotationcontracts.testing;

import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;

/** Gives a test a valid delivery of every event, and variants: a {@link SampleDelivery}. Needs JUnit 5. */
public final class SampleDeliveries implements ArgumentsProvider {
  /** Makes the provider, as {@code @ArgumentsSource(SampleDeliveries.class)} does. */
  public SampleDeliveries() {}

  @Override
  public Stream<Arguments> provideArguments(ExtensionContext context) {
    return TestData.deliveries().map(Arguments::of);
  }
}
