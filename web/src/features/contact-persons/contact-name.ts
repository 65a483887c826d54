import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';

type Name = Pick<ContactPerson, 'first_name' | 'last_name'>;

/** Returns the full name; leaves out a missing first name with its space. */
export function contactName({ first_name, last_name }: Name): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

/** Returns the initials, shown instead of a picture. */
export function initialsOf({ first_name, last_name }: Name): string {
  return [first_name, last_name]
    .map((name) => name.trim().charAt(0).toLocaleUpperCase('de'))
    .join('');
}
