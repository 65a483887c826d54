/** Returns a typed link as a URL: web (https if the scheme is missing) or mail. Null if it is neither. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null;
  const mail = /^(?:mailto:)?([^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+)$/i.exec(text);
  if (mail) return `mailto:${mail[1]}`;
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  // Rejects other schemes; a port is no scheme (`example.de:8080`).
  if (withScheme !== text && /^[a-z][a-z0-9+.-]{0,40}:(?!\d)/i.test(text)) return null;
  try {
    const { href, hostname, username } = new URL(withScheme);
    return hostname.includes('.') && username === '' ? href : null;
  } catch {
    return null;
  }
}

/** Whether a text may contain a link: pasted text may bring any scheme. */
export function isLinkAllowed(href: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(href);
}
