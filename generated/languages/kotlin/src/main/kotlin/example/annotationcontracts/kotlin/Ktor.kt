// Generated from scripts/artefacts/languages/kotlin/runtime/src/main/kotlin/example/annotationcontracts/kotlin/Ktor.kt by "npm run generate". Do not edit.

package example.annotationcontracts.kotlin

import example.annotationcontracts.receiver.Receiver
import io.ktor.http.ContentType
import io.ktor.http.HttpHeaders
import io.ktor.http.HttpStatusCode
import io.ktor.server.request.httpMethod
import io.ktor.server.request.receiveChannel
import io.ktor.server.response.header
import io.ktor.server.response.respondText
import io.ktor.server.routing.Route
import io.ktor.util.toMap
import io.ktor.utils.io.jvm.javaio.toInputStream
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/** Has a [receiver] answer every request to a route of Ktor: `routing { route("/webhook") { deliveries(receiver) } }`. */
public fun Route.deliveries(receiver: Receiver<*>) {
    handle {
        val request = call.request
        val answer = withContext(Dispatchers.IO) {
            receiver.handle(request.httpMethod.value, request.headers.toMap(), call.receiveChannel().toInputStream())
        }
        for ((name, value) in answer.headers) if (name != HttpHeaders.ContentType) call.response.header(name, value)
        val type = answer.headers[HttpHeaders.ContentType]?.let(ContentType::parse)
        call.respondText(answer.body, type, HttpStatusCode.fromValue(answer.status))
    }
}
