import type { ListedContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { DeleteIcon, EditIcon } from '../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../core/ui/icons/icon-button.tsx';
import { adsText } from './ads-text.ts';
import styles from './contact-person-card.module.css';
import { contactName, initialsOf } from './contact-name.ts';
import { ContactLinks } from './contact-links.tsx';

interface ContactPersonCardProps {
  readonly contact: ListedContactPerson;
  /** Names of the branches that show this person; undefined while unknown. */
  readonly branches: readonly string[] | undefined;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function ContactPersonCard(props: ContactPersonCardProps) {
  const { contact, branches, onEdit, onDelete } = props;
  const name = contactName(contact);
  return (
    <li className={`${styles.card} cols-auto-1-auto card grid gap-1-4 content-start`}>
      <span
        className="size-14 bg-accent-strong disc text-lg font-bold text-brand"
        aria-hidden="true"
      >
        {initialsOf(contact)}
      </span>
      <div className={`${styles.who} min-w-0`}>
        <h2 className="text-xl wrap-anywhere">{name}</h2>
        {contact.role && <p className="text-soft">{contact.role}</p>}
      </div>
      <div className="flex">
        <IconButton Icon={EditIcon} label={`${name} bearbeiten`} onClick={onEdit} />
        <IconButton Icon={DeleteIcon} label={`${name} löschen`} danger onClick={onDelete} />
      </div>
      <div className="grid col-span-full justify-items-start mt-3">
        <ContactLinks contact={contact} />
      </div>
      {branches && <Branches names={branches} ads={contact.ads} />}
    </li>
  );
}

/** The places where this person is shown. */
function Branches({ names, ads }: { readonly names: readonly string[]; readonly ads: number }) {
  if (names.length === 0)
    return (
      <p className={`${styles.branches} col-span-full pt-3 border-top text-hint`}>
        Noch bei keiner Filiale eingetragen.{ads > 0 && ` Steht auf ${adsText(ads)}.`}
      </p>
    );
  return (
    <div className={`${styles.branches} col-span-full pt-3 border-top text-hint`}>
      <h3 className="mb-1 text-xs font-normal">Ansprechperson bei</h3>
      <ul className="grid list-plain gap-1 text-ink">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {ads > 0 && <p className="mt-2">Steht auf {adsText(ads)}.</p>}
    </div>
  );
}
