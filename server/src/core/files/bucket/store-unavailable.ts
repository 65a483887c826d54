/** Returns whether an error says that the store cannot be reached or has failed, so that the same may work in a moment. */
export function isStoreUnavailable(error: unknown): boolean {
  const { cause = error } = Object(error) as { cause?: unknown };
  const { $metadata: about } = Object(cause) as { $metadata?: { httpStatusCode?: number } };
  if (about === undefined) return false;
  const { httpStatusCode: status } = about;
  return status === undefined || status === 429 || status >= 500;
}
