import com.sun.net.httpserver.HttpServer;
import example.annotationcontracts.receiver.Receiver;
import example.annotationcontracts.receiver.ReceiverHttpHandler;
import example.annotationcontracts.receiver.ReceiverServlet;
import example.annotationcontracts.webhook.Delivery;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.Executors;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;

/** A receiver behind the server that the argument names, at {@code ADDRESS}, in the mode {@code MODE}, of {@code EDITION} or any. */
public final class Receivers {
  private Receivers() {}

  private static Receiver<Delivery> create() {
    Receiver.Builder<Delivery> receiver = Delivery.receiver(System.getenv("WEBHOOK_SECRET"));
    if (System.getenv("MODE").equals("strict")) receiver.strict();
    if (!System.getenv("EDITION").isEmpty()) receiver.editions(System.getenv("EDITION"));
    return receiver.build();
  }

  public static void main(String[] arguments) throws Exception {
    String[] address = System.getenv("ADDRESS").split(":");
    InetSocketAddress at = new InetSocketAddress(address[0], Integer.parseInt(address[1]));
    switch (arguments[0]) {
      case "jdk" -> {
        HttpServer server = HttpServer.create(at, 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", new ReceiverHttpHandler(create()));
        server.start();
      }
      case "jetty" -> {
        Server server = new Server(at);
        ServletContextHandler context = new ServletContextHandler("/");
        context.addServlet(new ServletHolder(new ReceiverServlet(create())), "/");
        server.setHandler(context);
        server.start();
      }
      default -> {
        SpringApplication application = new SpringApplication(Application.class);
        application.setDefaultProperties(Map.of("server.address", address[0], "server.port", address[1]));
        application.run();
      }
    }
  }

  /** An application of Spring Boot, on its Tomcat. */
  @SpringBootConfiguration
  @EnableAutoConfiguration
  public static class Application {
    /** Puts the receiver at a path. */
    @Bean
    ServletRegistrationBean<ReceiverServlet> receiver() {
      return new ServletRegistrationBean<>(new ReceiverServlet(create()), "/*");
    }
  }
}
