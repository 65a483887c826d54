import { limits } from '../core/limits.ts';

/**
 * The fields of a company's form in their order, with labels and the maximum number of visible characters. The schemas, the form and the
 * message about a conflict are built from them. Free of schemas, for the browser.
 */
export const companyFormFields = {
  name: { label: 'Name', max: limits.companyName },
  weblink: { label: 'Webseite' },
  /** The whole address, for comparing two versions. */
  Address: { label: 'Adresse' },
  'Address.street': { label: 'Straße und Hausnummer', max: limits.street },
  'Address.additional': { label: 'Adresszusatz', max: limits.street },
  'Address.City': { label: 'Postleitzahl und Ort' },
  logo: { label: 'Logo' },
  cover: { label: 'Titelbild' },
  cover_alt: { label: 'Was auf dem Titelbild zu sehen ist', max: limits.coverAlt },
  Professions: { label: 'Branchen' },
  Allowed_apprenticeships: { label: 'Ausbildungsberufe' },
  User: { label: 'Konto' },
  Contacts: { label: 'Kontaktpersonen' },
} as const;

/** Message for a cover picture without a text. */
export const coverAltMissing = 'Bitte sagen Sie in einem Satz, was auf dem Bild zu sehen ist.';

export type CompanyFieldName = keyof typeof companyFormFields;
