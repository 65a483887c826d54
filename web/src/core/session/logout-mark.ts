/**
 * Marks the last logout of this browser, by a name without meaning. Each tab remembers which one it knows: one that has slept
 * through a logout, or was opened again after it, finds out when it wakes.
 */
const logoutKey = 'last-logout';

function read(storage: 'localStorage' | 'sessionStorage'): string {
  try {
    return globalThis[storage].getItem(logoutKey) ?? '';
  } catch {
    return '';
  }
}

/** What this page knows where its storage keeps nothing: else each time that it wakes would be a logout. */
let known: string | undefined;

function remember(mark: string): void {
  known = mark;
  try {
    sessionStorage.setItem(logoutKey, mark);
  } catch {
    // Full or forbidden.
  }
}

/** Tells all tabs that somebody has logged out. */
export function recordLogout(): void {
  const mark = crypto.getRandomValues(new Uint32Array(2)).join('-');
  try {
    localStorage.setItem(logoutKey, mark);
  } catch {
    // Forbidden: there was no login.
  }
  remember(mark);
}

/** Whether somebody has logged out in another tab since this one last asked. */
export function hasLoggedOutElsewhere(): boolean {
  const mark = read('localStorage');
  if (mark === (known ?? read('sessionStorage'))) return false;
  remember(mark);
  return true;
}
