/** The implementation cannot be started, cannot be reached or does not speak the protocol. The message is one line. */
export class UnreachableError extends Error {}
