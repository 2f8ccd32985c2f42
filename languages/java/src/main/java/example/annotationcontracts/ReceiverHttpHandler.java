package example.annotationcontracts;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Puts a receiver behind the JDK's server: {@code server.createContext("/webhook", new ReceiverHttpHandler(receiver))}. */
public final class ReceiverHttpHandler implements HttpHandler {
  private final Receiver receiver;

  /**
   * Makes a handler.
   *
   * @param receiver what responds
   */
  public ReceiverHttpHandler(Receiver receiver) {
    this.receiver = receiver;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      var headers = exchange.getRequestHeaders();
      Receiver.Response said =
          receiver.handle(
              exchange.getRequestMethod(), name -> headers.getOrDefault(name, List.of()), exchange.getRequestBody());
      byte[] body = said.body().getBytes(StandardCharsets.US_ASCII);
      exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
      if (said.status() == 405) exchange.getResponseHeaders().set("Allow", "POST");
      if (said.status() == 415) exchange.getResponseHeaders().set("Accept-Encoding", "identity");
      boolean isHead = exchange.getRequestMethod().equals("HEAD");
      exchange.sendResponseHeaders(said.status(), isHead ? -1 : body.length);
      if (!isHead) exchange.getResponseBody().write(body);
    }
  }
}
