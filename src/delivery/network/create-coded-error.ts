/** Creates an error with a code, as errors of the runtime have one. */
export function createCodedError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
