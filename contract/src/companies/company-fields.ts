import { limits } from '../core/limits.ts';

/**
 * The fields of a company's form, in its order: what they are called, and how many visible characters they take. The schemas, the form
 * and the notice of a conflict follow from it. Free of schemas, for the browser.
 */
export const companyFormFields = {
  name: { label: 'Name', most: limits.companyName },
  weblink: { label: 'Webseite' },
  /** As a whole, where two versions are compared. */
  Address: { label: 'Adresse' },
  'Address.street': { label: 'Straße und Hausnummer', most: limits.street },
  'Address.additional': { label: 'Adresszusatz', most: limits.street },
  'Address.City': { label: 'Postleitzahl und Ort' },
  logo: { label: 'Logo' },
  Professions: { label: 'Branchen' },
  Allowed_apprenticeships: { label: 'Ausbildungsberufe' },
  User: { label: 'Konto' },
  Contacts: { label: 'Kontaktpersonen' },
} as const;

export type CompanyFieldName = keyof typeof companyFormFields;
