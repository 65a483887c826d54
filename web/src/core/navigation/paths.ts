/** All paths of the application. They are in the hash: `/#/suche/…`. */
export const paths = {
  start: '/',
  /** Results without search criteria; a search is one more segment. */
  results: '/suche',
  /** Events; filters are one more segment. */
  events: '/events',
  login: '/login',
  /** The page where a company requests an account. */
  registration: '/registrieren/anfrage',
  /** Overview; each audience has a page below it. */
  information: '/information',
  informationPupils: '/information/schueler',
  informationTrainees: '/information/azubi',
  informationTeachers: '/information/lehrer',
  informationCompanies: '/information/unternehmen',
  /** Form that sends a message to a chamber. */
  contact: '/kontakt',
  /** The same form, to report a barrier. */
  reportBarrier: '/kontakt/barriere',
  imprint: '/impressum',
  privacy: '/datenschutz',
  accessibility: '/barrierefreiheit',
  /** The company area. Further paths for an entry: `/neu`, `/{id}`, `/{id}/bearbeiten`. */
  companyArea: '/unternehmen',
  setup: '/unternehmen/setup',
  companyProfile: '/unternehmen/unternehmensprofil',
  contactPersons: '/unternehmen/kontaktpersonen',
  ownJobAds: '/unternehmen/stellenangebote',
  /** How often the ads were shown, opened and so on. */
  ownFigures: '/unternehmen/zahlen',
  ownEvents: '/unternehmen/events',
  /** Ads from other sites. Further paths: `/tabelle`, `/karriereseite`. */
  ownImports: '/unternehmen/boersen',
  account: '/konto',
  editorArea: '/redakteure',
  dashboard: '/redakteure/dashboard',
} as const;

/** Pages that the server renders, outside of the application. */
export const serverPages = {
  forgottenPassword: '/konto/passwort-vergessen',
  events: '/events',
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
