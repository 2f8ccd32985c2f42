import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.ObjectMapper
import example.annotationcontracts.DecodeException
import example.annotationcontracts.Mode
import example.annotationcontracts.NamedSecret
import example.annotationcontracts.Signature
import example.annotationcontracts.SignatureVerifier
import example.annotationcontracts.UnreadableException
import example.annotationcontracts.Verdict
import example.annotationcontracts.kotlin.rasterinfo.RasterInfo
import example.annotationcontracts.kotlin.webhook.Delivery
import example.annotationcontracts.kotlin.webhook.UnknownEvent
import java.io.PrintStream
import java.time.Clock
import java.time.Instant
import java.time.ZoneOffset
import java.util.Base64

private val mapper = ObjectMapper()

/** Adapter of the library protocol (conformance/protocol/library.md) for the Kotlin package. */
fun main() {
    val out = PrintStream(System.out, true, Charsets.UTF_8)
    for (line in System.`in`.bufferedReader().lineSequence()) {
        val request = mapper.readTree(line)
        out.println(mapper.writeValueAsString(answer(request) + ("id" to request["id"])))
    }
}

private fun answer(request: JsonNode): Map<String, Any> = when (request["op"].textValue()) {
    "describe" -> mapOf(
        "name" to "annotation-contracts for Kotlin",
        "operations" to listOf("validate", "parse", "sign", "verify"),
        "contracts" to listOf("webhook", "raster-info"),
        "modes" to listOf("tolerant", "strict"),
        "editions" to Delivery.editions + RasterInfo.editions,
    )
    "validate", "parse" -> parse(request, bodyOf(request))
    "sign" -> mapOf("header" to Signature.sign(request["secret"].textValue(), bodyOf(request)))
    "verify" -> verify(request)
    else -> mapOf("unsupported" to true)
}

private fun parse(request: JsonNode, body: ByteArray): Map<String, Any> = try {
    val mode = if (request.path("mode").asText() == "strict") Mode.STRICT else Mode.TOLERANT
    // Without an edition, that of the source document: the first there was.
    fun editionOf(editions: List<String>) = request.path("edition").asText(editions.last())
    if (request["contract"].textValue() == "raster-info") {
        valid(RasterInfo.parse(body, editionOf(RasterInfo.editions), mode = mode).write())
    } else {
        val delivery = Delivery.parse(body, editionOf(Delivery.editions), mode = mode)
        if (delivery is UnknownEvent) {
            mapOf("status" to "unknown", "errors" to listOf(mapOf("path" to "/event", "code" to "unknown-event")))
        } else {
            valid(delivery.write()) + ("warnings" to delivery.warnings())
        }
    }
} catch (error: UnreadableException) {
    mapOf("status" to error.reason().code())
} catch (error: DecodeException) {
    mapOf("status" to "invalid", "errors" to error.problems())
}

private fun valid(text: String): Map<String, Any> = mapOf("status" to "valid", "document" to text.toByteArray())

private fun verify(request: JsonNode): Map<String, Any> {
    val secrets = request["secrets"].map {
        NamedSecret(it["id"].textValue(), it["secret"].textValue(), it["notAfter"]?.let(::momentOf))
    }
    var verifier = SignatureVerifier(secrets)
    if (request.path("bareDigest").booleanValue()) verifier = verifier.withBareDigest()
    request["now"]?.let { verifier = verifier.withClock(Clock.fixed(momentOf(it), ZoneOffset.UTC)) }
    return when (val verdict = verifier.verify(bodyOf(request), request["header"].map(JsonNode::textValue))) {
        is Verdict.Accepted -> mapOf("ok" to true, "keyId" to verdict.keyId)
        is Verdict.Refused -> mapOf("ok" to false, "reason" to verdict.reason.code())
    }
}

private fun bodyOf(request: JsonNode): ByteArray = Base64.getDecoder().decode(request["body"].textValue())

private fun momentOf(text: JsonNode): Instant = Instant.parse(text.textValue())
