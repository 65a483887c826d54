import { ListLoading } from '../../core/loading/list-loading.tsx';
import type { ListedContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { useState } from 'react';
import { useEntryAddress } from '../../core/navigation/entry-address.ts';
import { useLookUp } from '../../core/data/look-up.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { PeopleIcon } from '../../core/ui/icons/area-icons.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { NewButton } from '../../core/ui/controls/new-button.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { useFocusKept } from '../../core/focus/use-focus-kept.ts';
import { ContactPersonCard } from './contact-person-card.tsx';
import { ContactPersonOverlay } from './contact-person-overlay.tsx';
import styles from './contact-persons-page.module.css';
import { DeleteContactPerson } from './delete-contact-person.tsx';
import { useOwnContactPersons } from './queries.ts';

interface ContactPersonsPageProps {
  /** Returns the names of the branches that show a contact person; undefined while unknown. */
  readonly branchesOf: (id: number) => readonly string[] | undefined;
}

const newContact = (begin: () => void, variant?: 'light') => (
  <NewButton variant={variant} onClick={begin}>
    Neue Kontaktperson
  </NewButton>
);

/** The contact persons for applicants. */
export function ContactPersonsPage({ branchesOf }: ContactPersonsPageProps) {
  const query = useOwnContactPersons();
  const address = useEntryAddress(paths.contactPersons);
  const [asked, setAsked] = useState<ListedContactPerson | null>(null);
  useFocusKept(asked !== null);
  const edited = query.data?.find(({ id }) => id === address.id);
  // A contact person added elsewhere since the list was loaded opens once the list contains it.
  useLookUp('own-contact-persons', query, address.id);
  const add = (how?: 'light') => newContact(() => address.edit('new'), how);

  return (
    <>
      <AreaHead title="Kontaktpersonen" action={add()}>
        An diese Personen wenden sich Bewerberinnen und Bewerber. Bei welcher Filiale jemand steht,
        legen Sie in der Filialenverwaltung fest.
      </AreaHead>
      <QueryView
        query={query}
        loading={<ContactPersonsLoading />}
        failed="Die Kontaktpersonen konnten nicht geladen werden."
      >
        {(contacts) =>
          contacts.length === 0 ? (
            <EmptyState
              Icon={PeopleIcon}
              text="Keine Kontaktpersonen Vorhanden."
              action={add('light')}
            />
          ) : (
            <ContactPersonList
              contacts={contacts}
              branchesOf={branchesOf}
              onEdit={({ id }) => address.edit(id)}
              onDelete={setAsked}
            />
          )
        }
      </QueryView>
      <EditedContactPerson address={address} contact={edited} />
      <DeleteContactPerson
        contact={asked}
        ads={asked?.ads}
        branches={asked ? branchesOf(asked.id) : undefined}
        onDone={() => setAsked(null)}
      />
    </>
  );
}

function ContactPersonsLoading() {
  return (
    <ListLoading
      label="Kontaktpersonen werden geladen"
      rows={2}
      height="13.25rem"
      className={`${styles.grid} stack gap-4`}
    />
  );
}

interface EditedContactPersonProps {
  readonly address: ReturnType<typeof useEntryAddress>;
  /** undefined for a new one, and while the list does not contain it. */
  readonly contact: ListedContactPerson | undefined;
}

/** The form over the list that the address opens. */
function EditedContactPerson({ address, contact }: EditedContactPersonProps) {
  if (!address.isEditing || (address.id !== 'new' && !contact)) return null;
  return (
    <ContactPersonOverlay
      key={address.id}
      contact={contact ?? null}
      ads={contact?.ads}
      onClose={address.close}
    />
  );
}

interface ContactPersonListProps extends ContactPersonsPageProps {
  readonly contacts: readonly ListedContactPerson[];
  readonly onEdit: (contact: ListedContactPerson) => void;
  readonly onDelete: (contact: ListedContactPerson) => void;
}

function ContactPersonList({ contacts, branchesOf, onEdit, onDelete }: ContactPersonListProps) {
  return (
    <ul className={`${styles.grid} stack list-plain gap-4`}>
      {contacts.map((contact) => (
        <ContactPersonCard
          key={contact.id}
          contact={contact}
          branches={branchesOf(contact.id)}
          onEdit={() => onEdit(contact)}
          onDelete={() => onDelete(contact)}
        />
      ))}
    </ul>
  );
}
