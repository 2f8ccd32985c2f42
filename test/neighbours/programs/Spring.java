import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonInclude.Value;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.Scanner;
import org.openapitools.model.Delivery;

/** Reads deliveries with the models that openapi-generator generates for Spring, and writes them back. */
class Spring {
  public static void main(String[] arguments) throws Exception {
    ObjectMapper mapper = new ObjectMapper().findAndRegisterModules();
    mapper.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
    // Null in a field means an absent property; in an object that is read as a map, it is null.
    mapper.setDefaultPropertyInclusion(Value.construct(Include.NON_NULL, Include.ALWAYS));
    for (Scanner lines = new Scanner(System.in); lines.hasNextLine(); )
      System.out.println(mapper.writeValueAsString(mapper.readValue(lines.nextLine(), Delivery.class)));
  }
}
