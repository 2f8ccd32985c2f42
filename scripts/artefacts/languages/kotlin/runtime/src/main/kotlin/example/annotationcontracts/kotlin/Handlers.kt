package example.annotationcontracts.kotlin

import example.annotationcontracts.receiver.Context
import example.annotationcontracts.receiver.Handler
import example.annotationcontracts.receiver.Receiver
import java.util.concurrent.CompletableFuture
import java.util.concurrent.CompletionException
import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.startCoroutine

/** Sets the handler of an [event] with deliveries of a type, such as `UpdateTaskEvent`; it may suspend. */
public inline fun <reified E : Any> Receiver.Builder<in E>.on(
    event: String,
    noinline handler: suspend (delivery: E, context: Context) -> Unit,
) {
    on(event, Handler<Any?> { delivery, context -> complete { handler(delivery as E, context) } })
}

/** Runs what may suspend to its end, even when interrupted: the receiver must know how it ends. */
@PublishedApi
internal fun complete(work: suspend () -> Unit) {
    val done = CompletableFuture<Unit>()
    work.startCoroutine(
        Continuation(EmptyCoroutineContext) { it.fold(done::complete, done::completeExceptionally) },
    )
    try {
        done.join()
    } catch (error: CompletionException) {
        throw error.cause ?: error
    }
}
