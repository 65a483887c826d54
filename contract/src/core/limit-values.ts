/**
 * Limits of the specification (section 9) and of the HTTP server, in bytes, characters or items, as the name says. They are read as
 * `limits.…`; single exports, so that the browser is sent only those that it uses.
 */

export const pageSize = 20;
export const suggestions = 10;
/**
 * Maximum number of code points per visible character: an emoji of four people has 7 (11 UTF-16 units), the flag of Scotland 7 (14). A
 * text with more code points than this times its limit is refused before it is processed; in UTF-16 units it may be twice as long.
 */
export const unitsPerCharacter = 16;
/** Code points of values that are not texts: numbers, days, times, ids. */
export const shortValue = 100;
/** Secrets in links and tokens. */
export const token = 200;
/** Characters in a search field; longer input is refused, not cut. */
export const searchTextLength = 500;
/** Words of a search that are used; further words are ignored. */
export const wordsPerSearch = 12;
/** Ids in a search for certain ads: a list of favourites. */
export const jobIdsPerSearch = 500;
/** Complete ads in one response. */
export const adsPerRequest = 100;
export const jsonBodyBytes = 64 * 1024;
/** For how many hours a repeated write gets the first response. */
export const idempotencyKeyHours = 24;
/** Characters of a word or phrase in the search's vocabulary. */
export const vocabularyTermLength = 60;
/** Words of a phrase that is a synonym; the search looks up no longer phrases. */
export const vocabularyTermWords = 3;
/** Characters of a short word that is searched for nevertheless. */
export const keptTermLength = 2;
export const vocabularyMeanings = 30;
export const vocabularyMeaningLength = 100;
/** Fields of forms (specification, section 5), in characters; for rich text visible characters, without the tags. */
export const street = 50;
export const companyName = 200;
/** For how many days a closed branch can be reopened. */
export const closedBranchDays = 30;
/** A job name from an exchange without an editor's decision is deleted after this many days without a published ad. */
export const unusedJobNameDays = 90;
/** For how many days a deleted ad that was locked is remembered, so that an import does not bring it back. */
export const lockedAdDays = 365;
export const registeredCompanyName = 50;
export const website = 200;
export const contactFirstName = 20;
export const contactLastName = 30;
export const contactRole = 30;
export const chamberName = 60;
export const chamberRole = 60;
export const phone = 20;
export const email = 50;
export const personName = 30;
/** E-mail address of an editor, and fields of an account that administrators edit. */
export const editorEmail = 200;
export const userField = 256;
export const adTitle = 100;
export const adDetails = 5000;
export const adAnnotation = 1000;
/** Euros a month; far above the pay of any training. */
export const adPay = 9999;
export const adPlaces = 999;
export const adReplyDays = 90;
/** Weeks that an internship names, more than a year, and places in each. */
export const adWeeks = 60;
export const adWeekPlaces = 50;
/** Three sentences. */
export const adTypicalDay = 400;
/** Drafts of ads that an account keeps, and for how many days without a change. */
export const adDrafts = 50;
export const adDraftDays = 365;
/** Days for which the persons of an account see the changes in it and their authors. */
export const accountChangeDays = 365;
/** Actions on ads that one call reports. */
export const adActsPerCall = 50;
/** For how many days the sums of an ad's day are kept. */
export const adCountDays = 400;
/** For how many days the links of a mail about ending ads work, and how many ads it names. */
export const adLinkDays = 60;
export const endingAds = 20;
/** Code points of a line and of a rich text in a draft, and keys of one field: limits of a form that is not validated yet. */
export const draftLine = 2000;
export const draftText = 40_000;
export const draftKeys = 30;
export const eventTitle = 60;
export const eventDescription = 2000;
export const declinedMessage = 1000;
export const lockNote = 500;
/** Message of a company's request for apprenticeships. */
export const requestMessage = 1000;
/** An editor's question about a company's request to register, the company's answer, and for how many days the link to it works. */
export const requestQuestion = 1000;
export const requestAnswer = 2000;
export const requestAnswerDays = 14;
/** After how many days without an answer the company gets its only reminder. */
export const requestReminderDays = 5;
/** Text of a report of an ad, and the editors' answer to its sender. */
export const reportText = 2000;
export const reportAnswer = 1000;
/** Days for which a decided report keeps the address of its sender, and after which it is deleted. */
export const reportAddressDays = 14;
export const reportDays = 365;
/** Characters of an editors' note about an item of their inbox. */
export const inboxNote = 1000;
/** Days after which such a note is deleted, since the item was decided. */
export const inboxNoteDays = 30;
export const enquirySubject = 50;
export const enquiryText = 5000;
export const jobName = 300;
export const profession = 100;
/** HTML may have this many times the characters of its visible text. */
export const htmlFactor = 4;
/** Items of a list in a form: professions, apprenticeships, contact persons, branches. */
export const choices = 200;
/** Concurrent sessions and known devices of an account: a further one replaces the one that was not used for the longest time. */
export const sessions = 100;
/** Valid access tokens of a session at the same time; each lasts 15 minutes. */
export const accessTokens = 100;
/** Minutes for which a proof of identity counts for actions that ask for it again. */
export const confirmedMinutes = 10;
/** Minutes that the second step of a login may take, and wrong tries of one login. */
export const pendingLoginMinutes = 10;
export const secondStepTries = 5;
/** Passkeys of an account, and characters of the name of one. */
export const passkeys = 20;
export const passkeyName = 60;
/** Characters of each base64url value in a browser's response for a passkey. Attestations may contain certificates. */
export const passkeyPart = 20_000;
/** Number of codes in a set of recovery codes. */
export const recoveryCodes = 10;
export const minPasswordLength = 12;
export const maxPasswordLength = 1024;
export const adFiles = 3;
export const adFileBytes = 3_145_728;
/** Size of an uploaded logo; the server makes it smaller. */
export const logoBytes = 5 * 1024 * 1024;
/** Longer side of a stored logo in pixels, and its JPEG quality. */
export const logoPixels = 1024;
export const logoQuality = 0.6;
/** Characters of the description of a branch's cover picture. The picture has the size of one of the start page. */
export const coverAlt = 200;
/** Name of a period of school internships, and its longest length in days. */
export const schoolInternshipName = 80;
export const schoolInternshipDays = 60;
/** Message in the maintenance banner. */
export const maintenanceMessage = 300;
export const faqTitle = 256;
export const faqDescription = 20_000;
export const faqCategory = 60;
/** Searches that a device keeps, and characters of the name that somebody gives one. */
export const savedSearches = 10;
export const savedSearchName = 80;
/** Characters of a search as a query string, for alerts and feeds. */
export const keptSearch = 2000;
/** Confirmed alerts of one address, and for how many days an alert runs. */
export const alertsPerAddress = 5;
export const alertDays = 365;
/** Hours in which an alert must be confirmed; after that it is deleted. */
export const alertConfirmHours = 48;
/** Ads that a mail of an alert lists; it counts the others. */
export const alertAds = 10;
/** Newest entries of a feed. */
export const feedEntries = 50;
/** A text in plain language. */
export const plainText = 10_000;
/** Attachments of an entry, their number and bytes; videos and all files of one form together may be larger. */
export const faqFiles = 10;
export const faqFileBytes = 10 * 1024 * 1024;
export const faqVideoBytes = 25 * 1024 * 1024;
export const faqFilesTogetherBytes = 40 * 1024 * 1024;
/** Bytes of an uploaded picture of the start page, and the longer side of the stored one in pixels. */
export const backgroundBytes = 15 * 1024 * 1024;
export const backgroundPixels = 2560;
/** Name of an exchange, and the address of its source. */
export const exchangeName = 60;
export const exchangeAddress = 500;
/** Records of an exchange that a run reads before an editor has to confirm it. */
export const recordsPerSource = 50_000;
/** Seconds and records after which a trial of an exchange stops reading. */
export const trialSeconds = 20;
export const trialRecords = 500;
/** Number of linked pages of a career page that are read, and for how many seconds. */
export const careerPageLinks = 100;
export const careerPageSeconds = 300;
/** Bytes, rows and columns of a table of ads that a company uploads; further columns are ignored. */
export const tableBytes = 2 * 1024 * 1024;
export const tableRows = 500;
export const tableColumns = 64;
/** UTF-16 units of the name of a column: 100 of its heading, and its letters. */
export const tableColumnName = 200;
/** UTF-16 units of a cell; spreadsheets hold no more. */
export const tableCell = 32_767;
/** UTF-16 units of a line and of a text from an exchange; the rest is cut off. */
export const importedLine = 20_000;
export const importedText = 100_000;
/** UTF-16 units of the name of an uploaded file; of a longer name the end is kept. */
export const fileName = 500;
/** Text fields of a form with files, all together. */
export const formFieldBytes = 256 * 1024;
/** Keys of the public API that an address may have, and hours in which the links about them work. */
export const apiKeysPerAddress = 3;
export const apiKeyLinkHours = 48;
/** Days without a call after which a key is deleted. */
export const apiKeyUnusedDays = 365;
/** Characters of an owner's purpose of a key, of the editors' reason for blocking it, and of the editors' internal note. */
export const apiKeyPurpose = 500;
export const apiKeyReason = 500;
export const apiKeyNote = 1000;
/** Characters of the address of a webhook; days of failures after which nothing is sent to it any more. */
export const webhookAddress = 500;
export const webhookFailingDays = 3;
/** Messages to a webhook that editors see, and days for which they are kept. */
export const webhookLogEntries = 50;
export const webhookLogDays = 30;
/** Days for which a colleague can accept an invitation, or the question whether to take over an account. */
export const teamLinkDays = 7;
