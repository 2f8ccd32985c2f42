package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** A document with an event that its edition does not have. */
public interface Unknown {
  /** {@return the document as it came} */
  ObjectNode document();
}
