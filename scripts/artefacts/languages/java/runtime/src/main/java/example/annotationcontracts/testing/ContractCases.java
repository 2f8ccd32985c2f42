package example.annotationcontracts.testing;

import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;

/** Gives a test each document that a tolerant reader must accept or refuse: a {@link ContractCase}. Needs JUnit 5. */
public final class ContractCases implements ArgumentsProvider {
  /** Makes the provider, as {@code @ArgumentsSource(ContractCases.class)} does. */
  public ContractCases() {}

  @Override
  public Stream<Arguments> provideArguments(ExtensionContext context) {
    return TestData.cases().map(Arguments::of);
  }
}
