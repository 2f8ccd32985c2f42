import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import example.annotationcontracts.Mode;
import example.annotationcontracts.webhook23.Delivery;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/** Measures the package beside the tree of an {@code ObjectMapper}, over the same delivery. */
final class Bench {
  private static final long ROUND = 30_000_000;

  /** Time of the processor: what else runs on the machine adds little to it. */
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private static Object last;

  private Bench() {}

  /** Prints the nanoseconds of a call, by the calls of a round. */
  private static void measure(String name, Callable<?> call) throws Exception {
    long start = CLOCK.getCurrentThreadCpuTime();
    int calls = 0;
    for (; CLOCK.getCurrentThreadCpuTime() - start < ROUND; calls += 50) for (int i = 0; i < 50; i++) last = call.call();
    System.out.println(name + " " + (CLOCK.getCurrentThreadCpuTime() - start) / calls);
  }

  public static void main(String[] args) throws Exception {
    byte[] body = Files.readAllBytes(Path.of(args[0]));
    ObjectMapper mapper = new ObjectMapper();
    JsonNode plain = mapper.readTree(body);
    Delivery own = Delivery.parse(body);
    for (int round = 0; round < Integer.parseInt(args[1]); round++) {
      measure("Parse/plain", () -> mapper.readTree(body));
      measure("Parse/edition", () -> Delivery.parse(body));
      measure("Parse/strict", () -> Delivery.parse(body, Mode.STRICT));
      measure("Parse/any", () -> example.annotationcontracts.webhook.Delivery.parse(body));
      measure("Write/plain", () -> mapper.writeValueAsString(plain));
      measure("Write/edition", () -> own.write());
    }
  }
}
