/** Reads an entry of the local storage; a forbidden storage counts as empty. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
