/** Whether a segment of the address is something that the list itself writes there. */
const isOwn = (segment: string): boolean =>
  segment === '' || segment === 'neu' || segment.startsWith('~') || /^[1-9]\d{0,9}$/.test(segment);

/**
 * The name of a company behind the path of a list, which is to be searched for: `/liste/B%C3%A4cker%20Kern`. Null where there is
 * none; a number is an id.
 * @param path as it stands in the browser, not decoded
 */
export function nameInAddress(base: string, path: string): string | null {
  const [segment = ''] = path.slice(base.length + 1).split('/');
  if (!path.startsWith(`${base}/`) || isOwn(segment)) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    // A link that somebody typed: '100%'.
    return segment;
  }
}
