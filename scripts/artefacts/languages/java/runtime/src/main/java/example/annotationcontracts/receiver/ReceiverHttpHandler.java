package example.annotationcontracts.receiver;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Puts a receiver behind the server of the JDK, {@code com.sun.net.httpserver}.
 *
 * @param receiver the receiver
 */
public record ReceiverHttpHandler(Receiver<?> receiver) implements HttpHandler {
  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      String method = exchange.getRequestMethod();
      Answer answer = receiver.handle(method, exchange.getRequestHeaders(), exchange.getRequestBody());
      answer.headers().forEach(exchange.getResponseHeaders()::set);
      byte[] text = answer.body().getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(answer.status(), method.equals("HEAD") ? -1 : text.length);
      if (!method.equals("HEAD")) exchange.getResponseBody().write(text);
    }
  }
}
