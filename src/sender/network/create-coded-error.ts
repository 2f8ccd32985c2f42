/** Creates an error with a code, like errors of the runtime. */
export function createCodedError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
