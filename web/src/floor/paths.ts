/** The only place with the words of our addresses. All live behind the hash: `/#/suche/…`. */
export const paths = {
  start: '/',
  /** Results of the empty search; a search follows as one more segment. */
  results: '/suche',
  login: '/login',
  /** Where a company asks to be let in. */
  registration: '/registrieren/anfrage',
  information: '/information',
  /** The company area. Below an entry of it: `/neu`, `/{id}`, `/{id}/bearbeiten`. */
  companyArea: '/unternehmen',
  setup: '/unternehmen/setup',
  companyProfile: '/unternehmen/unternehmensprofil',
  contactPersons: '/unternehmen/kontaktpersonen',
  ownJobAds: '/unternehmen/stellenangebote',
  ownEvents: '/unternehmen/events',
  account: '/konto',
  editorArea: '/redakteure',
  dashboard: '/redakteure/dashboard',
  requests: '/redakteure/unternehmensprofil/authentifizierung',
  allCompanies: '/redakteure/unternehmensprofil/liste',
  blacklist: '/redakteure/unternehmensprofil/gesperrt',
  allJobAds: '/redakteure/stellenangebote',
  allEvents: '/redakteure/events',
  jobNames: '/redakteure/berufe',
  professions: '/redakteure/branchen',
  faqEditing: '/redakteure/faq',
  pictures: '/redakteure/bilder',
  vocabulary: '/redakteure/suchbegriffe',
  statistics: '/redakteure/statistiken',
  /** For administrators alone, as are the next three. */
  editors: '/redakteure/admin',
  users: '/redakteure/user',
  auditTrail: '/redakteure/protokoll',
  mails: '/redakteure/mails',
} as const;

/** Pages of the server, outside of the application. */
export const serverPages = {
  forgottenPassword: '/konto/passwort-vergessen',
} as const;

/** Patterns of the router's table; `*` swallows whatever a broken link carries. */
export const patterns = {
  start: '/',
  results: '/suche/*?',
  login: paths.login,
  registration: paths.registration,
  companyArea: '/unternehmen/*?',
  editorArea: '/redakteure/*?',
  account: paths.account,
} as const;

export function resultsPath(encodedSearch: string): string {
  return encodedSearch === '' ? paths.results : `${paths.results}/${encodedSearch}`;
}

/** What a link's `href` needs. */
export function hrefOf(path: string): string {
  return `#${path}`;
}

/** The whole address, for sharing. */
export function absoluteUrl(path: string): string {
  return `${location.origin}${location.pathname}${hrefOf(path)}`;
}
