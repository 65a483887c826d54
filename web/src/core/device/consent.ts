import { useSyncExternalStore } from 'react';

/** The only thing to consent to is the map: its style may come from another host, which then learns the visitor's address. */
type Consent = boolean | null;

/** A year, as the specification says. */
const lifetimeSeconds = 365 * 24 * 60 * 60;

/** Reads consent from a cookie header or from `document.cookie`: allowed, denied, or null if the visitor has not chosen yet. */
export function readConsent(cookies: string): Consent {
  const value = /(?:^|;\s*)cookieConsent=(true|false)(?:;|$)/.exec(cookies)?.[1];
  return value === undefined ? null : value === 'true';
}

/** Returns the cookie of a choice as `document.cookie` takes it. */
export function consentCookie(allowsMap: boolean, isSecure: boolean): string {
  const attributes = `max-age=${lifetimeSeconds}; path=/; samesite=lax`;
  return `cookieConsent=${allowsMap}; ${attributes}${isSecure ? '; secure' : ''}`;
}

const readOwn = (): Consent =>
  typeof document === 'undefined' ? null : readConsent(document.cookie);

/** The consent that the server saw when it sent this page; it decides which hosts the page may contact. */
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

/** Stores a choice and returns whether the browser kept it. Without cookies it holds until the page is left. */
export function setConsent(allowsMap: boolean): boolean {
  document.cookie = consentCookie(allowsMap, location.protocol === 'https:');
  consent = allowsMap;
  tell();
  return readOwn() === allowsMap;
}

/** true: the map may be shown; false: it may not; null: the visitor has not chosen yet. */
export function useConsent(): Consent {
  const read = () => consent;
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether this page's Content-Security-Policy allows the map's host. The server decides that by the cookie of the page's request. */
export function wasAllowedAtLoad(): boolean {
  return atLoad === true;
}

/**
 * Whether reloading the page would allow the map's host. Never true twice in a row: after a reload the page is sent with the cookie, and a
 * browser without cookies never has it.
 */
export function needsReloadForMap(): boolean {
  return atLoad !== true && readOwn() === true;
}

/** Takes over a choice that was made in another tab. */
function follow(): void {
  if (document.visibilityState === 'hidden') return;
  const own = readOwn();
  // A browser without cookies has no stored choice; the one made on this page holds.
  if (own === null || own === consent) return;
  consent = own;
  tell();
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', follow);
  addEventListener('focus', follow);
}

/** Opens the dialog with the settings from any page. */
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
