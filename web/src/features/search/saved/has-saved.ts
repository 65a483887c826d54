export const savedSearchesKey = 'savedSearches';

/** Whether searches may be saved on this device, so that their list is worth loading. */
export function hasSavedSearches(): boolean {
  try {
    return localStorage.getItem(savedSearchesKey) !== null;
  } catch {
    return false;
  }
}
