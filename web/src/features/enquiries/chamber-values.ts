import type { Chamber } from '@lehrpfad/contract/enquiries/chambers.ts';

export type ChamberValues = Omit<Chamber, 'id' | 'last_updated'>;

/** Returns the initial values of the form for a chamber. */
export function valuesOf(chamber: Chamber): ChamberValues {
  const { name, street, postcode, city, phone, website, email } = chamber;
  const { first_contact, second_contact } = chamber;
  return { name, street, postcode, city, phone, website, email, first_contact, second_contact };
}

const ofChamber = {
  name: 'Name',
  street: 'Straße und Hausnummer',
  postcode: 'PLZ',
  city: 'Ort',
  phone: 'Telefon',
  website: 'Website',
  email: 'E-Mail für Anfragen',
} as const;

/** Labels of the parts that the form and its conflicts distinguish. */
export const chamberParts = {
  ...ofChamber,
  first_contact: 'Erste Kontaktperson',
  second_contact: 'Zweite Kontaktperson',
} as const;

/** Labels of all fields in their order; those of the contacts name the contact. */
export const chamberLabels = {
  ...ofChamber,
  'first_contact.first_name': 'Vorname der ersten Kontaktperson',
  'first_contact.last_name': 'Nachname der ersten Kontaktperson',
  'first_contact.role': 'Aufgabe der ersten Kontaktperson',
  'first_contact.phone': 'Telefon der ersten Kontaktperson',
  'first_contact.email': 'E-Mail der ersten Kontaktperson',
  'second_contact.first_name': 'Vorname der zweiten Kontaktperson',
  'second_contact.last_name': 'Nachname der zweiten Kontaktperson',
  'second_contact.role': 'Aufgabe der zweiten Kontaktperson',
  'second_contact.phone': 'Telefon der zweiten Kontaktperson',
  'second_contact.email': 'E-Mail der zweiten Kontaktperson',
} as const;
