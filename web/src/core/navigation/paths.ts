import * as paths from './path-values.ts';

export { paths };

/** Pages that the server renders, outside of the application. */
export const serverPages = {
  forgottenPassword: '/konto/passwort-vergessen',
} as const;

/** Patterns for the router; `*` matches any rest of a broken link. */
export const patterns = {
  start: '/',
  results: '/suche/*?',
  events: '/events/*?',
  login: paths.login,
  registration: paths.registration,
  information: '/information/*?',
  contact: '/kontakt/*?',
  imprint: '/impressum/*?',
  privacy: '/datenschutz/*?',
  accessibility: '/barrierefreiheit/*?',
  companyArea: '/unternehmen/*?',
  editorArea: '/redakteure/*?',
  account: paths.account,
} as const;

export function resultsPath(encodedSearch: string): string {
  return encodedSearch === '' ? paths.results : `${paths.results}/${encodedSearch}`;
}

/** Returns the address of a list entry. It uses the id, because names are not unique. */
export function entryPath(list: string, id: number): string {
  return `${list}/${id}`;
}

/** Returns a path as `href` of a link. */
export function hrefOf(path: string): string {
  return `#${path}`;
}

/** Returns the full URL of a page that the server renders, for sharing: everybody can read it, also without scripts. */
export function pageUrl(path: string): string {
  return `${location.origin}${path}`;
}

/** Returns the full URL of a page of the application, for sharing. */
export function absoluteUrl(path: string): string {
  return `${location.origin}${location.pathname}${hrefOf(path)}`;
}
