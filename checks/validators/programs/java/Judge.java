import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Puts each line of the file that is named to a validator, and prints a verdict a line. */
final class Judge {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Judge() {}

    public static void main(String[] args) throws IOException {
        Map<String, JsonSchema> compiled = new HashMap<>();
        StringBuilder verdicts = new StringBuilder();
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            JsonNode question = MAPPER.readTree(line);
            String path = question.get("schema").textValue();
            if (!compiled.containsKey(path)) compiled.put(path, compile(path));
            JsonSchema schema = compiled.get(path);
            boolean accepted =
                    schema.validate(
                                    question.get("document"),
                                    context -> context.getExecutionConfig().setFormatAssertionsEnabled(true))
                            .isEmpty();
            verdicts.append(accepted).append('\n');
        }
        System.out.print(verdicts);
    }

    private static JsonSchema compile(String path) throws IOException {
        JsonNode schema = MAPPER.readTree(Files.readString(Path.of(path)));
        boolean isOld = schema.get("$schema").textValue().contains("draft-07");
        return JsonSchemaFactory.getInstance(isOld ? VersionFlag.V7 : VersionFlag.V202012).getSchema(schema);
    }
}
