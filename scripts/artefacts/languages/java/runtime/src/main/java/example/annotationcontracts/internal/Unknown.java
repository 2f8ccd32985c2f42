package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** A document whose event is none of its edition. */
public interface Unknown {
  /** {@return the document as it came} */
  ObjectNode document();
}
