package example.annotationcontracts;

/**
 * A record that an object may be.
 *
 * @param value value of the tag that names it, empty without a tag
 */
public record Branch<T>(String value, Class<? extends T> type) {}
