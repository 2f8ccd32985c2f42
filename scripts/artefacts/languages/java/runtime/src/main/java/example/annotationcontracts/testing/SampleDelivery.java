package example.annotationcontracts.testing;

/**
 * A valid delivery.
 *
 * @param name name of its sample
 * @param body bytes of its body
 */
public record SampleDelivery(String name, byte[] body) {
  @Override
  public String toString() {
    return name;
  }
}
