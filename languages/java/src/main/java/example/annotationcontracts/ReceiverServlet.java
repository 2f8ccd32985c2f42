package example.annotationcontracts;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;

/** Runs a receiver in a servlet container, which must limit the time for a body. */
public final class ReceiverServlet extends HttpServlet {
  private static final long serialVersionUID = 1;
  private final transient Receiver receiver;

  /** Creates a servlet. */
  public ReceiverServlet(Receiver receiver) {
    this.receiver = receiver;
  }

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Receiver.Response said =
        receiver.handle(request.getMethod(), name -> Collections.list(request.getHeaders(name)), request.getInputStream());
    response.setStatus(said.status());
    response.setContentType("text/plain; charset=utf-8");
    said.headers().forEach(response::setHeader);
    response.getWriter().write(said.body());
  }
}
