package example.annotationcontracts;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Runs a receiver in the JDK's server: {@code server.createContext("/webhook", new ReceiverHttpHandler(receiver))}. */
public final class ReceiverHttpHandler implements HttpHandler {
  private final Receiver receiver;

  /** Creates a handler. */
  public ReceiverHttpHandler(Receiver receiver) {
    this.receiver = receiver;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      var headers = exchange.getRequestHeaders();
      InputStream request = exchange.getRequestBody();
      Receiver.Response said =
          receiver.handle(exchange.getRequestMethod(), name -> headers.getOrDefault(name, List.of()), request);
      byte[] body = said.body().getBytes(StandardCharsets.US_ASCII);
      exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
      said.headers().forEach(exchange.getResponseHeaders()::set);
      boolean isHead = exchange.getRequestMethod().equals("HEAD");
      exchange.sendResponseHeaders(said.status(), isHead ? -1 : body.length);
      if (!isHead) exchange.getResponseBody().write(body);
      // Respond now, because the rest of the body may never arrive.
      exchange.getResponseBody().flush();
      dropRest(request);
    }
  }

  /** Reads and drops the rest of a rejected request for up to 2 s; otherwise, its sender may never read the response. */
  private static void dropRest(InputStream request) {
    long end = System.nanoTime() + 2_000_000_000L;
    byte[] part = new byte[65_536];
    try {
      while (System.nanoTime() < end && request.read(part) >= 0) {}
    } catch (IOException error) {
      // The sender has disconnected.
    }
  }
}
