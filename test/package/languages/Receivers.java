import com.sun.net.httpserver.HttpServer;
import example.annotationcontracts.Documents.Mode;
import example.annotationcontracts.Receiver;
import example.annotationcontracts.ReceiverHttpHandler;
import example.annotationcontracts.ReceiverServlet;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;

/** A receiver behind the JDK's server or a servlet container, for the receiver suite. */
final class Receivers {
  private Receivers() {}

  public static void main(String[] arguments) throws Exception {
    Receiver.Options options =
        Receiver.with(System.getenv("WEBHOOK_SECRET")).on("update:task", (event, context) -> {});
    if ("strict".equals(System.getenv("MODE"))) options.mode(Mode.STRICT);
    String edition = System.getenv().getOrDefault("EDITION", "");
    if (!edition.isEmpty()) options.editions(edition);
    InetSocketAddress address = new InetSocketAddress("127.0.0.1", Integer.parseInt(System.getenv("PORT")));
    if (arguments[0].equals("jdk")) {
      HttpServer server = HttpServer.create(address, 0);
      server.createContext("/", new ReceiverHttpHandler(options.create()));
      server.setExecutor(Executors.newFixedThreadPool(64));
      server.start();
      return;
    }
    Server server = new Server(address);
    ServletContextHandler servlets = new ServletContextHandler();
    servlets.addServlet(new ServletHolder(new ReceiverServlet(options.create())), "/*");
    server.setHandler(servlets);
    server.start();
  }
}
