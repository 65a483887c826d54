import { Link } from 'wouter';
import { paths } from '../../core/navigation/paths.ts';
import { CompanyIcon, ForwardIcon, LoginIcon } from '../../core/ui/icons/icons.tsx';
import styles from './header.module.css';

const all = [
  { path: paths.registration, words: 'Jetzt Unternehmen registrieren!', Icon: CompanyIcon },
  { path: paths.login, words: 'Zum Login', Icon: LoginIcon },
] as const;

/** Pages, with all paths below them, that show no link to the login. */
const withoutLogin: readonly string[] = [paths.login, paths.information];

const leadsToLogin = (path: string): boolean =>
  !withoutLogin.some((other) => path === other || path.startsWith(`${other}/`));

interface HeaderLinksProps {
  /** The current path. */
  readonly path: string;
  /** Renders the links as rows of the menu instead of a line in the header; called before a link is followed. */
  readonly onFollow?: () => void;
}

/** The links for visitors beside the search. */
export function HeaderLinks({ path, onFollow }: HeaderLinksProps) {
  const isMenu = onFollow !== undefined;
  return (
    <nav aria-label="Registrierung und Login" className={isMenu ? styles.rows : styles.line}>
      {all.map(
        ({ path: target, words, Icon }) =>
          (target !== paths.login || leadsToLogin(path)) && (
            <Link
              key={target}
              href={target}
              onClick={onFollow}
              aria-current={target === path ? 'page' : undefined}
            >
              {isMenu && <Icon />}
              {words}
              {isMenu && <ForwardIcon />}
            </Link>
          ),
      )}
    </nav>
  );
}
