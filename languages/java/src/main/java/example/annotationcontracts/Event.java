package example.annotationcontracts;

/** A delivery. Its class is a record of an edition, such as {@code V2_76.UpdateTaskEvent}. */
public interface Event {
  /** {@return the name of the event, such as {@code update:task}} */
  String event();

  /** {@return the edition in which the delivery was read} */
  String edition();
}
