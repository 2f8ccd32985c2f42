package example.annotationcontracts;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.Documents.Mode;
import example.annotationcontracts.Signature.Secret;
import example.annotationcontracts.generated.Editions;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Receives deliveries (W4.3, W5.1). {@link ReceiverServlet} and {@link ReceiverHttpHandler} connect it to servers. */
public final class Receiver {
  private static final System.Logger LOG = System.getLogger("annotation-contracts");
  private static final String OPENSSL = "openssl dgst -sha256 -hmac \"$WEBHOOK_SECRET\" BODY_FILE";
  private static final Documents.Facts FACTS = Documents.FACTS;
  private static final Pattern MEDIA_TYPE =
      Pattern.compile("\\s*application/json\\s*(;\\s*(charset=\"?utf-?8\"?|(?!charset=)[^\\s;=]+=(\"[^\"]*\"|[^\\s;\"]+))\\s*)*;?\\s*",
          Pattern.CASE_INSENSITIVE);

  /** The response to the sender. */
  public record Response(int status, String body, Map<String, String> headers) {
    Response(int status, String body) {
      this(status, body, Map.of());
    }
  }

  /**
   * The context of a delivery, which a handler also receives.
   *
   * @param edition edition in which the delivery was read; the closest one if it is invalid, empty if the event is
   * unknown
   * @param keyId name of the secret that signed it
   */
  public record Context(String event, String edition, String keyId, byte[] body) {}

  /** Handles a delivery. An exception causes a 500. */
  public interface Handler<T> {
    /** Handles a delivery. */
    void handle(T delivery, Context context) throws Exception;
  }

  /** Options of a receiver. Every method returns the options. */
  public static final class Options {
    private final List<Secret> secrets = new ArrayList<>();
    private final Map<String, Handler<Event>> on = new HashMap<>();
    private Handler<InvalidException> invalid;
    private List<String> editions = List.of();
    private Mode mode = Mode.TOLERANT;
    private Signature.Options signature = new Signature.Options(false, false);
    private int maxBytes = 10 * 1024 * 1024;
    private DeduplicationStore deduplication;

    /** Creates options without a secret; {@link Receiver#with} creates them with one. */
    Options() {}

    /** Adds a secret, so that a new one can replace an old one. */
    public Options secret(String name, String value) {
      secrets.add(new Secret(name, value, null));
      return this;
    }

    /** Handles an event, {@code *:<resource>}, {@code <action>:*} or {@code *}; {@code unknown} gets unknown events. */
    public Options on(String key, Handler<Event> handler) {
      on.put(key, handler);
      return this;
    }

    /** Handles an event of one edition as its record, such as {@code V2_76.UpdateTaskEvent.class}. Also set {@code editions}. */
    public <T extends Event> Options on(String key, Class<T> type, Handler<T> handler) {
      return on(key, (event, context) -> handler.handle(type.cast(event), context));
    }

    /** Handles signed bodies that no edition accepts; the response is 200. */
    public Options invalid(Handler<InvalidException> handler) {
      invalid = handler;
      return this;
    }

    /** Accepts only the given editions. Default: all; in strict mode, the source document's edition. */
    public Options editions(String... names) {
      editions = List.of(names);
      return this;
    }

    /** Sets the mode; {@code STRICT} responds 422 to deliveries that break the rules for senders. Default: {@code TOLERANT}. */
    public Options mode(Mode value) {
      mode = value;
      return this;
    }

    /** Sets which other forms of signatures are accepted. */
    public Options signature(Signature.Options value) {
      signature = value;
      return this;
    }

    /** Sets the maximum size of a body. Default: 10 MiB. */
    public Options maxBytes(int value) {
      maxBytes = value;
      return this;
    }

    /** Sets the store that makes sure a delivery is handled only once. */
    public Options deduplication(DeduplicationStore store) {
      deduplication = store;
      return this;
    }

    /** {@return a receiver} Throws IllegalArgumentException for an invalid option. */
    public Receiver create() {
      return new Receiver(this);
    }
  }

  private static final class Rejection extends Exception {
    private static final long serialVersionUID = 1;
    private final String code;

    Rejection(String code, String reason) {
      super(reason);
      this.code = code;
    }
  }

  private final Options options;
  private final Collection<String> editions;
  private final Set<String> logged = ConcurrentHashMap.newKeySet();
  private volatile String last = "";

  /** Creates the options of a receiver. */
  public static Options with(String secret) {
    return new Options().secret("default", secret);
  }

  private Receiver(Options options) {
    this.options = options;
    if (options.secrets.isEmpty()
        || options.secrets.stream().anyMatch(one -> one.name() == null || one.value() == null || one.value().isEmpty()))
      throw new IllegalArgumentException("cannot create the receiver: a secret is missing or empty");
    if (options.maxBytes < 1 || options.maxBytes == Integer.MAX_VALUE)
      throw new IllegalArgumentException("cannot create the receiver: maxBytes must be positive and below 2 GiB - 1");
    boolean isSource = options.mode == Mode.STRICT && options.editions.isEmpty();
    String[] names = isSource ? new String[] {Editions.SOURCE} : options.editions.toArray(String[]::new);
    editions = Documents.choose(Editions.DELIVERIES, names);
    Set<String> keys = new HashSet<>(Set.of("unknown"));
    for (String edition : editions) Editions.DELIVERIES.get(edition).keySet().forEach(event -> keys.addAll(keysOf(event)));
    for (var one : options.on.entrySet())
      if (!keys.contains(one.getKey()) || one.getValue() == null)
        throw new IllegalArgumentException(
            "cannot create the receiver: \"" + one.getKey() + "\" is not an event or pattern, or its handler is null");
  }

  /** Lists the keys that match an event, the most specific first. */
  private static List<String> keysOf(String event) {
    int colon = event.indexOf(':');
    if (colon < 0) return List.of(event, "*");
    return List.of(event, "*" + event.substring(colon), event.substring(0, colon + 1) + "*", "*");
  }

  /**
   * Responds to a request; never throws.
   *
   * @param header returns the values of a header, one per header line
   * @param body the body, of which at most {@code maxBytes} + 1 bytes are read
   */
  public Response handle(String method, Function<String, List<String>> header, InputStream body) {
    try {
      checkHead(method, header);
      byte[] bytes = body.readNBytes(options.maxBytes + 1);
      if (bytes.length > options.maxBytes) throw tooLarge();
      // The body is not parsed before the signature is verified.
      List<String> signature = header.apply(Signature.HEADER);
      String keyId = Signature.verify(options.secrets, bytes, signature, options.signature, Instant.now());
      return dispatch(Documents.readJson(bytes), keyId, bytes);
    } catch (Rejection error) {
      return reject(error.code, error.getMessage());
    } catch (Signature.Rejected error) {
      return reject("signature", error.getMessage() + "; compare with: " + OPENSSL);
    } catch (UnreadableException error) {
      return reject(error.code, error.getMessage());
    } catch (IOException error) {
      return reject("incomplete", "the connection ended before the body did");
    } catch (RuntimeException | StackOverflowError error) {
      LOG.log(System.Logger.Level.ERROR, "the receiver failed", error);
      return new Response(500, "receiver failed");
    }
  }

  private void checkHead(String method, Function<String, List<String>> header) throws Rejection {
    if (!method.equals("POST")) throw new Rejection("method", "the method is not POST");
    if (!MEDIA_TYPE.matcher(String.join(",", header.apply("Content-Type"))).matches())
      throw new Rejection("media-type", "the media type is not application/json in UTF-8");
    String coding = String.join(",", header.apply("Content-Encoding"));
    if (!coding.isEmpty() && !coding.equalsIgnoreCase("identity"))
      throw new Rejection("content-encoding", "content encodings are not supported");
    String length = String.join("", header.apply("Content-Length"));
    if (length.matches("\\d{10,}") || length.matches("\\d+") && Long.parseLong(length) > options.maxBytes) throw tooLarge();
  }

  private Rejection tooLarge() {
    return new Rejection("too-large", "the body is longer than " + options.maxBytes + " bytes");
  }

  private Response dispatch(JsonNode document, String keyId, byte[] body) throws UnreadableException {
    Event event;
    try {
      event = Documents.readDelivery(document, options.mode, editions, last);
    } catch (InvalidException error) {
      return dispatchInvalid(error, new Context(error.event, error.edition, keyId, body));
    }
    Context context = new Context(event.event(), event.edition(), keyId, body);
    boolean isUnknown = event instanceof UnknownEvent;
    if (!isUnknown) last = event.edition();
    for (String key : isUnknown ? List.of("unknown") : keysOf(event.event()))
      if (options.on.containsKey(key)) return runOnce(options.on.get(key), event, context, document.path("webhook_id"));
    return new Response(200, isUnknown ? "unknown event" : "no handler");
  }

  /** Logs each invalid delivery, because only someone with the secret can send one. */
  private Response dispatchInvalid(InvalidException error, Context context) {
    boolean isHandled = options.mode == Mode.TOLERANT && options.invalid != null;
    warn(error.getMessage() + (isHandled ? "" : "; no handler was called"));
    if (options.mode == Mode.STRICT) return FACTS.responses().get("invalid-delivery");
    return isHandled ? run(options.invalid, error, context) : new Response(200, "invalid delivery");
  }

  /** Runs a handler unless the delivery was handled before. An event that is sent on request is never a duplicate. */
  private Response runOnce(Handler<Event> handler, Event event, Context context, JsonNode webhookId) {
    DeduplicationStore store = options.deduplication;
    if (store == null || FACTS.onRequest().contains(context.event())) return run(handler, event, context);
    String key;
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(context.body());
      key = (webhookId.isNumber() ? webhookId.asText() : "") + ":" + HexFormat.of().formatHex(digest);
      Response known =
          switch (store.claim(key)) {
            case NEW -> null;
            case BUSY -> FACTS.responses().get("busy");
            case DONE -> new Response(200, "duplicate");
          };
      if (known != null) return known;
    } catch (Exception error) {
      LOG.log(System.Logger.Level.ERROR, "the deduplication store failed", error);
      return new Response(500, "store failed");
    }
    Response response = run(handler, event, context);
    try {
      if (response.status() == 200) store.done(key);
      else store.release(key);
    } catch (Exception error) {
      LOG.log(System.Logger.Level.ERROR, "the deduplication store failed", error);
    }
    return response;
  }

  /** Runs a handler. The sender learns that it failed, but not why. */
  private static <T> Response run(Handler<T> handler, T delivery, Context context) {
    try {
      handler.handle(delivery, context);
      return new Response(200, "accepted");
    } catch (Throwable error) { // an Error must also release the delivery
      LOG.log(System.Logger.Level.ERROR, "the handler for " + context.event() + " failed", error);
      return new Response(500, "handler failed");
    }
  }

  /** Responds to a rejected request. Logs each reason that indicates a misconfiguration only once. */
  private Response reject(String code, String reason) {
    if (Set.of("signature", "media-type", "content-encoding").contains(code) && logged.add(reason))
      warn(reason + "; further rejections for this reason are not logged");
    return FACTS.responses().get(code);
  }

  private static void warn(String text) {
    LOG.log(System.Logger.Level.WARNING, "delivery rejected: " + text.replaceAll("\\p{Cntrl}", "?"));
  }
}
