import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Session } from '@lehrpfad/contract/core/sessions.ts';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { paths } from '../../core/navigation/paths.ts';
import { useLogout } from '../../core/logout/use-logout.tsx';
import {
  BookIcon,
  BranchesIcon,
  JobAdsIcon,
  LogoutIcon,
  PeopleIcon,
  PersonIcon,
} from '../../core/ui/icons/area-icons.tsx';
import { CalendarIcon, ForwardIcon } from '../../core/ui/icons/icons.tsx';
import styles from './header.module.css';

interface Entry {
  readonly label: string;
  readonly Icon: ComponentType;
  /** Target for each role; missing if the page would only redirect back. */
  readonly company?: string;
  readonly editor?: string;
  readonly admin?: string;
}

const entries: readonly Entry[] = [
  both('Stellenanzeigen', JobAdsIcon, paths.ownJobAds, editorPaths.allJobAds),
  both('Unternehmensverwaltung', BranchesIcon, paths.companyProfile, editorPaths.allCompanies),
  both('Events', CalendarIcon, paths.ownEvents, editorPaths.allEvents),
  { label: 'Redakteure', Icon: PeopleIcon, admin: editorPaths.editors },
  {
    label: 'Berufsbezeichnungen',
    Icon: BookIcon,
    editor: editorPaths.jobNames,
    admin: editorPaths.jobNames,
  },
];

function both(label: string, Icon: ComponentType, company: string, editor: string): Entry {
  return { label, Icon, company, editor, admin: editor };
}

const roles = {
  [permissions.admin]: 'admin',
  [permissions.editor]: 'editor',
  [permissions.company]: 'company',
} as const;

interface AccountLinksProps {
  readonly session: Session;
  readonly path: string;
  /** Renders the links as rows of the menu instead of a line in the header; called before a link is followed. */
  readonly onFollow?: () => void;
}

/** The links for a logged-in user in the header and in its menu. */
export function AccountLinks({ session, path, onFollow }: AccountLinksProps) {
  const { logOut, question } = useLogout();
  if (onFollow === undefined) {
    return (
      <div className={`${styles.account} line gap-1 min-w-0`}>
        <Link
          href={paths.account}
          className={`${styles.greeting} min-w-tap tap-line border-0 rounded-md bg-none text-brand no-underline gap-2 px-3 py-0`}
        >
          Hallo, {session.name}
        </Link>
        <button
          type="button"
          className={`${styles.logout} min-w-tap tap-line border-0 rounded-md bg-none text-brand no-underline gap-2 px-3 py-0`}
          onClick={() => void logOut()}
        >
          <LogoutIcon />
          <span className={styles.word}>Logout</span>
        </button>
        {question}
      </div>
    );
  }
  const role = roles[session.permission];
  return (
    <nav aria-label="Bereiche" className={styles.rows}>
      <Link href={paths.account} onClick={onFollow} className="wrap-anywhere">
        <PersonIcon />
        Hallo, {session.name}
        <ForwardIcon />
      </Link>
      {entries.map(({ label, Icon, [role]: target }) =>
        target === undefined ? null : (
          <Link
            key={label}
            href={target}
            onClick={onFollow}
            aria-current={path === target || path.startsWith(`${target}/`) ? 'page' : undefined}
          >
            <Icon />
            {label}
            <ForwardIcon />
          </Link>
        ),
      )}
      <button type="button" onClick={() => void logOut()}>
        <LogoutIcon />
        Logout
      </button>
      {question}
    </nav>
  );
}
