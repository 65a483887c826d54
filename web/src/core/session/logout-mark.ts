/**
 * Key of a random id of the last logout in this browser. Each tab remembers the id it has seen: a tab that was suspended during a logout,
 * or is opened again after it, detects the logout when it wakes.
 */
const logoutKey = 'last-logout';

function read(storage: 'localStorage' | 'sessionStorage'): string {
  try {
    return globalThis[storage].getItem(logoutKey) ?? '';
  } catch {
    return '';
  }
}

/** The id in memory, for a browser without storage: otherwise every wake would look like a logout. */
let known: string | undefined;

function remember(mark: string): void {
  known = mark;
  try {
    sessionStorage.setItem(logoutKey, mark);
  } catch {
    // The storage is full or forbidden.
  }
}

/** Tells all tabs about a logout. */
export function recordLogout(): void {
  const mark = String(Math.random());
  try {
    localStorage.setItem(logoutKey, mark);
  } catch {
    // Without storage there was no login.
  }
  remember(mark);
}

/** Returns whether another tab has logged out since the last call. */
export function hasLoggedOutElsewhere(): boolean {
  const mark = read('localStorage');
  if (mark === (known ?? read('sessionStorage'))) return false;
  remember(mark);
  return true;
}
