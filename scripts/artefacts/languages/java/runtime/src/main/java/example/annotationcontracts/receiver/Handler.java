package example.annotationcontracts.receiver;

/**
 * Takes a delivery.
 *
 * @param <T> type of what it takes
 */
@FunctionalInterface
public interface Handler<T> {
  /**
   * Takes a delivery.
   *
   * @param delivery the delivery
   * @param context what else is known of it
   * @throws Exception answered 500: the sender learns that it failed, but not why
   */
  void handle(T delivery, Context context) throws Exception;
}
