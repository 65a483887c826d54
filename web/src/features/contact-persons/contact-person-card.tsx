import type { ListedContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { DeleteIcon, EditIcon } from '../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../core/ui/icons/icon-button.tsx';
import { adsText } from './ads-text.ts';
import styles from './contact-person-card.module.css';
import { contactName, initialsOf } from './contact-name.ts';
import { ContactLinks } from './contact-links.tsx';

interface ContactPersonCardProps {
  readonly contact: ListedContactPerson;
  /** Names of the branches that show this person; undefined as long as nobody knows. */
  readonly branches: readonly string[] | undefined;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function ContactPersonCard(props: ContactPersonCardProps) {
  const { contact, branches, onEdit, onDelete } = props;
  const name = contactName(contact);
  return (
    <li className={styles.card}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(contact)}
      </span>
      <div className={styles.who}>
        <h2 className={styles.name}>{name}</h2>
        {contact.role && <p className={styles.role}>{contact.role}</p>}
      </div>
      <div className={styles.actions}>
        <IconButton Icon={EditIcon} label={`${name} bearbeiten`} onClick={onEdit} />
        <IconButton Icon={DeleteIcon} label={`${name} löschen`} danger onClick={onDelete} />
      </div>
      <div className={styles.reach}>
        <ContactLinks contact={contact} />
      </div>
      {branches && <Branches names={branches} ads={contact.ads} />}
    </li>
  );
}

/** Where this person is shown. */
function Branches({ names, ads }: { readonly names: readonly string[]; readonly ads: number }) {
  if (names.length === 0)
    return <p className={styles.branches}>Noch bei keiner Filiale eingetragen.</p>;
  return (
    <div className={styles.branches}>
      <h3 className={styles.label}>Ansprechperson bei</h3>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {ads > 0 && <p className={styles.ads}>Steht auf {adsText(ads)}.</p>}
    </div>
  );
}
