import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import example.annotationcontracts.Problem;
import example.annotationcontracts.receiver.Answer;
import example.annotationcontracts.receiver.Limits;
import example.annotationcontracts.receiver.Receiver;
import example.annotationcontracts.receiver.Store;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What a receiver of any language must do: each scene says what is answered and told.
 *
 * @param <D> type of the deliveries
 */
public abstract class Scenes<D> {
  private static final Path PLAYED = Path.of("played.txt");

  /** Makes a receiver with a secret and further options. */
  protected abstract Receiver<D> make(String secret, Consumer<Receiver.Builder<D>> options);

  protected abstract String eventOf(D delivery);

  /** A request; like a scene it may have no members but these. */
  record Request(String method, List<List<String>> headers, String body, String answer) {}

  record Stored(String claim, String fails) {}

  record Scene(
      String name, List<List<String>> secrets, boolean strict, List<String> editions, long maxBytes, List<String> mediaTypes,
      boolean bareDigest, boolean lineFeed, Stored store, Map<String, String> on, String invalid, Map<String, String> hooks,
      List<Request> requests, List<String> told, Map<String, Integer> counts, String platform, String mistake) {}

  @TestFactory
  Stream<DynamicTest> everyScene() throws IOException {
    Files.writeString(PLAYED, "");
    Scene[] scenes = new ObjectMapper().readValue(new File("scenes.json"), Scene[].class);
    return Stream.of(scenes).map(scene -> DynamicTest.dynamicTest(scene.name, () -> {
      if (scene.mistake.isEmpty()) new Stage(scene).play();
      else {
        String mistake = assertThrows(IllegalArgumentException.class, () -> new Stage(scene)).getMessage();
        assertTrue(mistake.contains(scene.mistake), mistake);
      }
      Files.writeString(PLAYED, scene.name + "\n", StandardOpenOption.APPEND);
    }));
  }

  /** Where a scene is played; it is the log and the store too. */
  private final class Stage extends java.util.logging.Handler implements Store {
    private final Scene scene;
    private final List<String> told = Collections.synchronizedList(new ArrayList<>());
    private final Receiver<D> receiver;
    private volatile Request request;

    Stage(Scene scene) {
      this.scene = scene;
      receiver = make(scene.secrets.isEmpty() ? "" : scene.secrets.get(0).get(1), this::setOptions);
    }

    private void setOptions(Receiver.Builder<D> builder) {
      if (scene.secrets.isEmpty()) builder.takesUnsigned();
      scene.secrets.stream().skip(1).forEach(one -> builder.secret(one.get(0), one.get(1)));
      if (scene.strict) builder.strict();
      if (scene.bareDigest) builder.bareDigest();
      if (scene.lineFeed) builder.acceptLineFeed();
      builder.editions(scene.editions.toArray(String[]::new)).mediaTypes(scene.mediaTypes.toArray(String[]::new));
      builder.limits(new Limits((int) scene.maxBytes, Duration.ofSeconds(10), Duration.ofSeconds(60)));
      if (scene.store != null) builder.store(scene.store.claim.equals("memory") ? Store.inMemory(Duration.ofHours(1), 100) : this);
      scene.on.forEach((event, act) ->
          builder.on(event, (one, context) -> act(act, "handled " + context.event() + " of " + context.edition() + " by " + context.keyId())));
      if (scene.invalid != null)
        builder.onInvalid((invalid, context) -> {
          Problem first = invalid.problems().get(0);
          act(scene.invalid, "invalid " + context.event() + " of " + context.edition() + ": " + first.code() + " " + first.path());
        });
      scene.hooks.forEach((hook, act) -> {
        switch (hook) {
          case "refused" -> builder.onRefused(one -> call(act, one.status() + " " + one.code() + ": " + one.reason() + " " + one.event()));
          case "unknown" -> builder.onUnknown(one -> call(act, "unknown " + eventOf(one)));
          case "drift" -> builder.onDrift((one, paths) -> call(act, "drift " + String.join(" ", paths.stream().sorted().toList())));
          case "platform" -> builder.onPlatform(one -> call(act, one.message()));
          case "error" -> builder.onError((error, place) -> call(act, place + ": " + error.getMessage()));
          default -> throw new AssertionError(hook);
        }
      });
    }

    private void act(String act, String words) throws IOException {
      switch (act) {
        case "note" -> told.add(words);
        case "again" -> told.add("again: " + send(request));
        case "fail" -> throw new IOException("no");
        case "crash" -> throw new StackOverflowError("no");
        default -> assertEquals("accept", act);
      }
    }

    /** Hooks throw no checked exceptions. */
    private void call(String act, String words) {
      try {
        act(act, words);
      } catch (IOException error) {
        throw new IllegalStateException(error);
      }
    }

    private String send(Request one) {
      request = one;
      Map<String, List<String>> headers =
          one.headers.stream().collect(
              Collectors.groupingBy(field -> field.get(0), LinkedHashMap::new, Collectors.mapping(field -> field.get(1), Collectors.toList())));
      Answer said = receiver.handle(one.method, headers, HexFormat.of().parseHex(one.body));
      StringBuilder answer = new StringBuilder(said.status() + " " + said.body());
      new TreeMap<>(said.headers()).forEach((name, value) -> {
        if (!name.equalsIgnoreCase("content-type")) answer.append(" ").append(name.toLowerCase(Locale.ROOT)).append("=").append(value);
      });
      return answer.toString();
    }

    void play() {
      Logger log = Logger.getLogger("annotation_contracts");
      log.addHandler(this);
      log.setUseParentHandlers(false);
      try {
        for (Request one : scene.requests) assertEquals(one.answer, send(one));
      } finally {
        log.removeHandler(this);
      }
      assertEquals(scene.told.size(), told.size(), told.toString());
      for (int i = 0; i < told.size(); i++) assertTrue(told.get(i).contains(scene.told.get(i)), told.toString());
      assertEquals(new TreeMap<>(scene.counts), receiver.counts());
      String learned =
          receiver.platform()
              .map(one -> Stream.of(one.edition(), one.release() == null ? "" : one.release(), one.learnedFrom(), seen(one.editions())))
              .map(words -> words.collect(Collectors.joining(" ")))
              .orElse("");
      assertTrue(learned.contains(scene.platform), learned);
    }

    private static String seen(Map<String, Integer> editions) {
      return new TreeMap<>(editions).entrySet().stream().map(one -> one.getKey() + ":" + one.getValue()).collect(Collectors.joining(" "));
    }

    @Override
    public void publish(LogRecord line) {
      told.add(line.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    @Override
    public Claim claim(String key) {
      note("claim", key);
      return Claim.valueOf(scene.store.claim.toUpperCase(Locale.ROOT));
    }

    @Override
    public void done(String key) {
      note("done", key);
    }

    @Override
    public void release(String key) {
      note("release", key);
    }

    private void note(String name, String key) {
      told.add(name + " " + key);
      if (name.equals(scene.store.fails)) throw new IllegalStateException("no");
    }
  }
}
