import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import example.annotationcontracts.NamedSecret;
import example.annotationcontracts.Signature;
import example.annotationcontracts.receiver.Answer;
import example.annotationcontracts.receiver.Limits;
import example.annotationcontracts.receiver.Platform;
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
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The receiver, without a server. */
class ReceiverTest {
  private static Map<String, List<String>> headersOf(byte[] signed, String agent) {
    Map<String, List<String>> headers = new HashMap<>();
    headers.put("content-type", List.of("application/json"));
    headers.put("X-SIGNATURE-256", List.of(Signature.sign("mykey", signed)));
    if (agent != null) headers.put("User-Agent", List.of("CVAT/" + agent + " python-requests/2.32.3"));
    return headers;
  }

  private static String send(Receiver<?> receiver, byte[] body, String agent) {
    Answer answer = receiver.handle("POST", headersOf(body, agent), body);
    return answer.status() + " " + answer.body();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] sample(String name) {
    return TestData.deliveries().filter(one -> one.name().equals(name)).findFirst().orElseThrow().body();
  }

  /** Without an edition every sample of every edition reaches a handler, and the platform is reported once. */
  @ParameterizedTest
  @CsvSource({"2.3,", "2.4,", "2.65,", "2.73,", "2.76,", "2.4,2.54.1", "2.65,2.66.0", "2.73,2.74.0", "2.76,2.80.0"})
  void itLearns(String edition, String agent) {
    List<Platform.News> news = new ArrayList<>();
    AtomicInteger handled = new AtomicInteger();
    Receiver<Delivery> receiver =
        Delivery.receiver("mykey").on("*", (delivery, context) -> handled.incrementAndGet()).onPlatform(news::add).build();
    List<SampleDelivery> samples = TestData.deliveries().filter(one -> one.edition().equals(edition)).toList();
    for (int i = 0; i < 2; i++)
      for (SampleDelivery one : samples) assertEquals("200 accepted", send(receiver, one.body(), agent), one.toString());
    Platform platform = receiver.platform().orElseThrow();
    assertTrue(samples.size() >= 19);
    assertEquals(samples.size() * 2, handled.get());
    assertEquals(edition, platform.edition());
    assertEquals(agent, platform.release());
    assertEquals(List.of("met " + edition), news.stream().map(one -> one.kind() + " " + one.platform().edition()).toList());
  }

  /** What a handler cannot take is never lost in silence. */
  @Test
  void everyDeliveryHasAnEnd() {
    List<String> told = new ArrayList<>();
    Receiver<Delivery> receiver =
        Delivery.receiver("mykey")
            .store(Store.inMemory(Duration.ofHours(1), 100))
            .on("*:task", (delivery, context) -> told.add(context.keyId()))
            .on("update:task", UpdateTaskEvent.class, (event, context) -> told.add("task " + event.task().id()))
            .on("create:*", (delivery, context) -> { throw new IOException("no create"); })
            .on("ping", (delivery, context) -> { throw new StackOverflowError("no ping"); })
            .onInvalid((invalid, context) -> told.add(context.event() + " " + invalid.problems().get(0).code()))
            .onUnknown(one -> told.add(one.event()))
            .onRefused(one -> told.add(one.code()))
            .onError((error, place) -> told.add(place + " " + error.getMessage()))
            .build();
    byte[] task = sample("update-task");
    List<byte[]> bodies =
        List.of(
            task, task, sample("delete-task"), bytes("{\"event\":\"update:task\",\"task\":7}"), bytes("{\"event\":\"update:planet\"}"),
            sample("ping"), sample("create-project"), sample("update-job"), bytes("{"));
    assertEquals(
        List.of(
            "200 accepted", "200 duplicate", "200 accepted", "200 invalid delivery", "200 unknown event",
            "500 handler failed", "500 handler failed", "200 no handler", "400 body is not JSON"),
        bodies.stream().map(body -> send(receiver, body, null)).toList());
    assertEquals(
        List.of(
            "task 481", "default", "invalid-delivery", "update:task type", "update:planet", "handler no ping", "handler no create",
            "not-json"),
        told);
    assertEquals(
        new TreeMap<>(
            Map.of("duplicate", 1, "failed", 2, "handled", 2, "invalid", 1, "refused", 1, "unhandled", 1, "unknown", 1)),
        receiver.counts());
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
      for (String body : List.of("[]", "{\"event\":\"ping\"}")) send(receiver, bytes(body), null);
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
    assertEquals("500 handler failed", send(ending, sample("update-task"), null));
    assertEquals(Map.of("failed", 1), ending.counts());
    Receiver<Delivery> next = Delivery.receiver("mykey").store(store).on("*", (one, context) -> {}).build();
    assertEquals("200 accepted", send(next, sample("update-task"), null));
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
    assertEquals("500 handler failed", send(receiver, sample("update-task"), null));
    String busy = send(receiver, sample("update-task"), null);
    assertEquals("409 delivery is being handled", busy);
    if (fails) gate.completeExceptionally(new IOException("too late"));
    else gate.complete(null);
    String last = busy;
    while (last.equals(busy)) {
      Thread.sleep(1);
      last = send(receiver, sample("update-task"), null);
    }
    assertEquals(expected, last);
  }

  /** A secret counts until its last moment, so that an old one that nobody removes ends. */
  @ParameterizedTest
  @CsvSource({"2000-01-01T00:00:00Z,403 signature refused", "9999-01-01T00:00:00Z,200 no handler"})
  void aSecretHasALastMoment(Instant last, String expected) {
    Receiver<Delivery> receiver = Delivery.receiver("new").secret(new NamedSecret("old", "mykey", last)).build();
    assertEquals(expected, send(receiver, sample("update-task"), null));
  }

  /** Release 2.3.0 signs a line feed after the body, which must be asked for. */
  @Test
  void aLineFeedMustBeAskedFor() {
    byte[] body = sample("update-task");
    byte[] fed = Arrays.copyOf(body, body.length + 1);
    fed[body.length] = '\n';
    List<String> reasons = new ArrayList<>();
    Receiver<Delivery> plain = Delivery.receiver("mykey").onRefused(one -> reasons.add(one.reason())).build();
    assertEquals(403, plain.handle("POST", headersOf(fed, null), body).status());
    assertTrue(reasons.get(0).endsWith("acceptLineFeed() takes it"), reasons.get(0));
    Receiver<Delivery> taking = Delivery.receiver("mykey").acceptLineFeed().build();
    assertEquals(200, taking.handle("POST", headersOf(fed, null), body).status());
  }

  /** Members that the edition does not know are reported, and the delivery is handled. */
  @Test
  void driftIsTold() {
    List<String> paths = new ArrayList<>();
    Receiver<Delivery> receiver = Delivery.receiver("mykey").onDrift((one, found) -> paths.addAll(found)).build();
    String body =
        new String(sample("update-task"), StandardCharsets.UTF_8)
            .replace("\"has_parent\":false", "\"has_parent\":false,\"a/b\":1")
            .replace("\"task\":{", "\"task\":{\"7\":1,");
    assertEquals("200 no handler", send(receiver, bytes(body), null));
    assertEquals(List.of("/task/labels/*/a~1b", "/task/7"), paths);
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
          Answer said = receiver.handle("POST", headersOf(new byte[0], null), body);
          return said.status() + " " + said.body() + " " + said.headers().getOrDefault("Connection", "");
        };
    assertEquals("408 body too slow close", answer.apply("slow"));
    assertEquals("400 body incomplete close", answer.apply("broken"));
    assertEquals("413 body too large close", answer.apply("endless"));
    assertEquals("500 handler failed", send(receiver, sample("ping").length < 1_000 ? sample("ping") : small(), null));
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
            "cannot create the receiver: a secret is missing or empty", Delivery.receiver(""),
            "cannot create the receiver: \"update:tusk\" is no event or pattern of editions 2.3",
                Delivery.receiver("mykey").strict().on("update:tusk", (delivery, context) -> {}),
            "cannot create the receiver: edition \"2.5\" is none of 2.76, 2.73, 2.65, 2.4, 2.3",
                Delivery.receiver("mykey").editions("2.5"),
            "cannot create the receiver: a limit is not positive",
                Delivery.receiver("mykey").limits(new Limits(0, Duration.ofSeconds(1), Duration.ofSeconds(1))));
    rows.forEach((text, builder) -> assertEquals(text, assertThrows(IllegalArgumentException.class, builder::build).getMessage()));
  }
}
