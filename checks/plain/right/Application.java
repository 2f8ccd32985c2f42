// Stock parsing and routing of Spring, completed by hand to the decisions.

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.bind.annotation.RestController;

@SpringBootConfiguration
@EnableAutoConfiguration
@RestController
public class Application {
  private static final int LIMIT = Integer.parseInt(System.getenv("LIMIT"));
  private static final byte[] SECRET = System.getenv("WEBHOOK_SECRET").getBytes(StandardCharsets.UTF_8);
  private final JsonMapper json = JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  @PostMapping(path = "/webhook", consumes = "application/json")
  ResponseEntity<String> receive(HttpServletRequest request) throws IOException, GeneralSecurityException {
    String coding = request.getHeader("Content-Encoding");
    if (coding != null && !coding.isEmpty() && !coding.equalsIgnoreCase("identity"))
      return ResponseEntity.status(415).body("no content encoding");
    byte[] body = request.getInputStream().readNBytes(LIMIT + 1);
    if (body.length > LIMIT) return ResponseEntity.status(413).body("too long");
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(SECRET, "HmacSHA256"));
    List<String> lines = Collections.list(request.getHeaders("X-Signature-256"));
    if (lines.size() != 1
        || !lines.get(0).matches("sha256=[0-9a-fA-F]{64}")
        || !MessageDigest.isEqual(HexFormat.of().parseHex(lines.get(0).substring(7)), mac.doFinal(body)))
      return ResponseEntity.status(403).body("signature refused");
    try {
      // Jackson reads UTF-16 too, where it is given bytes.
      if (json.readTree(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString()).isMissingNode())
        return ResponseEntity.badRequest().body("no JSON");
    } catch (IOException refused) {
      return ResponseEntity.badRequest().body("not JSON");
    }
    return ResponseEntity.ok("ok");
  }

  /** Spring would answer 200 by itself; it refuses every other method. */
  @RequestMapping(path = "/webhook", method = RequestMethod.OPTIONS)
  ResponseEntity<String> refuse() {
    return ResponseEntity.status(405).body("only POST");
  }

  public static void main(String[] arguments) {
    SpringApplication.run(Application.class, arguments);
  }
}
