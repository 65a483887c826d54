/** Encodes text as base64url: UTF-8, without padding, with no characters that a URL would have to escape. */
export function encodeBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** Decodes base64url; null if the text is not valid. Accepts padding and the standard alphabet, too. */
export function decodeBase64Url(encoded: string): string | null {
  try {
    const base64 = encoded
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .replace(/={1,2}$/, '');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
