/** Returns whether an error means that the store is unreachable or has failed, so that a retry may succeed. */
export function isStoreUnavailable(error: unknown): boolean {
  const { cause = error } = Object(error) as { cause?: unknown };
  const { $metadata: about } = Object(cause) as { $metadata?: { httpStatusCode?: number } };
  if (about === undefined) return false;
  const { httpStatusCode: status } = about;
  return status === undefined || status === 429 || status >= 500;
}
