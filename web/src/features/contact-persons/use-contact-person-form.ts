import { contactPersonForm, type ContactPerson } from '@lehrpfad/contract/contact-persons.ts';
import { useFormOf } from '../../floor/form/use-form-of.ts';
import { getSession } from '../../floor/session.ts';
import { saveContactPerson } from './queries.ts';

const noContact = { first_name: '', last_name: '', role: '', phone: '', email: '' };

function valuesOf(contact: ContactPerson | null): typeof noContact {
  if (contact === null) return noContact;
  const { first_name, last_name, role, phone, email } = contact;
  return { first_name, last_name, role, phone, email };
}

/**
 * The form of a contact person; null for a new one.
 * @param onSaved told what is stored now
 */
export function useContactPersonForm(
  contact: ContactPerson | null,
  onSaved: (contact: ContactPerson) => void,
) {
  return useFormOf({
    schema: contactPersonForm,
    initial: valuesOf(contact),
    fields: {
      first_name: 'Vorname',
      last_name: 'Nachname',
      role: 'Rolle',
      phone: 'Telefon',
      email: 'E-Mail',
    },
    draft: `contact-person-${contact?.id ?? 'new'}-user-${getSession()?.id}`,
    onSubmit: async (body) => onSaved(await saveContactPerson(contact?.id ?? null, body)),
  });
}

export type ContactPersonForm = ReturnType<typeof useContactPersonForm>;
