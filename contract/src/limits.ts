/** Limits of the specification (section 9) and of the edge. Bytes, characters, or items as the name says. */
export const limits = {
  pageSize: 20,
  suggestions: 10,
  /** Names a person types into a search field; longer input is refused, not cut. */
  searchTextLength: 500,
  /** Words of a search that count; further ones are ignored. */
  wordsPerSearch: 12,
  /** Ids of a search for given ads: a list of favourites. */
  jobIdsPerSearch: 500,
  /** Ads read whole in one call. */
  adsPerRequest: 100,
  jsonBodyBytes: 64 * 1024,
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
  enquirySubject: 50,
  enquiryText: 5000,
  jobName: 300,
  profession: 100,
  /** HTML may be this many times as long as the text that is read in it. */
  htmlFactor: 4,
  /** Items of a list in a form: professions, apprenticeships, contacts, branches. */
  choices: 200,
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
  /** A table of ads that a company uploads, and its rows. */
  tableBytes: 2 * 1024 * 1024,
  tableRows: 500,
  /** Text fields of a form with files, all together. */
  formFieldBytes: 256 * 1024,
} as const;
