// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/DeepStack.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/** Runs recursive work on a stack that is large enough for the deepest document that is read. */
public final class DeepStack {
  /** Reserved, not used: memory is taken as the stack grows. */
  private static final long STACK_BYTES = 256L << 20;

  /** Levels that any stack has room for. */
  static final int SHALLOW = 200;

  private DeepStack() {}

  /** Runs work on a tree: on the caller's stack, unless the tree is deep. */
  public static <T> T call(JsonNode node, Supplier<T> work) {
    return isDeep(node, SHALLOW) ? call(work) : work.get();
  }

  private static boolean isDeep(JsonNode node, int levels) {
    if (levels == 0) return true;
    for (JsonNode child : node) if (child.isContainerNode() && isDeep(child, levels - 1)) return true;
    return false;
  }

  static <T> T call(Supplier<T> work) {
    try {
      return CompletableFuture.supplyAsync(work, DeepStack::start).join();
    } catch (CompletionException error) {
      if (error.getCause() instanceof RuntimeException cause) throw cause;
      if (error.getCause() instanceof Error cause) throw cause;
      throw error;
    }
  }

  private static void start(Runnable work) {
    Thread thread = new Thread(null, work, "annotation-contracts", STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
  }
}
