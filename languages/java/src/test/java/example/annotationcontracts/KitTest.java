package example.annotationcontracts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.Documents.Mode;
import example.annotationcontracts.generated.V2_76;
import example.annotationcontracts.testing.SampleDeliveries;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;

/** Loops over languages/kit.json, which every language shares. */
@ExtendWith(SampleDeliveries.class)
class KitTest {
  private static final JsonNode KIT = read("languages/kit.json");

  private static byte[] bytes(String path) {
    try {
      return Files.readAllBytes(Path.of("../..", path));
    } catch (java.io.IOException error) {
      throw new java.io.UncheckedIOException(error);
    }
  }

  private static JsonNode read(String path) {
    return json(bytes(path));
  }

  private static JsonNode json(byte[] text) {
    try {
      return Documents.MAPPER.readTree(text);
    } catch (java.io.IOException error) {
      throw new java.io.UncheckedIOException(error);
    }
  }

  private interface Check {
    void run(JsonNode row) throws Exception;
  }

  private static Stream<DynamicTest> each(String name, Check check) {
    return StreamSupport.stream(KIT.get(name).spliterator(), false)
        .map(row -> {
          JsonNode id = row.has("id") ? row.get("id") : row.has("name") ? row.get("name") : row.get("file");
          return dynamicTest(id.asText(), () -> check.run(row));
        });
  }

  private static byte[] bytes(JsonNode row) {
    if (row.has("file")) return bytes(row.get("file").asText());
    return row.get("text").asText().getBytes(java.nio.charset.StandardCharsets.UTF_8);
  }

  /** Numbers are compared by value: 1.0 is 1. */
  private static void assertSame(JsonNode expected, JsonNode actual, String path) {
    if (expected.isNumber() && actual.isNumber())
      assertEquals(0, expected.decimalValue().compareTo(actual.decimalValue()), path);
    else if (expected.isContainerNode() && expected.getNodeType() == actual.getNodeType()) {
      assertEquals(expected.size(), actual.size(), path);
      expected.properties().forEach(one -> {
        assertTrue(actual.has(one.getKey()), path + "/" + one.getKey());
        assertSame(one.getValue(), actual.get(one.getKey()), path + "/" + one.getKey());
      });
      for (int i = 0; expected.isArray() && i < expected.size(); i++) assertSame(expected.get(i), actual.get(i), path + "/" + i);
    } else assertEquals(expected, actual, path);
  }

  @TestFactory
  Stream<DynamicTest> aDeliveryIsTypedAndWrittenBack() {
    return each("deliveries", row -> {
      byte[] body = bytes(row);
      String edition = row.get("edition").asText();
      for (String[] editions : new String[][] {{edition}, {}}) {
        Event event = Documents.parseDelivery(body, Mode.TOLERANT, editions);
        assertEquals(editions.length == 0 ? row.get("detected").asText() : edition, event.edition());
        assertSame(json(body), json(Documents.MAPPER.writeValueAsBytes(event)), "");
      }
      if (row.has("file")) Documents.parseDelivery(body, Mode.STRICT, edition);
    });
  }

  @TestFactory
  Stream<DynamicTest> rasterInfoHasItsEdition() {
    return each("rasterInfo", row -> {
      byte[] body = bytes(row);
      Object info = Documents.parseRasterInfo(body);
      String edition = info.getClass().getName().replaceFirst(".*RasterInfo", "").replaceFirst("\\$.*", "");
      assertEquals(row.get("edition").asText(), edition.toLowerCase(java.util.Locale.ROOT));
      assertSame(json(body), json(Documents.MAPPER.writeValueAsBytes(info)), "");
    });
  }

  @TestFactory
  Stream<DynamicTest> anInvalidDeliveryIsRejected() {
    return each("invalid", row -> {
      byte[] body = row.get("text").asText().getBytes(java.nio.charset.StandardCharsets.UTF_8);
      var error = assertThrows(InvalidException.class, () -> Documents.parseDelivery(body, Mode.TOLERANT, "2.3"));
      assertFalse(error.getMessage().contains(": : "), error.getMessage());
      List<String> found = error.problems.stream().map(one -> one.code() + " " + one.path()).toList();
      for (JsonNode one : row.get("errors"))
        assertTrue(found.contains(one.get("code").asText() + " " + one.get("path").asText()), found.toString());
    });
  }

  @TestFactory
  Stream<DynamicTest> aSignatureIsAcceptedOrRejected() {
    return each("signatures", row -> {
      String verdict = "accepted";
      try {
        String name = Adapter.verify(row, row.path("options"));
        if (row.has("keyId")) assertEquals(row.get("keyId").asText(), name);
      } catch (Signature.Rejected error) {
        verdict = "refused";
      }
      if (!row.has("either")) assertEquals(row.get("verdict").asText(), verdict);
    });
  }

  /** A store with a fixed claim. It logs each call, and fails in the named method. */
  private record Store(String claim, String fails, List<String> log) implements DeduplicationStore {
    @Override
    public Claim claim(String key) {
      note("claim");
      return Claim.valueOf(claim.toUpperCase(java.util.Locale.ROOT));
    }

    @Override
    public void done(String key) {
      note("done");
    }

    @Override
    public void release(String key) {
      note("release");
    }

    private void note(String name) {
      log.add(name);
      if (fails.equals(name)) throw new IllegalStateException(name);
    }
  }

  @TestFactory
  Stream<DynamicTest> aReceiverResponds() {
    return each("exchanges", KitTest::play);
  }

  private static void play(JsonNode row) {
    List<String> log = new ArrayList<>();
    List<Runnable> again = new ArrayList<>();
    Receiver.Options options = createOptions(row.path("options"), log);
    JsonNode on = row.has("on") ? row.get("on") : json("{\"*\":\"accept\"}".getBytes());
    on.properties().forEach(one -> {
      String how = one.getValue().asText();
      if (one.getKey().equals("invalid"))
        options.invalid((error, context) -> act(how, "invalid " + context.event() + " " + context.edition(), log, again));
      else
        options.on(one.getKey(), (event, context) ->
            act(how, context.event() + " " + context.edition() + " " + context.keyId(), log, again));
    });
    if (row.path("rejected").asBoolean()) {
      assertThrows(IllegalArgumentException.class, options::create);
      return;
    }
    Receiver receiver = options.create();
    for (JsonNode request : row.get("requests")) {
      again.clear();
      again.add(() -> log.add("again " + send(receiver, request).status()));
      Receiver.Response response = send(receiver, request);
      assertEquals(request.get("response").asText(), response.status() + " " + response.body());
    }
    if (row.has("handled")) assertEquals(Adapter.texts(row.get("handled")), log);
  }

  private static void act(String how, String line, List<String> log, List<Runnable> again) throws Exception {
    if (how.equals("fail")) throw new Exception("no");
    if (how.equals("crash")) throw new StackOverflowError("no");
    log.add(line);
    if (how.equals("again")) again.get(0).run();
  }

  private static Receiver.Options createOptions(JsonNode given, List<String> log) {
    Receiver.Options options = new Receiver.Options();
    if (!given.has("secrets")) options.secret("default", "mykey");
    given.path("secrets").forEach(one -> options.secret(one.get(0).asText(), one.get(1).asText()));
    options.mode(given.path("strict").asBoolean() ? Mode.STRICT : Mode.TOLERANT);
    options.editions(Adapter.texts(given.path("editions")).toArray(String[]::new));
    options.signature(new Signature.Options(given.path("allowUnprefixed").asBoolean(), given.path("allowLineFeed").asBoolean()));
    if (given.has("maxBytes")) options.maxBytes(given.get("maxBytes").asInt());
    String[] store = given.path("store").asText().split(":");
    if (store[0].equals("memory")) options.deduplication(new InMemoryStore(10));
    else if (!store[0].isEmpty()) options.deduplication(new Store(store[0], store.length > 1 ? store[1] : "", log));
    return options;
  }

  private static Receiver.Response send(Receiver receiver, JsonNode request) {
    byte[] body =
        request.has("nested") ? ("[".repeat(request.get("nested").asInt()) + "]".repeat(request.get("nested").asInt())).getBytes()
        : request.has("hex") ? HexFormat.of().parseHex(request.get("hex").asText())
        : bytes(request);
    return receiver.handle(
        request.get("method").asText(),
        name -> {
          List<String> values = new ArrayList<>();
          request.get("headers").forEach(one -> {
            if (one.get(0).asText().equalsIgnoreCase(name)) values.add(one.get(1).asText());
          });
          return values;
        },
        new ByteArrayInputStream(body));
  }

  @Test
  void aSignedSampleReachesATypedHandler(SampleDeliveries samples) {
    List<Long> seen = new ArrayList<>();
    Receiver receiver =
        Receiver.with("mykey")
            .editions("2.76")
            .on("update:task", V2_76.UpdateTaskEvent.class, (event, context) -> seen.add(event.task().id()))
            .create();
    SampleDeliveries.Signed sent = samples.create("mykey", "2.76", "update:task", Map.of("/task/id", 7));
    var response =
        receiver.handle("POST", name -> sent.headers().getOrDefault(name, List.of()), new ByteArrayInputStream(sent.body()));
    assertEquals("accepted", response.body());
    assertEquals(List.of(7L), seen);
  }
}
