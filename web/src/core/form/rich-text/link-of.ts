/** What people type for a link as an address: web (https where no scheme is given) or mail. Null where it is neither. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null;
  const mail = /^(?:mailto:)?([^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+)$/i.exec(text);
  if (mail) return `mailto:${mail[1]}`;
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  // Another scheme; a port is no scheme (`example.de:8080`).
  if (withScheme !== text && /^[a-z][a-z0-9+.-]{0,40}:(?!\d)/i.test(text)) return null;
  try {
    const { href, hostname, username } = new URL(withScheme);
    return hostname.includes('.') && username === '' ? href : null;
  } catch {
    return null;
  }
}

/** Whether a link may stand in a text: what is pasted brings all kinds. */
export function isLinkAllowed(href: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(href);
}
