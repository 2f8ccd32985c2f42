package example.annotationcontracts;

/** Stores which deliveries were handled; {@code claim} must be atomic. */
public interface DeduplicationStore {
  /** What a store knows about a delivery. */
  enum Claim {
    /** Not seen before. */
    NEW,
    /** Being handled. */
    BUSY,
    /** Handled. */
    DONE
  }

  /** Claims a delivery before its handler runs. */
  Claim claim(String key) throws Exception;

  /** Records that the handler succeeded. */
  void done(String key) throws Exception;

  /** Frees a delivery whose handler failed. */
  void release(String key) throws Exception;
}
