package example.annotationcontracts;

/**
 * A rule that a valid document breaks.
 *
 * @param rule the identifier of the rule
 * @param path the place as a JSON Pointer (RFC 6901)
 * @param message what is suspicious, for people
 * @param clause the clause of the source document that the rule reads
 */
public record Warning(String rule, String path, String message, String clause) {}
