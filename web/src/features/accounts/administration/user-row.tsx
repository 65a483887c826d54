import type { ListedUser } from '@lehrpfad/contract/accounts/editing.ts';
import { personName } from '../person-name.ts';
import { AccessBadge, ValidationBadge } from './user-state.tsx';
import { MailText } from '../../../core/ui/text/mail-text.tsx';
import styles from './users-page.module.css';
import { ListCard } from '../../../core/ui/page/list-card.tsx';
import pressed from '../../../core/ui/page/pressed-card.module.css';
import { Link } from 'wouter';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { entryPath } from '../../../core/navigation/paths.ts';

/** Returns the id of the button in a user's row, used to return the focus. */
export const userRowId = (user: number): string => `benutzer-${user}`;

interface UserRowProps {
  readonly user: ListedUser;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** An account in the list: a press opens it, except on the link of a company. */
export function UserRow({ user, isOpen, onOpen }: UserRowProps) {
  return (
    <ListCard className={`${styles.row} cols-1-auto grid gap-2-4`} isOpen={isOpen}>
      <div className={styles.head}>
        <button
          id={userRowId(user.id)}
          type="button"
          className={`${styles.name} ${pressed.link} bare-button text-md font-bold text-start wrap-anywhere`}
          aria-current={isOpen ? 'true' : undefined}
          onClick={onOpen}
        >
          {personName(user)}
        </button>
        <p className={`${styles.email} col-span-full wrap-anywhere text-hint`}>
          <MailText address={user.email} />
        </p>
      </div>
      <div className={`${styles.badges} wrap gap-1 items-start justify-end`}>
        <AccessBadge {...user} />
        {user.member_of === null && <ValidationBadge {...user} />}
      </div>
      {user.member_of ? (
        <p className="col-span-full text-hint">Im Team von {user.member_of.name}</p>
      ) : (
        <CompanyChips companies={user.companies} />
      )}
    </ListCard>
  );
}

/** Companies of an account, each linked to the list of companies. */
function CompanyChips({ companies }: Pick<ListedUser, 'companies'>) {
  if (companies.length === 0) return <p className="col-span-full text-hint">Keine Firma</p>;
  return (
    <ul className="list-plain wrap col-span-full gap-2" aria-label="Firmen">
      {companies.map(({ id, name }) => (
        <li key={id}>
          <Link
            href={entryPath(editorPaths.allCompanies, id)}
            className={`${styles.chip} z-1 inline-line relative py-1 px-3 border-accent rounded-lg text-sm no-underline text-accent bg-paper wrap-anywhere`}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
