/** Checks whether a status allows a retry: Request Timeout, Too Many Requests, or a server error (W-retry). */
export function isRetryable(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}
