import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';

type Name = Pick<ContactPerson, 'first_name' | 'last_name'>;

/** A missing first name is left out, with its space. */
export function contactName({ first_name, last_name }: Name): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

/** What stands where a picture would. */
export function initialsOf({ first_name, last_name }: Name): string {
  return [first_name, last_name]
    .map((name) => name.trim().charAt(0).toLocaleUpperCase('de'))
    .join('');
}
