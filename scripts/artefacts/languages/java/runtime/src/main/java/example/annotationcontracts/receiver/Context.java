package example.annotationcontracts.receiver;

/**
 * What a handler receives besides the delivery.
 *
 * @param keyId name of the secret that the signature matched, or null without one
 * @param body the exact bytes of the body
 * @param event the event, as it was sent
 * @param edition edition that the delivery was read by; of an invalid one the nearest, of an unknown one empty
 */
public record Context(String keyId, byte[] body, String event, String edition) {}
