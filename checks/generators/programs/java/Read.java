import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.openapitools.client.JSON;
import org.openapitools.client.model.Delivery;

/** Reads deliveries with what openapi-generator made. */
public final class Read {
    public static void main(String[] arguments) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            System.out.println(rewrite(line));
        }
    }

    private static String rewrite(String line) {
        try {
            var mapper = JSON.getDefault().getMapper();
            return mapper.writeValueAsString(mapper.readValue(line, Delivery.class));
        } catch (Exception error) {
            return "!" + String.valueOf(error.getMessage()).replace('\n', ' ');
        }
    }
}
