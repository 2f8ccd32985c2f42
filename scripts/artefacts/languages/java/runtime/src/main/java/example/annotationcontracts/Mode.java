package example.annotationcontracts;

/** How a document is read. */
public enum Mode {
  /** As a receiver should: further members are kept, and formats not asserted. */
  TOLERANT,
  /** As its sender owes it: no further member, and every format. */
  STRICT
}
