// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/receiver/ReceiverServlet.java by "npm run generate". Do not edit.

package example.annotationcontracts.receiver;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Puts a receiver behind a servlet container, such as Jetty, Tomcat and Spring Boot's. */
public final class ReceiverServlet extends HttpServlet {
  private static final long serialVersionUID = 1;
  private final transient Receiver<?> receiver;

  /**
   * Makes the servlet.
   *
   * @param receiver the receiver
   */
  public ReceiverServlet(Receiver<?> receiver) {
    this.receiver = receiver;
  }

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Map<String, List<String>> headers = new TreeMap<>();
    for (String name : Collections.list(request.getHeaderNames())) headers.put(name, Collections.list(request.getHeaders(name)));
    Answer answer = receiver.handle(request.getMethod(), headers, request.getInputStream());
    answer.headers().forEach(response::setHeader);
    response.setStatus(answer.status());
    response.getOutputStream().write(answer.body().getBytes(StandardCharsets.UTF_8));
  }
}
