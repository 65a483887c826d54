/** Returns a random UUID. `crypto.randomUUID` exists only on https, and the board can be tried out over http. */
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
 * Returns a function that gives writes without a form their key: the same key as long as the content is the same, so that repeated presses
 * write once. For `useState(keyByContent)`.
 */
export function keyByContent(): (content: unknown) => string {
  let last = { text: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.text) last = { text, key: newKey() };
    return last.key;
  };
}
