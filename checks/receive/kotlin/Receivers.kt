import example.annotationcontracts.kotlin.deliveries
import example.annotationcontracts.kotlin.webhook.Delivery
import io.ktor.server.engine.embeddedServer
import io.ktor.server.netty.Netty
import io.ktor.server.routing.route
import io.ktor.server.routing.routing

/** A receiver behind Ktor at `ADDRESS`, in the mode `MODE`, of `EDITION` or any. */
fun main() {
    val (host, port) = System.getenv("ADDRESS").split(":")
    val receiver = Delivery.receiver(System.getenv("WEBHOOK_SECRET")) {
        if (System.getenv("MODE") == "strict") strict()
        if (System.getenv("EDITION") != "") editions(System.getenv("EDITION"))
    }
    embeddedServer(Netty, host = host, port = port.toInt()) {
        routing { route("{...}") { deliveries(receiver) } }
    }.start(wait = true)
}
