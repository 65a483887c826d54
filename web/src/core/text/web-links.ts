/**
 * A web address that people typed, as something safe to link: forced to https, the scheme added where it is missing.
 * Null where it is no web address (`javascript:…`, empty).
 */
export function toHttps(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const bare = trimmed.replace(/^(https?:)?\/\//i, '');
  // Another scheme; a port is no scheme (`example.de:8080`).
  if (/^[a-z][a-z0-9+.-]{0,40}:(?!\d)/i.test(bare)) return null;
  try {
    const url = new URL(`https://${bare}`);
    return url.hostname.includes('.') && url.username === '' ? url.href : null;
  } catch {
    return null;
  }
}

/** The address as one reads it: without scheme and closing slash. */
export function displayUrl(href: string): string {
  return href.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');
}

/** What every link that leaves the site carries. */
export const externalLink = { target: '_blank', rel: 'noopener noreferrer' } as const;
