import type { ListedUser } from '@lehrpfad/contract/accounts/editing.ts';
import { CompanyChips } from './company-chips.tsx';
import { personName } from '../person-name.ts';
import { AccessBadge, ValidationBadge } from './user-state.tsx';
import { MailText } from '../../../core/ui/text/mail-text.tsx';
import styles from './users-page.module.css';
import pressed from '../../../core/ui/page/pressed-card.module.css';

interface UserRowProps {
  readonly user: ListedUser;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** An account in the list: a press opens it, except on the link of a company. */
export function UserRow({ user, isOpen, onOpen }: UserRowProps) {
  return (
    <li
      className={`${styles.row} ${pressed.card} hover-brand cols-1-auto card grid relative gap-2-4 py-4 px-5`}
      data-open={isOpen}
    >
      <div className={styles.head}>
        <button
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
        <ValidationBadge {...user} />
      </div>
      <CompanyChips companies={user.companies} />
    </li>
  );
}
