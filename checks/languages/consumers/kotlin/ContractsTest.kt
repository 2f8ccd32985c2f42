import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.module.kotlin.jacksonObjectMapper
import com.fasterxml.jackson.module.kotlin.readValue
import example.annotationcontracts.DecodeException
import example.annotationcontracts.Verdict
import example.annotationcontracts.kotlin.rasterinfo2019.RasterInfo
import example.annotationcontracts.kotlin.webhook23.Delivery
import example.annotationcontracts.kotlin.webhook23.UnknownEvent
import example.annotationcontracts.testing.ContractCase
import example.annotationcontracts.testing.ContractCases
import example.annotationcontracts.testing.SampleDeliveries
import example.annotationcontracts.testing.SampleDelivery
import example.annotationcontracts.testing.SignatureVector
import example.annotationcontracts.testing.SignatureVectors
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ArgumentsSource

/** A project that has nothing but the jars, and JSON as Jackson reads it, with its module for Kotlin and without. */
class ContractsTest {
    @ParameterizedTest
    @ArgumentsSource(SampleDeliveries::class)
    fun aDeliveryLosesNothing(sample: SampleDelivery) {
        assumeTrue(sample.edition == "2.3")
        val parsed = Delivery.parse(sample.body)
        for (mapper in listOf(ObjectMapper(), jacksonObjectMapper())) {
            assertEquals(parsed, mapper.readValue<Delivery>(sample.body))
            val read = mapper.readValue(sample.body, parsed.javaClass)
            assertEquals(parsed, read)
            val written = mapper.writeValueAsBytes(read)
            assertEquals(mapper.readTree(sample.body), mapper.readTree(written))
            assertEquals(parsed, Delivery.parse(written))
        }
    }

    @ParameterizedTest
    @ArgumentsSource(SignatureVectors::class)
    fun aSignatureHasItsVerdict(vector: SignatureVector) {
        when (val verdict = vector.verifier.verify(vector.body, vector.header)) {
            is Verdict.Accepted -> assertEquals(vector.keyId, verdict.keyId)
            is Verdict.Refused -> assertEquals(vector.reason, verdict.reason.code())
        }
    }

    @ParameterizedTest
    @ArgumentsSource(ContractCases::class)
    fun aCaseHasItsVerdict(case: ContractCase) {
        val (status, problems) = judge(case)
        assertEquals(case.status, status)
        if (status != "unknown") assertEquals(case.problems.sorted(), problems)
    }

    private fun judge(case: ContractCase): Pair<String, List<String>> = try {
        val document = if (case.contract == "raster-info") RasterInfo.parse(case.body) else Delivery.parse(case.body)
        (if (document is UnknownEvent) "unknown" else "valid") to emptyList()
    } catch (error: DecodeException) {
        "invalid" to error.problems().map { "${it.code} ${it.path}" }.sorted()
    }
}
