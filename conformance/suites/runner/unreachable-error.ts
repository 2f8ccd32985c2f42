/** The implementation on trial cannot be started, cannot be reached or does not speak the protocol; told in one line. */
export class UnreachableError extends Error {}
