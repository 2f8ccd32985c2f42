// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/receiver/Receiver.java by "npm run generate". Do not edit.

package example.annotationcontracts.receiver;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.DecodeException;
import example.annotationcontracts.Mode;
import example.annotationcontracts.NamedSecret;
import example.annotationcontracts.SignatureVerifier;
import example.annotationcontracts.UnreadableException;
import example.annotationcontracts.Verdict;
import example.annotationcontracts.internal.JsonReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes deliveries: the same steps behind every server (W4.3, W5.1, W-answer). Nothing is parsed before its signature is
 * verified. The package of a contract begins one: {@code Delivery.receiver(secret).on("update:task", …).build()}.
 *
 * @param <D> type of the deliveries
 */
public final class Receiver<D> {
  /** Places that one line of the log names, and characters of each. */
  private static final int NAMED = 10;

  private static final int LONGEST = 200;

  /** How long what a refused request still sends is read and dropped: its sender may not read the answer before. */
  private static final Duration LINGER = Duration.ofSeconds(2);

  private static final System.Logger LOG = System.getLogger("annotation_contracts");

  private static final Pattern CHARSET = Pattern.compile(";\\s*charset=\"?([^\";\\s]*)");

  private static final ExecutorService THREADS =
      Executors.newCachedThreadPool(
          work -> {
            Thread thread = new Thread(work, "annotation-contracts-handler");
            thread.setDaemon(true);
            return thread;
          });

  /** The answer to each refusal, which says no more than the sender may know, and why: those of every language. */
  private static final JsonNode ROWS = JsonReader.read("{\"refusals\":{\"method\":{\"status\":405,\"body\":\"method not allowed\",\"headers\":{\"allow\":\"POST\"}},\"media-type\":{\"status\":415,\"body\":\"unsupported media type\",\"headers\":{}},\"content-encoding\":{\"status\":415,\"body\":\"content encodings are not supported\",\"headers\":{\"accept-encoding\":\"identity\"}},\"too-large\":{\"status\":413,\"body\":\"body too large\",\"headers\":{}},\"too-slow\":{\"status\":408,\"body\":\"body too slow\",\"headers\":{\"connection\":\"close\"}},\"incomplete\":{\"status\":400,\"body\":\"body incomplete\",\"headers\":{}},\"body-consumed\":{\"status\":500,\"body\":\"receiver is set up wrong\",\"headers\":{}},\"signature\":{\"status\":403,\"body\":\"signature refused\",\"headers\":{}},\"not-utf8\":{\"status\":400,\"body\":\"body is not UTF-8\",\"headers\":{}},\"not-json\":{\"status\":400,\"body\":\"body is not JSON\",\"headers\":{}},\"too-deep\":{\"status\":400,\"body\":\"body is nested too deep\",\"headers\":{}},\"invalid-delivery\":{\"status\":422,\"body\":\"invalid delivery\",\"headers\":{}},\"busy\":{\"status\":409,\"body\":\"delivery is being handled\",\"headers\":{}}},\"reasons\":{\"missing-header\":\"there is no signature header\",\"empty-header\":\"the signature header is empty\",\"duplicated-header\":\"there are several signatures: as header lines, or joined by a comma\",\"wrong-algorithm\":\"the signature has a \\\"=\\\" but does not begin with \\\"sha256=\\\"\",\"missing-prefix\":\"the digest stands without \\\"sha256=\\\"\",\"not-hex\":\"the digest contains something else than hexadecimal digits\",\"wrong-length\":\"the digest does not have 64 digits\",\"no-secret\":\"no secret was given to compare with\",\"mismatch\":\"the digest belongs to another body or secret\"},\"unreadable\":{\"not-utf8\":\"the body is not UTF-8\",\"not-json\":\"the body is not JSON\",\"too-deep\":\"the body has more than {} nested arrays and objects\"},\"doctor\":\"to find out why: annotation-contracts listen --secret-env WEBHOOK_SECRET --save saved, then annotation-contracts doctor saved/0001-… --secret-env WEBHOOK_SECRET\"}".getBytes(StandardCharsets.UTF_8));

  /** A step that refuses. */
  private static final class Refused extends Exception {
    private static final long serialVersionUID = 1;
    private final String code;

    Refused(String code, String reason) {
      super(reason, null, false, false);
      this.code = code;
    }
  }

  private final Contract<D> contract;
  private final Builder<D> options;
  private final SignatureVerifier verifier;
  private final boolean isStrict;
  private final List<String> editions;
  private final Map<String, Handler<? super D>> routes;
  private final Watch watch;
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();
  private final Set<String> told = ConcurrentHashMap.newKeySet();

  private Receiver(Builder<D> options) {
    this.options = options;
    contract = options.contract;
    isStrict = options.mode == Mode.STRICT;
    boolean isEmpty = options.secrets.isEmpty() || options.secrets.stream().anyMatch(one -> one.secret() == null || one.secret().isEmpty());
    if (isEmpty && !options.takesUnsigned)
      throw new IllegalArgumentException("cannot create the receiver: a secret is missing or empty");
    if (!options.limits.arePositive())
      throw new IllegalArgumentException("cannot create the receiver: a limit is not positive");
    SignatureVerifier plain = options.takesUnsigned ? null : new SignatureVerifier(options.secrets);
    verifier = plain != null && options.bareDigest ? plain.withBareDigest() : plain;
    List<String> all = contract.editions();
    // A strict receiver reads the document's edition (E-strict), the oldest.
    List<String> usual = isStrict ? all.subList(all.size() - 1, all.size()) : all;
    editions = options.editions.isEmpty() ? usual : options.editions;
    for (String one : editions)
      if (!all.contains(one))
        throw new IllegalArgumentException(
            "cannot create the receiver: edition \"" + one + "\" is none of " + String.join(", ", all));
    watch = new Watch(contract.program(), editions, options.editions.isEmpty() && !isStrict && editions.size() > 1);
    routes = createRoutes();
  }

  /** Arranges handlers by event, each with the most specific one. */
  private Map<String, Handler<? super D>> createRoutes() {
    Map<String, Handler<? super D>> on = new HashMap<>(options.on);
    Map<String, Handler<? super D>> found = new HashMap<>();
    Set<String> known = new HashSet<>(Set.of("unknown"));
    if (on.containsKey("unknown")) found.put("unknown", on.get("unknown"));
    for (String edition : editions)
      for (String event : contract.events().get(edition)) {
        String[] parts = event.split(":", 2);
        List<String> keys =
            parts.length == 1 ? List.of(event, "*") : List.of(event, "*:" + parts[1], parts[0] + ":*", "*");
        known.addAll(keys);
        keys.stream().filter(on::containsKey).findFirst().ifPresent(key -> found.putIfAbsent(event, on.get(key)));
      }
    for (String key : on.keySet())
      if (!known.contains(key))
        throw new IllegalArgumentException(
            "cannot create the receiver: \"" + key + "\" is no event or pattern of editions " + String.join(", ", editions));
    return found;
  }

  /** {@return what is known of the platform so far; empty before the first valid one} */
  public Optional<Platform> platform() {
    return watch.platform();
  }

  /** {@return what became of deliveries, counted: handled, unhandled, unknown, invalid, refused, failed, duplicate} */
  public Map<String, Integer> counts() {
    return new TreeMap<>(counts);
  }

  /** {@return the bounds of what it takes} */
  public Limits limits() {
    return options.limits;
  }

  /**
   * Answers a request with a whole body; never throws.
   *
   * @param method the method
   * @param headers the header fields, in any case
   * @param body the exact bytes of the body
   * @return the answer
   */
  public Answer handle(String method, Map<String, List<String>> headers, byte[] body) {
    try {
      checkHead(method, headers, body.length);
      return take(headers, body);
    } catch (Refused refused) {
      return refuse(refused);
    } catch (RuntimeException | Error error) {
      report(error, "receiver");
      return Answer.of(500, "receiver failed");
    }
  }

  /**
   * Answers a request, and reads its body within the limits; never throws. Of a refused request, what it still sends is read
   * for two seconds and dropped.
   *
   * @param method the method
   * @param headers the header fields, in any case
   * @param body the body as it arrives
   * @return the answer
   */
  public Answer handle(String method, Map<String, List<String>> headers, InputStream body) {
    byte[] bytes;
    try {
      checkHead(method, headers, 0);
      bytes = readBody(body);
    } catch (Refused refused) {
      Answer answer = refuse(refused);
      // A sender that waits for leave to send has sent nothing.
      boolean isWaiting = !valuesOf(headers, "Expect").isEmpty();
      return isWaiting || refused.code.equals("too-slow") || drain(body) ? answer : answer.with("connection", "close");
    }
    return handle(method, headers, bytes);
  }

  private byte[] readBody(InputStream in) throws Refused {
    long start = System.nanoTime();
    long most = options.limits.readTimeout().toNanos();
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    byte[] buffer = new byte[1 << 14];
    boolean isBroken = false;
    int count = 0;
    while (count >= 0 && !isBroken && System.nanoTime() - start < most) {
      body.write(buffer, 0, count);
      if (body.size() > options.limits.maxBytes()) throw tooLarge();
      try {
        count = in.read(buffer);
      } catch (IOException error) {
        isBroken = true;
      }
    }
    if (count < 0) return body.toByteArray();
    throw System.nanoTime() - start >= most
        ? new Refused("too-slow", "the body took longer than " + options.limits.readTimeout().toMillis() + " ms")
        : new Refused("incomplete", "the connection ended before the body did");
  }

  /** Reads and drops what still comes; returns whether that was all. */
  private static boolean drain(InputStream in) {
    long start = System.nanoTime();
    byte[] buffer = new byte[1 << 14];
    try {
      while (System.nanoTime() - start < LINGER.toNanos()) if (in.read(buffer) < 0) return true;
    } catch (IOException error) {
      return false;
    }
    return false;
  }

  /** Looks at what comes before the body: method, media type, coding and length, in this order. */
  private void checkHead(String method, Map<String, List<String>> headers, long length) throws Refused {
    if (!method.equals("POST")) throw new Refused("method", "the method is not POST");
    String field = String.join(", ", valuesOf(headers, "Content-Type")).toLowerCase(Locale.ROOT);
    if (!options.mediaTypes.contains(field.split(";", 2)[0].strip()))
      throw new Refused("media-type", "the media type is not " + String.join(" or ", options.mediaTypes));
    Matcher charset = CHARSET.matcher(field);
    while (charset.find())
      if (!charset.group(1).matches("utf-?8")) throw new Refused("media-type", "the charset is not UTF-8");
    String coding = String.join(", ", valuesOf(headers, "Content-Encoding")).toLowerCase(Locale.ROOT);
    if (!coding.isEmpty() && !coding.equals("identity"))
      throw new Refused("content-encoding", "the body is compressed, but the signature is over its bytes as sent");
    for (String announced : valuesOf(headers, "Content-Length"))
      if (announced.matches("\\d{1,18}")) length = Math.max(length, Long.parseLong(announced));
    if (length > options.limits.maxBytes()) throw tooLarge();
  }

  private Refused tooLarge() {
    return new Refused("too-large", "the body is longer than " + options.limits.maxBytes() + " bytes");
  }

  private static List<String> valuesOf(Map<String, List<String>> headers, String name) {
    return headers.entrySet().stream()
        .filter(one -> name.equalsIgnoreCase(one.getKey()))
        .flatMap(one -> one.getValue().stream())
        .toList();
  }

  private Answer take(Map<String, List<String>> headers, byte[] body) throws Refused {
    String keyId = verify(valuesOf(headers, contract.header()), body);
    JsonNode node;
    try {
      node = JsonReader.read(body);
    } catch (UnreadableException error) {
      String words = ROWS.path("unreadable").path(error.reason().code()).asText();
      throw new Refused(error.reason().code(), words.replace("{}", Integer.toString(JsonReader.MAX_DEPTH)));
    }
    Watch.Hint hint = watch.hintIn(String.join(" ", valuesOf(headers, "User-Agent")));
    JsonNode member = contract.webhook() == null ? null : node.get(contract.webhook());
    String webhook = member == null || !member.isNumber() ? "" : member.asText();
    String key = keyId + " " + webhook;
    D delivery;
    try {
      delivery = contract.reader().read(node, options.mode, watch.order(hint, key));
    } catch (DecodeException invalid) {
      return takeInvalid(new Context(keyId, body, node.path(contract.tag()).asText(""), invalid.edition()), invalid, hint);
    }
    Context context = new Context(keyId, body, contract.event().apply(delivery), contract.edition().apply(delivery));
    if (context.edition().isEmpty()) {
      tell(options.onUnknown, delivery);
      if (routes.containsKey("unknown")) return dispatch(routes.get("unknown"), delivery, context, webhook);
      return end("unknown", 200, "unknown event");
    }
    Platform.News news = watch.saw(key, context.edition(), hint);
    if (news != null) tell(options.onPlatform == null ? one -> LOG.log(Level.INFO, one.message()) : options.onPlatform, news);
    if (options.onDrift != null && !isStrict) watchDrift(node, delivery, context);
    return dispatch(routes.get(context.event()), delivery, context, webhook);
  }

  /** Says which secret signed a body. */
  private String verify(List<String> header, byte[] body) throws Refused {
    if (verifier == null) return null;
    Verdict verdict = verifier.verify(body, header);
    if (verdict instanceof Verdict.Accepted accepted) return accepted.keyId();
    Verdict.Reason reason = ((Verdict.Refused) verdict).reason();
    String words = reason.words();
    if (reason == Verdict.Reason.MISMATCH) {
      byte[] fed = Arrays.copyOf(body, body.length + 1);
      fed[body.length] = '\n';
      if (verifier.verify(fed, header) instanceof Verdict.Accepted accepted) {
        if (options.lineFeed) return accepted.keyId();
        words += ": the sender signs a line feed after the body; acceptLineFeed() takes it";
      }
    }
    throw new Refused("signature", words);
  }

  private Answer takeInvalid(Context context, DecodeException invalid, Watch.Hint hint) {
    int status = isStrict ? 422 : 200;
    report(new Refusal("invalid-delivery", status, "the signed body is not a valid delivery", context.event(), invalid), hint);
    boolean isTaken = isStrict || options.invalid == null || run(() -> options.invalid.handle(invalid, context), handled -> {});
    if (isTaken) count("invalid");
    return isTaken ? Answer.of(status, "invalid delivery") : Answer.of(500, "handler failed");
  }

  /** Reports members that the edition does not know. */
  private void watchDrift(JsonNode node, D delivery, Context context) {
    try {
      contract.reader().read(node, Mode.STRICT, context.edition());
    } catch (DecodeException invalid) {
      // A number before the last step is an index: the contract has no such name.
      List<String> paths =
          invalid.problems().stream()
              .filter(one -> one.code().equals("unexpected"))
              .map(one -> one.path().replaceAll("/\\d+(?=/)", "/*"))
              .distinct()
              .toList();
      if (!paths.isEmpty()) tell(one -> options.onDrift.accept(one, paths), delivery);
    }
  }

  /** Runs the handler of a delivery, unless the store knows it as handled. */
  private Answer dispatch(Handler<? super D> handler, D delivery, Context context, String webhook) {
    if (handler == null) {
      return end("unhandled", 200, "no handler");
    }
    boolean isOnce = options.store != null && !contract.onRequest().contains(context.event());
    String key = isOnce ? webhook + ":" + digestOf(context.body()) : null;
    if (isOnce) {
      Store.Claim claim;
      try {
        claim = options.store.claim(key);
      } catch (RuntimeException error) {
        report(error, "store");
        return end("failed", 500, "store failed");
      }
      if (claim == Store.Claim.DONE) {
        return end("duplicate", 200, "duplicate");
      }
      if (claim == Store.Claim.BUSY) return refuse(new Refused("busy", "the same bytes are being handled right now"));
    }
    boolean isHandled =
        run(
            () -> handler.handle(delivery, context),
            handled -> {
              if (isOnce) settle(key, handled);
            });
    if (isHandled) count(context.edition().isEmpty() ? "unknown" : "handled");
    return isHandled ? Answer.of(200, "accepted") : Answer.of(500, "handler failed");
  }

  /** The handler has run or failed: an error of the store does not change that. */
  private void settle(String key, boolean isHandled) {
    try {
      if (isHandled) options.store.done(key);
      else options.store.release(key);
    } catch (RuntimeException error) {
      report(error, "store");
    }
  }

  private static String digestOf(byte[] body) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(body));
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException("cannot compute SHA-256", error);
    }
  }

  /** A handler with its delivery. */
  private interface Work {
    void run() throws Exception;
  }

  /**
   * Runs a handler in time, on a thread of its own; returns whether it did so. A late one goes on where it does not heed its
   * interruption: it is settled when it ends, for nobody else may handle the same delivery beside it.
   */
  private boolean run(Work work, Consumer<Boolean> settle) {
    AtomicBoolean isBegun = new AtomicBoolean();
    Callable<Void> call =
        () -> {
          if (isBegun.getAndSet(true)) return null;
          boolean isHandled = false;
          try {
            work.run();
            isHandled = true;
          } finally {
            settle.accept(isHandled);
          }
          return null;
        };
    Future<Void> future = null;
    Throwable cause;
    try {
      future = (options.threads == null ? THREADS : options.threads).submit(call);
      future.get(options.limits.handlerTimeout().toNanos(), TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException error) {
      future.cancel(true);
      cause = new TimeoutException("the handler took longer than " + options.limits.handlerTimeout().toMillis() + " ms");
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
      cause = error;
    } catch (ExecutionException error) {
      cause = error.getCause();
    } catch (RuntimeException | Error error) {
      // No thread takes it.
      cause = error;
    }
    if (!isBegun.getAndSet(true)) settle.accept(false);
    count("failed");
    report(cause, "handler");
    return false;
  }

  private Answer refuse(Refused why) {
    JsonNode row = ROWS.path("refusals").path(why.code);
    Answer answer = end("refused", row.path("status").asInt(), row.path("body").asText());
    for (Map.Entry<String, JsonNode> one : row.path("headers").properties()) answer = answer.with(one.getKey(), one.getValue().asText());
    report(new Refusal(why.code, answer.status(), why.getMessage(), "", null), Watch.Hint.NONE);
    return answer;
  }

  private void count(String end) {
    counts.merge(end, 1, Integer::sum);
  }

  /** Counts what became of a request, and writes the answer. */
  private Answer end(String end, int status, String body) {
    count(end);
    return Answer.of(status, body);
  }

  /**
   * Reports a refusal; without a hook every invalid delivery, since only someone with the secret can send one, and the first bad
   * signature of each reason, so that nobody else can fill the log.
   */
  private void report(Refusal refusal, Watch.Hint hint) {
    if (options.onRefused != null) {
      tell(options.onRefused, refusal);
    } else if (refusal.invalid() != null) {
      List<String> paths = refusal.invalid().problems().stream().map(one -> one.path().isEmpty() ? "the document" : printable(one.path())).toList();
      String more = paths.size() > NAMED ? " and " + (paths.size() - NAMED) + " more" : "";
      String places = String.join(", ", paths.subList(0, Math.min(NAMED, paths.size()))) + more;
      String event = refusal.event().isEmpty() ? "" : printable(refusal.event()) + ", ";
      String text = refusal.reason() + ": " + event + "nearest edition " + refusal.invalid().edition();
      LOG.log(Level.WARNING, text + ", wrong at " + places + cure(hint));
    } else if (refusal.code().equals("signature") && told.add(refusal.reason().split(":")[0])) {
      String text = "; the next ones for this reason are not logged; ";
      LOG.log(Level.WARNING, "a delivery was refused: " + refusal.reason() + text + ROWS.path("doctor").asText());
    }
  }

  private String cure(Watch.Hint hint) {
    if (hint.edition() != null && !editions.contains(hint.edition()))
      return "; release " + hint.release() + " sends edition " + hint.edition() + ": give editions(\"" + hint.edition() + "\")";
    if (isStrict) return "; without strict() a receiver takes every edition";
    return options.invalid == null ? "; no handler ran: onInvalid takes such deliveries" : "";
  }

  /** Shortens a text, and takes from it what would begin another line. */
  private static String printable(String text) {
    return text.substring(0, Math.min(LONGEST, text.length())).replaceAll("[\\p{Cntrl}\\p{Zl}\\p{Zp}]", "\uFFFD");
  }

  /** Calls a hook; what it throws never reaches the sender. */
  private <T> void tell(Consumer<? super T> hook, T what) {
    try {
      if (hook != null) hook.accept(what);
    } catch (RuntimeException | Error error) {
      report(error, "hook");
    }
  }

  private void report(Throwable error, String place) {
    try {
      if (options.onError != null) options.onError.accept(error, place);
      else LOG.log(Level.ERROR, "the " + place + " failed", error);
    } catch (RuntimeException | Error lost) {
      LOG.log(Level.ERROR, "onError failed", lost);
    }
  }

  /**
   * Options of a receiver.
   *
   * @param <D> type of the deliveries
   */
  public static final class Builder<D> {
    private final Contract<D> contract;
    private final List<NamedSecret> secrets = new ArrayList<>();
    private final Map<String, Handler<? super D>> on = new LinkedHashMap<>();
    private List<String> editions = List.of();
    private List<String> mediaTypes = List.of("application/json");
    private Mode mode = Mode.TOLERANT;
    private Limits limits = Limits.DEFAULT;
    private boolean takesUnsigned;
    private boolean bareDigest;
    private boolean lineFeed;
    private Store store;
    private ExecutorService threads;
    private Handler<DecodeException> invalid;
    private Consumer<Refusal> onRefused;
    private Consumer<? super D> onUnknown;
    private BiConsumer<? super D, List<String>> onDrift;
    private Consumer<Platform.News> onPlatform;
    private BiConsumer<Throwable, String> onError;

    /**
     * Begins the receiver of a contract; the package of the contract calls it.
     *
     * @param contract the contract
     */
    public Builder(Contract<D> contract) {
      this.contract = contract;
    }

    /**
     * Adds a secret: several, while a webhook moves from one to the next.
     *
     * @param name name that handlers see
     * @param secret the secret
     * @return this
     */
    public Builder<D> secret(String name, String secret) {
      return secret(new NamedSecret(name, secret));
    }

    /**
     * Adds a secret that may have a last moment, after which it is ignored.
     *
     * @param secret the secret, with the name that handlers see
     * @return this
     */
    public Builder<D> secret(NamedSecret secret) {
      secrets.add(secret);
      return this;
    }

    /** {@return this, which takes <b>every</b> request, forged ones included} */
    public Builder<D> takesUnsigned() {
      takesUnsigned = true;
      return this;
    }

    /**
     * Sets a handler. Exactly one runs for a delivery: that of its event, else of {@code *:<resource>}, else of
     * {@code <action>:*}, else of {@code *}. The handler {@code unknown} alone takes events that no edition has.
     *
     * @param event event or pattern
     * @param handler the handler
     * @return this
     */
    public Builder<D> on(String event, Handler<? super D> handler) {
      on.put(event, handler);
      return this;
    }

    /**
     * Sets a handler of a type of deliveries, such as {@code UpdateTaskEvent}.
     *
     * @param event event
     * @param type type of its deliveries, of all editions or of one
     * @param handler the handler
     * @param <E> type of its deliveries
     * @return this
     */
    public <E extends D> Builder<D> on(String event, Class<E> type, Handler<? super E> handler) {
      return on(event, (delivery, context) -> handler.handle(type.cast(delivery), context));
    }

    /**
     * Sets the handler of signed bodies that no edition takes (W-lost). Strict receivers answer 422 instead.
     *
     * @param handler the handler
     * @return this
     */
    public Builder<D> onInvalid(Handler<DecodeException> handler) {
      invalid = handler;
      return this;
    }

    /**
     * Sets the editions to read by: the first that takes a delivery reads it. Default: every edition, which the receiver learns
     * (E-learn); of a strict receiver that of the source document (E-strict).
     *
     * @param names the editions
     * @return this
     */
    public Builder<D> editions(String... names) {
      editions = List.of(names);
      return this;
    }

    /** {@return this, which answers 422 to a signed delivery that its sender should not have sent} */
    public Builder<D> strict() {
      mode = Mode.STRICT;
      return this;
    }

    /**
     * Sets the bounds of what is taken.
     *
     * @param bounds the bounds
     * @return this
     */
    public Builder<D> limits(Limits bounds) {
      limits = bounds;
      return this;
    }

    /**
     * Sets the media types of deliveries, in lower case. Default: {@code application/json} alone.
     *
     * @param names the media types
     * @return this
     */
    public Builder<D> mediaTypes(String... names) {
      mediaTypes = List.of(names);
      return this;
    }

    /** {@return this, which also takes a signature without {@code sha256=}} */
    public Builder<D> bareDigest() {
      bareDigest = true;
      return this;
    }

    /** {@return this, which also takes a signature over the body and a line feed, which release 2.3.0 sends (W-lf)} */
    public Builder<D> acceptLineFeed() {
      lineFeed = true;
      return this;
    }

    /**
     * Keeps repeated deliveries from being handled twice. Default: every delivery is handled.
     *
     * @param memory what remembers them
     * @return this
     */
    public Builder<D> store(Store memory) {
      store = memory;
      return this;
    }

    /**
     * Sets where handlers run. Default: daemon threads of this package, as many as are needed.
     *
     * @param executor what runs them
     * @return this
     */
    public Builder<D> threads(ExecutorService executor) {
      threads = executor;
      return this;
    }

    /**
     * Receives every refusal. Default: invalid deliveries and the first bad signature of each reason go to the log.
     *
     * @param hook the hook
     * @return this
     */
    public Builder<D> onRefused(Consumer<Refusal> hook) {
      onRefused = hook;
      return this;
    }

    /**
     * Receives every signed delivery of an unknown event, whether or not a handler takes it.
     *
     * @param hook the hook
     * @return this
     */
    public Builder<D> onUnknown(Consumer<? super D> hook) {
      onUnknown = hook;
      return this;
    }

    /**
     * Receives the places of members that the edition does not know, in tolerant mode: JSON Pointers with {@code *} for any index.
     *
     * @param hook the hook
     * @return this
     */
    public Builder<D> onDrift(BiConsumer<? super D, List<String>> hook) {
      onDrift = hook;
      return this;
    }

    /**
     * Receives what was learned of the platform. Default: it goes to the log.
     *
     * @param hook the hook
     * @return this
     */
    public Builder<D> onPlatform(Consumer<Platform.News> hook) {
      onPlatform = hook;
      return this;
    }

    /**
     * Receives what is not the request's fault: {@code handler}, {@code store}, {@code hook} or {@code receiver} says where it
     * was. Default: the log.
     *
     * @param hook the hook
     * @return this
     */
    public Builder<D> onError(BiConsumer<Throwable, String> hook) {
      onError = hook;
      return this;
    }

    /**
     * Makes the receiver.
     *
     * @return the receiver
     * @throws IllegalArgumentException which option is wrong
     */
    public Receiver<D> build() {
      return new Receiver<>(this);
    }
  }
}
