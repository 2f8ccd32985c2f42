// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/receiver/Store.java by "npm run generate". Do not edit.

package example.annotationcontracts.receiver;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Remembers which deliveries were handled, so that the same one again is not. Deliveries carry no identifier: the key is the
 * webhook and the SHA-256 of the exact bytes.
 */
public interface Store {
  /** Answers of a store. */
  enum Claim {
    /** The caller has the key now. */
    NEW,
    /** Another one is handling it. */
    BUSY,
    /** It was handled. */
    DONE
  }

  /**
   * Claims a key before its handler runs; must be atomic.
   *
   * @param key the key
   * @return what became of it
   */
  Claim claim(String key);

  /**
   * Remembers that the handler of a key returned.
   *
   * @param key the key
   */
  void done(String key);

  /**
   * Gives a key back, because its handler failed.
   *
   * @param key the key
   */
  void release(String key);

  /**
   * Makes a store that remembers in this process alone.
   *
   * @param time how long it remembers a delivery
   * @param most how many it remembers
   * @return the store
   */
  static Store inMemory(Duration time, int most) {
    return new Store() {
      private record Entry(Claim claim, long until) {
        boolean isOver() {
          return System.nanoTime() - until >= 0;
        }
      }

      private final Map<String, Entry> entries = new LinkedHashMap<>();

      @Override
      public synchronized Claim claim(String key) {
        Entry one = entries.get(key);
        if (one != null && !one.isOver()) return one.claim();
        put(key, Claim.BUSY);
        return Claim.NEW;
      }

      @Override
      public synchronized void done(String key) {
        put(key, Claim.DONE);
      }

      @Override
      public synchronized void release(String key) {
        entries.remove(key);
      }

      private void put(String key, Claim claim) {
        entries.remove(key);
        entries.put(key, new Entry(claim, System.nanoTime() + time.toNanos()));
        for (int i = entries.size(); i > 1 && (i > most || entries.values().iterator().next().isOver()); i--) {
          entries.remove(entries.keySet().iterator().next());
        }
      }
    };
  }
}
