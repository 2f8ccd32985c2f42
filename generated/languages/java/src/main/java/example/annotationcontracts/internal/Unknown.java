// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/Unknown.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** A document with an event that its edition does not have. */
public interface Unknown {
  /** {@return the document as it came} */
  ObjectNode document();
}
