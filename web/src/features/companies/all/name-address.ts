/** Whether the list itself writes such a segment into the address. */
const isOwn = (segment: string): boolean =>
  segment === '' || segment === 'neu' || segment.startsWith('~') || /^[1-9]\d{0,9}$/.test(segment);

/**
 * Returns the company name to search for from the address of a list: `/liste/B%C3%A4cker%20Kern`. Null if there is none; a number is an id.
 * @param path as in the browser, not decoded
 */
export function nameInAddress(base: string, path: string): string | null {
  const [segment = ''] = path.slice(base.length + 1).split('/');
  if (!path.startsWith(`${base}/`) || isOwn(segment)) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    // An invalid escape in a link that somebody typed: '100%'.
    return segment;
  }
}
