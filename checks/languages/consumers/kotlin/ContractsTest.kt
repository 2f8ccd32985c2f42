import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.module.kotlin.jacksonObjectMapper
import com.fasterxml.jackson.module.kotlin.readValue
import example.annotationcontracts.DecodeException
import example.annotationcontracts.Mode
import example.annotationcontracts.Signature
import example.annotationcontracts.Verdict
import example.annotationcontracts.kotlin.on
import example.annotationcontracts.kotlin.rasterinfo.RasterInfo
import example.annotationcontracts.kotlin.webhook.Delivery
import example.annotationcontracts.kotlin.webhook.UnknownEvent
import example.annotationcontracts.kotlin.webhook.UpdateTaskEvent
import example.annotationcontracts.receiver.Limits
import example.annotationcontracts.receiver.Receiver
import example.annotationcontracts.receiver.Store
import example.annotationcontracts.testing.ContractCase
import example.annotationcontracts.testing.SampleDelivery
import example.annotationcontracts.testing.SignatureVector
import example.annotationcontracts.testing.TestData
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource
import org.junit.jupiter.params.provider.MethodSource
import java.time.Duration
import java.util.concurrent.CompletableFuture
import java.util.function.Consumer
import kotlin.coroutines.Continuation
import kotlin.coroutines.suspendCoroutine

/** A project that has nothing but the jars, and JSON as Jackson reads it, with its module for Kotlin and without. */
class ContractsTest : Scenes<Delivery>() {
    override fun make(secret: String, options: Consumer<Receiver.Builder<Delivery>>): Receiver<Delivery> =
        Delivery.receiver(secret) { options.accept(this) }

    override fun eventOf(delivery: Delivery): String = delivery.event

    @ParameterizedTest
    @MethodSource("example.annotationcontracts.testing.TestData#deliveries")
    fun aDeliveryLosesNothing(sample: SampleDelivery) {
        val parsed = Delivery.parse(sample.body, sample.edition, mode = Mode.STRICT)
        assertEquals(sample.edition, parsed.edition)
        for (mapper in listOf(ObjectMapper(), jacksonObjectMapper())) {
            assertEquals(Delivery.parse(sample.body), mapper.readValue<Delivery>(sample.body))
            val read = mapper.readValue(sample.body, parsed.javaClass)
            assertEquals(parsed, read)
            val written = mapper.writeValueAsBytes(read)
            assertEquals(mapper.readTree(sample.body), mapper.readTree(written))
            assertEquals(parsed, Delivery.parse(written, sample.edition))
        }
    }

    @Test
    fun aReceiverTakesEveryEdition() {
        val told = mutableListOf<String>()
        val receiver = Delivery.receiver("mykey") {
            on<UpdateTaskEvent>("update:task") { event, context -> told += "${context.edition} ${event.task.status.value}" }
            on("ping") { _, _ -> error("no") }
            onError { error, place -> told += "$place ${error.message}" }
        }
        for (name in listOf("update-task", "ping")) for (edition in Delivery.editions) {
            val body = TestData.deliveries().filter { it.name == name && it.edition == edition }.findFirst().get().body
            val headers = mapOf("content-type" to listOf("application/json"), Signature.HEADER to listOf(Signature.sign("mykey", body)))
            assertEquals(if (name == "ping") 500 else 200, receiver.handle("POST", headers, body).status)
        }
        assertEquals(10, told.size)
        assertEquals(5, told.count { it == "handler no" })
    }

    /** A suspending handler that is late keeps its delivery until its coroutine ends. */
    @ParameterizedTest
    @CsvSource("false,200", "true,500")
    fun whatIsLateKeepsItsDelivery(fails: Boolean, expected: Int) {
        val suspended = CompletableFuture<Continuation<Unit>>()
        val receiver = Delivery.receiver("mykey") {
            store(Store.inMemory(Duration.ofHours(1), 100))
            limits(Limits(10_000, Duration.ofSeconds(1), Duration.ofMillis(50)))
            on<Delivery>("*") { _, _ -> if (fails || !suspended.isDone) suspendCoroutine { suspended.complete(it) } }
            onError { _, _ -> }
            onRefused { }
        }
        val body = TestData.deliveries().filter { it.name == "update-task" }.findFirst().get().body
        val headers = mapOf("content-type" to listOf("application/json"), Signature.HEADER to listOf(Signature.sign("mykey", body)))
        fun send() = receiver.handle("POST", headers, body)
        assertEquals(500, send().status)
        assertEquals(409, send().status)
        suspended.get().resumeWith(if (fails) Result.failure(IllegalStateException("too late")) else Result.success(Unit))
        val last = generateSequence { send().also { Thread.sleep(1) } }.first { it.status != 409 }
        assertEquals(expected, last.status)
    }

    @ParameterizedTest
    @MethodSource("example.annotationcontracts.testing.TestData#signatures")
    fun aSignatureHasItsVerdict(vector: SignatureVector) {
        when (val verdict = vector.verifier.verify(vector.body, vector.header)) {
            is Verdict.Accepted -> assertEquals(vector.keyId, verdict.keyId)
            is Verdict.Refused -> assertEquals(vector.reason, verdict.reason.code())
        }
    }

    @ParameterizedTest
    @MethodSource("example.annotationcontracts.testing.TestData#cases")
    fun aCaseHasItsVerdict(case: ContractCase) {
        val (status, problems) = judge(case)
        assertEquals(case.status, status)
        if (status != "unknown") assertEquals(case.problems.sorted(), problems)
    }

    private fun judge(case: ContractCase): Pair<String, List<String>> = try {
        val document = if (case.contract == "raster-info") RasterInfo.parse(case.body, case.edition) else Delivery.parse(case.body, case.edition)
        (if (document is UnknownEvent) "unknown" else "valid") to emptyList()
    } catch (error: DecodeException) {
        "invalid" to error.problems().map { "${it.code} ${it.path}" }.sorted()
    }
}
