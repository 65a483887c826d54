/** Paths of the back-office, apart from the others: pupils do not load them. */
export const editorPaths = {
  /** Tasks of all features that wait for editors. */
  inbox: '/redakteure/eingang',
  requests: '/redakteure/unternehmensprofil/authentifizierung',
  branchChecks: '/redakteure/unternehmensprofil/filialen',
  apprenticeshipRequests: '/redakteure/unternehmensprofil/ausbildungsberufe',
  adReports: '/redakteure/meldungen',
  allCompanies: '/redakteure/unternehmensprofil/liste',
  /** The figures of a company, by its id. */
  companyFigures: '/redakteure/zahlen',
  blacklist: '/redakteure/unternehmensprofil/gesperrt',
  allJobAds: '/redakteure/stellenangebote',
  allEvents: '/redakteure/events',
  jobNames: '/redakteure/berufe',
  professions: '/redakteure/branchen',
  faqEditing: '/redakteure/faq',
  pictures: '/redakteure/bilder',
  vocabulary: '/redakteure/suchbegriffe',
  /** When schools send their pupils to companies. */
  schoolInternships: '/redakteure/schulpraktika',
  exchanges: '/redakteure/schnittstellen',
  /** Keys of the public API. */
  apiKeys: '/redakteure/api',
  statistics: '/redakteure/statistiken',
  plainTexts: '/redakteure/einfache-sprache',
  /** This path and all that follow are for administrators only. */
  editors: '/redakteure/admin',
  users: '/redakteure/user',
  auditTrail: '/redakteure/protokoll',
  mails: '/redakteure/mails',
  operations: '/redakteure/betrieb',
  chambers: '/redakteure/kammern',
  maintenance: '/redakteure/wartung',
} as const;
