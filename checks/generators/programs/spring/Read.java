import static com.fasterxml.jackson.annotation.JsonInclude.Include.ALWAYS;
import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.openapitools.jackson.nullable.JsonNullableModule;
import org.openapitools.model.Delivery;

/** Reads deliveries with what openapi-generator made, and Jackson as Spring Boot sets it with `default-property-inclusion: non_null`. */
public final class Read {
    private static final ObjectMapper mapper = new ObjectMapper()
        .registerModules(new JavaTimeModule(), new JsonNullableModule())
        .setDefaultPropertyInclusion(JsonInclude.Value.construct(NON_NULL, ALWAYS))
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    public static void main(String[] arguments) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            System.out.println(rewrite(line));
        }
    }

    private static String rewrite(String line) {
        try {
            return mapper.writeValueAsString(mapper.readValue(line, Delivery.class));
        } catch (Exception error) {
            return "!" + String.valueOf(error.getMessage()).replace('\n', ' ');
        }
    }
}
