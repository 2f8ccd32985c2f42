package example.annotationcontracts;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Deduplicates within this process. Beyond a maximum, it forgets the oldest handled deliveries, but none that are being
 * handled.
 */
public final class InMemoryStore implements DeduplicationStore {
  private final int maxEntries;
  private final Set<String> busy = new HashSet<>();
  private final Set<String> handled = new LinkedHashSet<>();

  /**
   * Creates an empty store.
   *
   * @param maxEntries maximum number of handled deliveries
   */
  public InMemoryStore(int maxEntries) {
    if (maxEntries < 1) throw new IllegalArgumentException("maxEntries must be positive");
    this.maxEntries = maxEntries;
  }

  @Override
  public synchronized Claim claim(String key) {
    if (handled.contains(key)) return Claim.DONE;
    return busy.add(key) ? Claim.NEW : Claim.BUSY;
  }

  @Override
  public synchronized void done(String key) {
    busy.remove(key);
    handled.add(key);
    if (handled.size() > maxEntries) handled.remove(handled.iterator().next());
  }

  @Override
  public synchronized void release(String key) {
    busy.remove(key);
  }
}
