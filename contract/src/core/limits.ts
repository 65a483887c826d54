/** Limits of the specification (section 9) and of the edge. Bytes, characters, or items as the name says. */
export const limits = {
  pageSize: 20,
  suggestions: 10,
  /**
   * Code points that a visible character may take: an emoji of four people has 7 (11 units of UTF-16), the flag of Scotland 7 (14).
   * Texts with more than so many for each character of their limit are refused before anything reads them; in units they may be twice
   * as long.
   */
  unitsPerCharacter: 16,
  /** Code points of values that are no texts: numbers, days, moments, ids. */
  shortValue: 100,
  /** Secrets in links and tokens. */
  token: 200,
  /** Names a person types into a search field; longer input is refused, not cut. */
  searchTextLength: 500,
  /** Words of a search that count; further ones are ignored. */
  wordsPerSearch: 12,
  /** Ids of a search for given ads: a list of favourites. */
  jobIdsPerSearch: 500,
  /** Ads read whole in one call. */
  adsPerRequest: 100,
  jsonBodyBytes: 64 * 1024,
  /** Hours for which a write that is sent again is answered as the first time. */
  idempotencyKeyHours: 24,
  /** Characters of a word or phrase in the search's vocabulary. */
  vocabularyTermLength: 60,
  /** Words of a phrase that is a synonym; search looks no longer ones up. */
  vocabularyTermWords: 3,
  /** Characters of a short word that is searched for all the same. */
  keptTermLength: 2,
  vocabularyMeanings: 30,
  vocabularyMeaningLength: 100,
  /** Forms (specification, section 5), in characters; those of rich text count what is read, not the tags. */
  street: 50,
  companyName: 200,
  /** For how many days a branch that was closed can be opened again. */
  closedBranchDays: 30,
  /** After how many days without an ad that is shown a job name from outside is deleted on which no editor has decided. */
  unusedJobNameDays: 90,
  /** For how many days what a locked ad said is remembered once the ad is deleted, so that it does not come back. */
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
  /** Of an editor, and of an account as administrators edit it. */
  editorEmail: 200,
  userField: 256,
  adTitle: 100,
  adDetails: 5000,
  adAnnotation: 1000,
  eventTitle: 60,
  eventDescription: 2000,
  declinedMessage: 1000,
  lockNote: 500,
  /** What a company writes to a request for apprenticeships. */
  requestMessage: 1000,
  /** What an editor asks a company back about its request to be let in, its answer, and for how many days the link to it works. */
  requestQuestion: 1000,
  requestAnswer: 2000,
  requestAnswerDays: 14,
  /** After how many days without an answer the company is reminded, once. */
  requestReminderDays: 5,
  enquirySubject: 50,
  enquiryText: 5000,
  jobName: 300,
  profession: 100,
  /** HTML may be this many times as long as the text that is read in it. */
  htmlFactor: 4,
  /** Items of a list in a form: professions, apprenticeships, contacts, branches. */
  choices: 200,
  /** Logins of an account that go on at once, and devices that it is known on: a further one ends the one that was used longest ago. */
  sessions: 100,
  /** Access tokens of a session that are valid at once; each lasts 15 minutes. */
  accessTokens: 100,
  passwordShortest: 12,
  passwordLongest: 1024,
  adFiles: 3,
  adFileBytes: 3_145_728,
  /** A picture as it is sent; the server makes it smaller. */
  logoBytes: 5 * 1024 * 1024,
  /** Longer side of a logo in pixels, and the quality of its JPEG. */
  logoPixels: 1024,
  logoQuality: 0.6,
  /** What the maintenance banner says beside its window. */
  maintenanceMessage: 300,
  faqTitle: 256,
  faqDescription: 20_000,
  faqCategory: 60,
  /** A text in plain language. */
  plainText: 10_000,
  /** Attachments of an entry, and their bytes; a video may have more, and what comes in one form together. */
  faqFiles: 10,
  faqFileBytes: 10 * 1024 * 1024,
  faqVideoBytes: 25 * 1024 * 1024,
  faqFilesTogetherBytes: 40 * 1024 * 1024,
  /** A picture of the start page as it is sent, and the longer side of what is kept of it, in pixels. */
  backgroundBytes: 15 * 1024 * 1024,
  backgroundPixels: 2560,
  /** Name of an exchange, and an address that it is read from. */
  exchangeName: 60,
  exchangeAddress: 500,
  /** Records of an exchange that a run reads before an editor has to say that it may count. */
  recordsPerSource: 50_000,
  /** How long a trial of an exchange reads, in seconds, and how many records at most. */
  trialSeconds: 20,
  trialRecords: 500,
  /** Pages behind a company's career page that are read at most, and for how many seconds. */
  careerPageLinks: 100,
  careerPageSeconds: 300,
  /** A table of ads that a company uploads, and its rows. */
  tableBytes: 2 * 1024 * 1024,
  tableRows: 500,
  /** Units of a cell; spreadsheets hold no more. */
  tableCell: 32_767,
  /** Units of a line and of a text that an exchange sends; what is behind is not read. */
  importedLine: 20_000,
  importedText: 100_000,
  /** Units of a file's name as it is sent; of a longer one the end is read. */
  fileName: 500,
  /** Text fields of a form with files, all together. */
  formFieldBytes: 256 * 1024,
} as const;

/**
 * What one account may write in 24 hours, as a company and as an editor or administrator: far more than anybody writes by hand, and
 * less than fills a disk or a mailbox.
 */
export const quotas = {
  addresses: { company: 200, editor: 2000 },
  /** Companies and branches: new ones, changes, closing. */
  companies: { company: 300, editor: 3000 },
  /** Requests for apprenticeships of branches. */
  apprenticeshipRequests: { company: 100, editor: 1000 },
  contactPersons: { company: 300, editor: 3000 },
  /** New ones. */
  ads: { company: 1000, editor: 5000 },
  /** Changes, publishing and deleting. */
  adChanges: { company: 3000, editor: 10_000 },
  events: { company: 300, editor: 3000 },
  /** Career pages that are named or fetched. */
  careerPages: { company: 200, editor: 2000 },
  /** What sends somebody a mail. */
  mails: { company: 50, editor: 2000 },
  /** Forms with files, whatever else they are. */
  uploads: { company: 1000, editor: 5000 },
  /** Everything else that a company account may write. */
  others: { company: 1000, editor: 10_000 },
} as const;

export type QuotaName = keyof typeof quotas;
