/** Limits of the specification (section 9) and of the HTTP server. In bytes, characters or items, as the name says. */
export const limits = {
  pageSize: 20,
  suggestions: 10,
  /**
   * Maximum number of code points per visible character: an emoji of four people has 7 (11 UTF-16 units), the flag of Scotland 7 (14). A
   * text with more code points than this times its limit is refused before it is processed; in UTF-16 units it may be twice as long.
   */
  unitsPerCharacter: 16,
  /** Code points of values that are not texts: numbers, days, times, ids. */
  shortValue: 100,
  /** Secrets in links and tokens. */
  token: 200,
  /** Characters in a search field; longer input is refused, not cut. */
  searchTextLength: 500,
  /** Words of a search that are used; further words are ignored. */
  wordsPerSearch: 12,
  /** Ids in a search for certain ads: a list of favourites. */
  jobIdsPerSearch: 500,
  /** Complete ads in one response. */
  adsPerRequest: 100,
  jsonBodyBytes: 64 * 1024,
  /** For how many hours a repeated write gets the first response. */
  idempotencyKeyHours: 24,
  /** Characters of a word or phrase in the search's vocabulary. */
  vocabularyTermLength: 60,
  /** Words of a phrase that is a synonym; the search looks up no longer phrases. */
  vocabularyTermWords: 3,
  /** Characters of a short word that is searched for nevertheless. */
  keptTermLength: 2,
  vocabularyMeanings: 30,
  vocabularyMeaningLength: 100,
  /** Fields of forms (specification, section 5), in characters; for rich text visible characters, without the tags. */
  street: 50,
  companyName: 200,
  /** For how many days a closed branch can be reopened. */
  closedBranchDays: 30,
  /** A job name from an exchange without an editor's decision is deleted after this many days without a published ad. */
  unusedJobNameDays: 90,
  /** For how many days a deleted ad that was locked is remembered, so that an import does not bring it back. */
  lockedAdDays: 365,
  registeredCompanyName: 50,
  website: 200,
  contactFirstName: 20,
  contactLastName: 30,
  contactRole: 30,
  chamberName: 60,
  chamberRole: 60,
  phone: 20,
  email: 50,
  personName: 30,
  /** E-mail address of an editor, and fields of an account that administrators edit. */
  editorEmail: 200,
  userField: 256,
  adTitle: 100,
  adDetails: 5000,
  adAnnotation: 1000,
  /** Euros a month; far above what any training pays. */
  adPay: 9999,
  adPlaces: 999,
  adReplyDays: 90,
  /** Three sentences. */
  adTypicalDay: 400,
  eventTitle: 60,
  eventDescription: 2000,
  declinedMessage: 1000,
  lockNote: 500,
  /** Message of a company's request for apprenticeships. */
  requestMessage: 1000,
  /** An editor's question about a company's request to register, the company's answer, and for how many days the link to it works. */
  requestQuestion: 1000,
  requestAnswer: 2000,
  requestAnswerDays: 14,
  /** After how many days without an answer the company gets its only reminder. */
  requestReminderDays: 5,
  enquirySubject: 50,
  enquiryText: 5000,
  jobName: 300,
  profession: 100,
  /** HTML may have this many times the characters of its visible text. */
  htmlFactor: 4,
  /** Items of a list in a form: professions, apprenticeships, contact persons, branches. */
  choices: 200,
  /** Concurrent sessions and known devices of an account: a further one replaces the one that was not used for the longest time. */
  sessions: 100,
  /** Valid access tokens of a session at the same time; each lasts 15 minutes. */
  accessTokens: 100,
  passwordShortest: 12,
  passwordLongest: 1024,
  adFiles: 3,
  adFileBytes: 3_145_728,
  /** Size of an uploaded logo; the server makes it smaller. */
  logoBytes: 5 * 1024 * 1024,
  /** Longer side of a stored logo in pixels, and its JPEG quality. */
  logoPixels: 1024,
  logoQuality: 0.6,
  /** Message in the maintenance banner. */
  maintenanceMessage: 300,
  faqTitle: 256,
  faqDescription: 20_000,
  faqCategory: 60,
  /** A text in plain language. */
  plainText: 10_000,
  /** Attachments of an entry, their number and bytes; videos and all files of one form together may be larger. */
  faqFiles: 10,
  faqFileBytes: 10 * 1024 * 1024,
  faqVideoBytes: 25 * 1024 * 1024,
  faqFilesTogetherBytes: 40 * 1024 * 1024,
  /** Bytes of an uploaded picture of the start page, and the longer side of the stored one in pixels. */
  backgroundBytes: 15 * 1024 * 1024,
  backgroundPixels: 2560,
  /** Name of an exchange, and the address of its source. */
  exchangeName: 60,
  exchangeAddress: 500,
  /** Records of an exchange that a run reads before an editor has to confirm it. */
  recordsPerSource: 50_000,
  /** Seconds and records after which a trial of an exchange stops reading. */
  trialSeconds: 20,
  trialRecords: 500,
  /** Number of linked pages of a career page that are read, and for how many seconds. */
  careerPageLinks: 100,
  careerPageSeconds: 300,
  /** Bytes and rows of a table of ads that a company uploads. */
  tableBytes: 2 * 1024 * 1024,
  tableRows: 500,
  /** UTF-16 units of a cell; spreadsheets hold no more. */
  tableCell: 32_767,
  /** UTF-16 units of a line and of a text from an exchange; the rest is cut off. */
  importedLine: 20_000,
  importedText: 100_000,
  /** UTF-16 units of the name of an uploaded file; of a longer name the end is kept. */
  fileName: 500,
  /** Text fields of a form with files, all together. */
  formFieldBytes: 256 * 1024,
} as const;

/**
 * How many writes an account may make in 24 hours, as a company and as an editor or administrator: far more than anybody makes by hand, and
 * too few to fill a disk or a mailbox.
 */
export const quotas = {
  addresses: { company: 200, editor: 2000 },
  /** Companies and branches: new ones, changes, closing. */
  companies: { company: 300, editor: 3000 },
  /** Requests for apprenticeships of branches. */
  apprenticeshipRequests: { company: 100, editor: 1000 },
  contactPersons: { company: 300, editor: 3000 },
  /** New ads. */
  ads: { company: 1000, editor: 5000 },
  /** Changing, publishing and deleting ads. */
  adChanges: { company: 3000, editor: 10_000 },
  events: { company: 300, editor: 3000 },
  /** Setting and fetching career pages. */
  careerPages: { company: 200, editor: 2000 },
  /** Calls that send a mail. */
  mails: { company: 50, editor: 2000 },
  /** All forms with files. */
  uploads: { company: 1000, editor: 5000 },
  /** All other writes. */
  others: { company: 1000, editor: 10_000 },
} as const;

export type QuotaName = keyof typeof quotas;
