import type { Editor } from '@lehrpfad/contract/accounts/editing.ts';
import type { ReactNode } from 'react';
import { MailText } from '../../core/ui/text/mail-text.tsx';
import styles from './people.module.css';
import { initialsOf, personName } from './person-name.ts';

interface PersonEntryProps {
  readonly person: Pick<Editor, 'first_name' | 'last_name' | 'email'>;
  /** Badge with the state of the account. */
  readonly state: ReactNode;
  readonly actions: ReactNode;
}

/** A person in a list, with the permitted actions. */
export function PersonEntry({ person, state, actions }: PersonEntryProps) {
  return (
    <li className={`${styles.person} cols-auto-1-auto card grid gap-2-4 items-center`}>
      <span
        className={`${styles.initials} bg-accent-strong disc flex-none font-bold text-brand`}
        aria-hidden="true"
      >
        {initialsOf(person)}
      </span>
      <div className={`${styles.who} cols-1-auto grid gap-1-4 items-center min-w-0`}>
        <h3 className="text-md wrap-anywhere">{personName(person)}</h3>
        <p className={`${styles.email} wrap-anywhere text-hint`}>
          <MailText address={person.email} />
        </p>
        <div className={`${styles.state} row gap-1-4 justify-end`}>{state}</div>
      </div>
      <div className="flex">{actions}</div>
    </li>
  );
}
