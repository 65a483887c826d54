/** A random UUID. `crypto.randomUUID` is there on https only, and somebody may try the board out without. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, at) => {
    // Version 4, variant 1 (RFC 9562).
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  });
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => hex.slice(from, to).join(''))
    .join('-');
}

/**
 * Keys for writes that no form sends: the same for as long as the same is sent, so that it is carried out once however often it is
 * pressed. For `useState(keyByContent)`.
 */
export function keyByContent(): (content: unknown) => string {
  let last = { text: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.text) last = { text, key: newKey() };
    return last.key;
  };
}
