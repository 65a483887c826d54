import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import {
  contactPersonForm,
  type ContactPerson,
} from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { useRef } from 'react';
import { draftOf } from '../../core/form/drafts/draft-of.ts';
import { useConflict } from '../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { paths } from '../../core/navigation/paths.ts';
import { getSession } from '../../core/session/session.ts';
import { contactName } from './contact-name.ts';
import { saveContactPerson } from './queries.ts';

const noContact = { first_name: '', last_name: '', role: '', phone: '', email: '' };

export function valuesOf(contact: ContactPerson | null): typeof noContact {
  if (contact === null) return noContact;
  const { first_name, last_name, role, phone, email } = contact;
  return { first_name, last_name, role, phone, email };
}

const contactLabels = {
  first_name: 'Vorname',
  last_name: 'Nachname',
  role: 'Rolle',
  phone: 'Telefon',
  email: 'E-Mail',
} as const;

/** Returns the path where a company can reopen the form; editors open it at a company, so it has none. */
function pathOf(contact: ContactPerson | null): string | undefined {
  if (getSession()?.permission !== permissions.company) return undefined;
  const entry = contact === null ? 'neu' : `${contact.id}/bearbeiten`;
  return `${paths.contactPersons}/${entry}`;
}

/**
 * Form of a contact person; null for a new one.
 * @param onSaved called with the stored version and the one before; null for a new one
 */
export function useContactPersonForm(
  contact: ContactPerson | null,
  onSaved: (contact: ContactPerson, before: ContactPerson | null) => void,
) {
  const editedId = useRef(contact?.id ?? null);
  const conflict = useConflict<ContactPerson, typeof noContact>(contact, valuesOf, contactLabels);
  const edited = contact && { id: contact.id, name: contactName(contact) };
  const draft = draftOf('contact-person', 'eine Kontaktperson', edited);
  const form = useFormOf({
    schema: contactPersonForm,
    initial: valuesOf(contact),
    fields: contactLabels,
    draft: { ...draft, at: pathOf(contact) },
    conflict,
    onSubmit: async (body, _, key) => {
      const id = editedId.current;
      const last_updated = conflict.lastUpdated();
      const before = conflict.read();
      const version = id === null ? null : { id, last_updated };
      onSaved(await saveContactPerson(version, body, key), before);
    },
    onEarlier: (answer) => {
      const saved = answer as ContactPerson;
      editedId.current = saved.id;
      conflict.beginWith(saved.last_updated);
      return valuesOf(saved);
    },
  });
  return { form, conflict };
}

export type ContactPersonState = ReturnType<typeof useContactPersonForm>;
