// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/testing/ContractCase.java by "npm run generate". Do not edit.

package example.annotationcontracts.testing;

import java.util.List;

/**
 * A document, and what a tolerant reader must find.
 *
 * @param id its identifier, which is never used again
 * @param description what it is, in a few words
 * @param contract {@code webhook} or {@code raster-info}
 * @param edition edition by which it is judged
 * @param body bytes of the document
 * @param status {@code valid}, {@code invalid} or {@code unknown}
 * @param problems every error, in any order: its code, a space and its place as a JSON Pointer
 */
public record ContractCase(
    String id, String description, String contract, String edition, byte[] body, String status, List<String> problems) {
  @Override
  public String toString() {
    return id;
  }
}
