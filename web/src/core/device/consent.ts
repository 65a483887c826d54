import { useSyncExternalStore } from 'react';

/** The only thing to consent to is the map: its style may come from another host, which then learns the visitor's address. */
type Consent = boolean | null;

/** A year, as the specification says. */
const lifetimeSeconds = 365 * 24 * 60 * 60;

/** What a cookie header, or `document.cookie`, says: allowed, denied, or null where nobody has chosen yet. */
export function readConsent(cookies: string): Consent {
  const value = /(?:^|;\s*)cookieConsent=(true|false)(?:;|$)/.exec(cookies)?.[1];
  return value === undefined ? null : value === 'true';
}

/** A choice as `document.cookie` takes it. */
export function consentCookie(allowsMap: boolean, isSecure: boolean): string {
  const attributes = `max-age=${lifetimeSeconds}; path=/; samesite=lax`;
  return `cookieConsent=${allowsMap}; ${attributes}${isSecure ? '; secure' : ''}`;
}

const readOwn = (): Consent =>
  typeof document === 'undefined' ? null : readConsent(document.cookie);

/** What the server knew when it sent this page, and with it the hosts that the page may ask. */
const atLoad = readOwn();

let consent = atLoad;
let settingsOpened = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a choice, and answers whether it was kept: where the browser keeps no cookies it holds until the page is left. */
export function setConsent(allowsMap: boolean): boolean {
  document.cookie = consentCookie(allowsMap, location.protocol === 'https:');
  consent = allowsMap;
  tell();
  return readOwn() === allowsMap;
}

/** true: the map may be shown; false: it may not; null: nobody has chosen yet. */
export function useConsent(): Consent {
  const read = () => consent;
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the map's host was let in by this page's Content-Security-Policy, which goes by the cookie that asked for the page. */
export function wasAllowedAtLoad(): boolean {
  return atLoad === true;
}

/**
 * Whether loading the page again would let the map's host in. Never true twice in a row: after a reload the cookie that
 * makes it true was there from the start, and a browser that keeps no cookies never has it.
 */
export function needsReloadForMap(): boolean {
  return atLoad !== true && readOwn() === true;
}

/** Another tab may have been answered meanwhile. */
function follow(): void {
  if (document.visibilityState === 'hidden') return;
  const own = readOwn();
  // A browser that keeps no cookies knows nothing; what was said to this page holds.
  if (own === null || own === consent) return;
  consent = own;
  tell();
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', follow);
  addEventListener('focus', follow);
}

/** Opens the dialog with the settings, from anywhere. */
export function openConsentSettings(): void {
  settingsOpened = true;
  tell();
}

export function closeConsentSettings(): void {
  settingsOpened = false;
  tell();
}

export function useConsentSettingsOpened(): boolean {
  const read = () => settingsOpened;
  return useSyncExternalStore(subscribe, read, read);
}
