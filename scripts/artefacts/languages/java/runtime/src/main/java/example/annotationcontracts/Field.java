package example.annotationcontracts;

import java.util.NoSuchElementException;

/**
 * A member that may be missing, which is not the same as null: the value of one that is present may be null.
 *
 * @param <T> type of the value
 */
public sealed interface Field<T> {
  /**
   * A member that is there.
   *
   * @param value its value, null where the document says null
   * @param <T> type of the value
   */
  record Present<T>(T value) implements Field<T> {}

  /**
   * A member that is not there.
   *
   * @param <T> type of the value it would have
   */
  record Missing<T>() implements Field<T> {
    private static final Missing<?> ONE = new Missing<>();
  }

  /**
   * Makes a member that is there.
   *
   * @param value its value, which may be null
   * @param <T> type of the value
   * @return the member
   */
  static <T> Field<T> of(T value) {
    return new Present<>(value);
  }

  /**
   * Makes a member that is not there.
   *
   * @param <T> type of the value it would have
   * @return the member
   */
  @SuppressWarnings("unchecked")
  static <T> Field<T> missing() {
    return (Field<T>) Missing.ONE;
  }

  /** {@return whether the member is there, be it null} */
  default boolean isPresent() {
    return this instanceof Present;
  }

  /**
   * Gets the value of a member that is there.
   *
   * @return the value, null where the document says null
   * @throws NoSuchElementException where the member is missing
   */
  default T get() {
    if (this instanceof Present<T> present) return present.value();
    throw new NoSuchElementException("the member is missing");
  }

  /**
   * Gets the value of a member that is there, else another.
   *
   * @param other what stands in for a missing member
   * @return the value, null where the document says null
   */
  default T orElse(T other) {
    return this instanceof Present<T> present ? present.value() : other;
  }
}
