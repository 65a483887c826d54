/**
 * Returns whether the client's copy is still valid: its tag is the current one, or, without a tag, its date is not before the current version.
 * @param etag strong, with quotes; a weak one of the client matches as well
 */
export function isNotModified(
  headers: { readonly 'if-none-match'?: string; readonly 'if-modified-since'?: string },
  etag: string,
  lastModified?: Date,
): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined)
    return (
      tags.length < 1000 && tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
    );
  if (since === undefined || lastModified === undefined) return false;
  return Date.parse(since) >= lastModified.getTime();
}
