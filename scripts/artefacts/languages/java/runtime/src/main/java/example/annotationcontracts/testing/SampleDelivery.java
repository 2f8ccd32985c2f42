package example.annotationcontracts.testing;

/**
 * A valid delivery.
 *
 * @param name name of its sample
 * @param edition edition of the contract that it is a delivery of, such as {@code 2.76}
 * @param body bytes of its body
 */
public record SampleDelivery(String name, String edition, byte[] body) {
  @Override
  public String toString() {
    return edition + "/" + name;
  }
}
