/**
 * Returns a typed web address as a safe link: always https, also if the scheme is missing. Null if it is no web address (`javascript:…`,
 * empty).
 */
export function toHttps(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const bare = trimmed.replace(/^(https?:)?\/\//i, '');
  // Rejects other schemes; a port is no scheme (`example.de:8080`).
  if (/^[a-z][a-z0-9+.-]{0,40}:(?!\d)/i.test(bare)) return null;
  try {
    const url = new URL(`https://${bare}`);
    return url.hostname.includes('.') && url.username === '' ? url.href : null;
  } catch {
    return null;
  }
}

/** Returns the address for display, without scheme and trailing slash. */
export function displayUrl(href: string): string {
  return href.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');
}

/** Props of every link to another site. */
export const externalLink = { target: '_blank', rel: 'noopener noreferrer' } as const;
