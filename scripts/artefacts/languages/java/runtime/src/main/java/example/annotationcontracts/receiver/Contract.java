package example.annotationcontracts.receiver;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.Mode;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What a receiver knows of its contract.
 *
 * @param <D> type of its deliveries
 * @param editions all there are, the newest first
 * @param events names of events, by edition
 * @param reader reads a delivery by the first of some editions that takes it
 * @param event gives the event of a delivery
 * @param edition gives the edition of a delivery; empty where the event is unknown
 * @param tag member that names the event
 * @param header header that carries the signature
 * @param webhook member that identifies the webhook, or null
 * @param onRequest events that are sent on request: the same again is no duplicate
 * @param program name before the release in {@code User-Agent}, or null
 */
public record Contract<D>(
    List<String> editions,
    Map<String, List<String>> events,
    Reader<D> reader,
    Function<D, String> event,
    Function<D, String> edition,
    String tag,
    String header,
    String webhook,
    List<String> onRequest,
    String program) {
  /**
   * Reads deliveries.
   *
   * @param <D> type of the deliveries
   */
  @FunctionalInterface
  public interface Reader<D> {
    /**
     * Reads a delivery by the first of some editions that takes it.
     *
     * @param node the JSON value
     * @param mode how it is read
     * @param editions the editions
     * @return the delivery
     */
    D read(JsonNode node, Mode mode, String... editions);
  }

  /**
   * Makes the contract of deliveries that are made from these.
   *
   * @param make makes them
   * @param event gives the event of one
   * @param edition gives the edition of one
   * @param <E> type of the others
   * @return the contract
   */
  public <E> Contract<E> convert(Function<D, E> make, Function<E, String> event, Function<E, String> edition) {
    Reader<E> other = (node, mode, names) -> make.apply(reader.read(node, mode, names));
    return new Contract<>(editions, events, other, event, edition, tag, header, webhook, onRequest, program);
  }
}
