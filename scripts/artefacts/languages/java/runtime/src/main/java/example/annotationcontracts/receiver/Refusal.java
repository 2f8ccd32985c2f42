package example.annotationcontracts.receiver;

import example.annotationcontracts.DecodeException;

/**
 * A request that was refused, for logs and metrics; no secret and no signature is in it.
 *
 * @param code such as {@code signature} or {@code invalid-delivery}
 * @param status what was answered
 * @param reason what happened, in a phrase
 * @param event event of an invalid delivery, else empty
 * @param invalid what is wrong with an invalid delivery, else null
 */
public record Refusal(String code, int status, String reason, String event, DecodeException invalid) {}
