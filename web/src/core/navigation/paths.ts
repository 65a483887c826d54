/** The only place with the words of our addresses. All live behind the hash: `/#/suche/…`. */
export const paths = {
  start: '/',
  /** Results of the empty search; a search follows as one more segment. */
  results: '/suche',
  login: '/login',
  /** Where a company asks to be let in. */
  registration: '/registrieren/anfrage',
  /** Its overview; each audience is a page below it. */
  information: '/information',
  informationPupils: '/information/schueler',
  informationTrainees: '/information/azubi',
  informationTeachers: '/information/lehrer',
  informationCompanies: '/information/unternehmen',
  /** The form that writes to a chamber. */
  contact: '/kontakt',
  /** The same form, for telling of a barrier. */
  reportBarrier: '/kontakt/barriere',
  imprint: '/impressum',
  privacy: '/datenschutz',
  accessibility: '/barrierefreiheit',
  /** The company area. Below an entry of it: `/neu`, `/{id}`, `/{id}/bearbeiten`. */
  companyArea: '/unternehmen',
  setup: '/unternehmen/setup',
  companyProfile: '/unternehmen/unternehmensprofil',
  contactPersons: '/unternehmen/kontaktpersonen',
  ownJobAds: '/unternehmen/stellenangebote',
  ownEvents: '/unternehmen/events',
  /** Ads from elsewhere. Below: `/tabelle`, `/karriereseite`. */
  ownImports: '/unternehmen/boersen',
  account: '/konto',
  editorArea: '/redakteure',
  dashboard: '/redakteure/dashboard',
  requests: '/redakteure/unternehmensprofil/authentifizierung',
  branchChecks: '/redakteure/unternehmensprofil/filialen',
  apprenticeshipRequests: '/redakteure/unternehmensprofil/ausbildungsberufe',
  allCompanies: '/redakteure/unternehmensprofil/liste',
  blacklist: '/redakteure/unternehmensprofil/gesperrt',
  allJobAds: '/redakteure/stellenangebote',
  allEvents: '/redakteure/events',
  jobNames: '/redakteure/berufe',
  professions: '/redakteure/branchen',
  faqEditing: '/redakteure/faq',
  pictures: '/redakteure/bilder',
  vocabulary: '/redakteure/suchbegriffe',
  exchanges: '/redakteure/schnittstellen',
  statistics: '/redakteure/statistiken',
  plainTexts: '/redakteure/einfache-sprache',
  /** For administrators alone, as are all that follow. */
  editors: '/redakteure/admin',
  users: '/redakteure/user',
  auditTrail: '/redakteure/protokoll',
  mails: '/redakteure/mails',
  chambers: '/redakteure/kammern',
  maintenance: '/redakteure/wartung',
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

/** Address of one entry of a list: names of several may be the same. */
export function entryPath(list: string, id: number): string {
  return `${list}/${id}`;
}

/** What a link's `href` needs. */
export function hrefOf(path: string): string {
  return `#${path}`;
}

/** The whole address, for sharing. */
export function absoluteUrl(path: string): string {
  return `${location.origin}${location.pathname}${hrefOf(path)}`;
}
