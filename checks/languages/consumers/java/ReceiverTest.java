import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import example.annotationcontracts.NamedSecret;
import example.annotationcontracts.Signature;
import example.annotationcontracts.receiver.Answer;
import example.annotationcontracts.receiver.Limits;
import example.annotationcontracts.receiver.Receiver;
import example.annotationcontracts.receiver.Store;
import example.annotationcontracts.testing.SampleDelivery;
import example.annotationcontracts.testing.TestData;
import example.annotationcontracts.webhook.Delivery;
import example.annotationcontracts.webhook.UpdateTaskEvent;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The receiver, without a server. */
class ReceiverTest extends Scenes<Delivery> {
  @Override
  protected Receiver<Delivery> make(String secret, Consumer<Receiver.Builder<Delivery>> options) {
    Receiver.Builder<Delivery> builder = Delivery.receiver(secret);
    options.accept(builder);
    return builder.build();
  }

  @Override
  protected String eventOf(Delivery delivery) {
    return delivery.event();
  }

  private static Map<String, List<String>> headersOf(byte[] signed) {
    Map<String, List<String>> headers = new HashMap<>();
    headers.put("content-type", List.of("application/json"));
    headers.put("X-SIGNATURE-256", List.of(Signature.sign("mykey", signed)));
    return headers;
  }

  private static String send(Receiver<?> receiver, byte[] body) {
    Answer answer = receiver.handle("POST", headersOf(body), body);
    return answer.status() + " " + answer.body();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] sample(String name) {
    return TestData.deliveries().filter(one -> one.name().equals(name)).findFirst().orElseThrow().body();
  }

  /** A handler may take the type of its event. */
  @Test
  void aHandlerHasItsType() {
    List<Long> told = new ArrayList<>();
    Receiver<Delivery> receiver =
        Delivery.receiver("mykey").on("update:task", UpdateTaskEvent.class, (event, context) -> told.add(event.task().id())).build();
    assertEquals("200 accepted", send(receiver, sample("update-task")));
    assertEquals(List.of(481L), told);
  }

  /** The log names each place, and the event if there is one; how to take such deliveries only where nobody did. */
  @ParameterizedTest
  @CsvSource({"true,''", "false,; no handler ran: onInvalid takes such deliveries"})
  void anInvalidDeliveryIsLogged(boolean isTaken, String end) {
    List<String> lines = new ArrayList<>();
    Handler log = new StreamHandler() {
      @Override
      public synchronized void publish(LogRecord one) {
        lines.add(one.getMessage());
      }
    };
    Logger logger = Logger.getLogger("annotation_contracts");
    logger.addHandler(log);
    try {
      Receiver.Builder<Delivery> builder = Delivery.receiver("mykey");
      Receiver<Delivery> receiver = (isTaken ? builder.onInvalid((error, context) -> {}) : builder).build();
      for (String body : List.of("[]", "{\"event\":\"ping\"}")) send(receiver, bytes(body));
    } finally {
      logger.removeHandler(log);
    }
    String start = "the signed body is not a valid delivery: ";
    assertEquals(
        List.of(start + "nearest edition 2.76, wrong at the document" + end,
            start + "ping, nearest edition 2.76, wrong at /webhook, /sender" + end),
        lines);
  }

  /** A delivery that no thread takes failed, and may come again. */
  @Test
  void whatNoThreadTakesMayComeAgain() {
    ExecutorService threads = Executors.newSingleThreadExecutor();
    Store store = Store.inMemory(Duration.ofHours(1), 100);
    Receiver.Builder<Delivery> builder = Delivery.receiver("mykey").store(store).onError((error, place) -> {}).on("*", (one, context) -> {});
    Receiver<Delivery> ending = builder.threads(threads).build();
    threads.shutdown();
    assertEquals("500 handler failed", send(ending, sample("update-task")));
    assertEquals(Map.of("failed", 1), ending.counts());
    Receiver<Delivery> next = Delivery.receiver("mykey").store(store).on("*", (one, context) -> {}).build();
    assertEquals("200 accepted", send(next, sample("update-task")));
  }

  /** A handler that is late and heeds no interruption keeps its delivery until it ends. */
  @ParameterizedTest
  @CsvSource({"false,200 duplicate", "true,500 handler failed"})
  void whatIsLateKeepsItsDelivery(boolean fails, String expected) throws InterruptedException {
    CompletableFuture<Void> gate = new CompletableFuture<>();
    Receiver<Delivery> receiver =
        Delivery.receiver("mykey")
            .store(Store.inMemory(Duration.ofHours(1), 100))
            .limits(new Limits(10_000, Duration.ofSeconds(1), Duration.ofMillis(50)))
            .on("*", (one, context) -> gate.join())
            .onError((error, place) -> {})
            .onRefused(one -> {})
            .build();
    assertEquals("500 handler failed", send(receiver, sample("update-task")));
    String busy = send(receiver, sample("update-task"));
    assertEquals("409 delivery is being handled", busy);
    if (fails) gate.completeExceptionally(new IOException("too late"));
    else gate.complete(null);
    String last = busy;
    while (last.equals(busy)) {
      Thread.sleep(1);
      last = send(receiver, sample("update-task"));
    }
    assertEquals(expected, last);
  }

  /** A secret counts until its last moment, so that an old one that nobody removes ends. */
  @ParameterizedTest
  @CsvSource({"2000-01-01T00:00:00Z,403 signature refused", "9999-01-01T00:00:00Z,200 no handler"})
  void aSecretHasALastMoment(Instant last, String expected) {
    Receiver<Delivery> receiver = Delivery.receiver("new").secret(new NamedSecret("old", "mykey", last)).build();
    assertEquals(expected, send(receiver, sample("update-task")));
  }

  /** A body that trickles, breaks off or never ends is answered. */
  @Test
  void aBodyHasLimits() {
    Limits limits = new Limits(1_000, Duration.ofMillis(150), Duration.ofMillis(100));
    Receiver<Delivery> receiver =
        Delivery.receiver("mykey").limits(limits).on("*", (one, context) -> Thread.sleep(5_000)).onError((error, place) -> {}).build();
    UnaryOperator<String> answer =
        kind -> {
          InputStream body =
              new InputStream() {
                @Override
                public int read() throws IOException {
                  if (kind.equals("broken")) throw new IOException("reset");
                  if (kind.equals("slow")) pause();
                  return ' ';
                }

                @Override
                public int read(byte[] buffer, int start, int length) throws IOException {
                  buffer[start] = (byte) read();
                  return 1;
                }
              };
          Answer said = receiver.handle("POST", headersOf(new byte[0]), body);
          return said.status() + " " + said.body() + " " + said.headers().getOrDefault("Connection", "");
        };
    assertEquals("408 body too slow close", answer.apply("slow"));
    assertEquals("400 body incomplete close", answer.apply("broken"));
    assertEquals("413 body too large close", answer.apply("endless"));
    assertEquals("500 handler failed", send(receiver, sample("ping").length < 1_000 ? sample("ping") : small()));
  }

  private static void pause() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException error) {
      throw new IllegalStateException(error);
    }
  }

  /** The shortest sample. */
  private static byte[] small() {
    return TestData.deliveries().map(SampleDelivery::body).min((a, b) -> a.length - b.length).orElseThrow();
  }

  /** A mistake in the options is reported when the receiver is made. */
  @Test
  void aMistakeIsToldAtOnce() {
    Map<String, Receiver.Builder<Delivery>> rows =
        Map.of(
            "cannot create the receiver: edition \"2.5\" is none of 2.76, 2.73, 2.65, 2.4, 2.3",
                Delivery.receiver("mykey").editions("2.5"),
            "cannot create the receiver: a limit is not positive",
                Delivery.receiver("mykey").limits(new Limits(0, Duration.ofSeconds(1), Duration.ofSeconds(1))));
    rows.forEach((text, builder) -> assertEquals(text, assertThrows(IllegalArgumentException.class, builder::build).getMessage()));
  }
}
