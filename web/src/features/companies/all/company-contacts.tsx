import type { ListedCompany } from '@lehrpfad/contract/companies/listing.ts';
import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { useState } from 'react';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { useContinuedDraft } from '../../../core/form/drafts/continued-draft.ts';
import { DeleteIcon, EditIcon } from '../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import { ContactLinks } from '../../contact-persons/contact-links.tsx';
import { contactName } from '../../contact-persons/contact-name.ts';
import { ContactPersonOverlay } from '../../contact-persons/contact-person-overlay.tsx';
import { DeleteContactPerson } from '../../contact-persons/delete-contact-person.tsx';
import { useContactPersonsOf } from '../../contact-persons/queries.ts';

/** Contact persons, with buttons to edit and delete; those of an imported company belong to the exchange and cannot be changed. */
export function CompanyContacts({ company }: { readonly company: ListedCompany }) {
  const { contacts, external } = company;
  const [edited, setEdited] = useState<ContactPerson | null>(null);
  const [asked, setAsked] = useState<ContactPerson | null>(null);
  const { data: known } = useContactPersonsOf(external ? null : (company.User?.id ?? null));
  const adsOf = ({ id }: ContactPerson) => known?.find((one) => one.id === id)?.ads;
  useContinuedDraft('contact-person-', (contactId) => {
    const contact = contacts.find(({ id }) => String(id) === contactId);
    if (contact) setEdited(contact);
    return contact !== undefined;
  });
  if (contacts.length === 0) return <p className="text-soft">Keine Kontaktperson eingetragen.</p>;
  return (
    <>
      <ContactItems contacts={contacts} isFixed={external} onEdit={setEdited} onDelete={setAsked} />
      {edited && (
        <ContactPersonOverlay
          key={edited.id}
          contact={edited}
          hasEntry
          ads={adsOf(edited)}
          onSaved={reloadEditorial}
          onClose={() => setEdited(null)}
        />
      )}
      <DeleteContactPerson
        contact={asked}
        ads={asked ? adsOf(asked) : undefined}
        branches={undefined}
        onDeleted={reloadEditorial}
        onDone={() => setAsked(null)}
      >
        <p>
          Die Person steht dann auch bei keiner anderen Firma des Kontos und bei keiner
          Stellenanzeige mehr.
        </p>
      </DeleteContactPerson>
    </>
  );
}

interface ContactItemsProps {
  readonly contacts: readonly ContactPerson[];
  /** Whether they belong to an exchange. */
  readonly isFixed: boolean;
  readonly onEdit: (contact: ContactPerson) => void;
  readonly onDelete: (contact: ContactPerson) => void;
}

function ContactItems({ contacts, isFixed, onEdit, onDelete }: ContactItemsProps) {
  return (
    <>
      {isFixed && (
        <p className="text-soft">
          Kontaktpersonen importierter Firmen können nicht bearbeitet oder gelöscht werden.
        </p>
      )}
      <ul className="grid list-plain gap-3 mt-2">
        {contacts.map((contact) => (
          <ContactItem
            key={contact.id}
            contact={contact}
            isFixed={isFixed}
            onEdit={() => onEdit(contact)}
            onDelete={() => onDelete(contact)}
          />
        ))}
      </ul>
    </>
  );
}

interface ContactItemProps {
  readonly contact: ContactPerson;
  /** Whether it belongs to an exchange. */
  readonly isFixed: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function ContactItem({ contact, isFixed, onEdit, onDelete }: ContactItemProps) {
  const name = contactName(contact);
  return (
    <li className="flex gap-2 items-start justify-between">
      <div className="grid justify-items-start min-w-0 wrap-anywhere">
        <span className="font-bold">{name}</span>
        {contact.role && <span>{contact.role}</span>}
        <ContactLinks contact={contact} />
      </div>
      {!isFixed && (
        <div className="flex flex-none">
          <IconButton Icon={EditIcon} label={`${name} bearbeiten`} onClick={onEdit} />
          <IconButton Icon={DeleteIcon} label={`${name} löschen`} danger onClick={onDelete} />
        </div>
      )}
    </li>
  );
}
