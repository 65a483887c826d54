import { Link } from 'wouter';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import {
  CalendarIcon,
  CompanyIcon,
  ForwardIcon,
  InfoIcon,
  LoginIcon,
  ContactIcon,
} from '../../core/ui/icons/icons.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './header.module.css';

const ofPupils = [
  { href: hrefOf(paths.information), words: t('Informationen'), Icon: InfoIcon },
  // Its address is translated, too: the server's page is in the language of its address.
  { href: t('/events'), words: t('Events'), Icon: CalendarIcon },
  { href: hrefOf(paths.contact), words: t('Kontakt'), Icon: ContactIcon },
] as const;

const ofCompanies = [
  { path: paths.registration, words: t('Jetzt Unternehmen registrieren!'), Icon: CompanyIcon },
  { path: paths.login, words: t('Zum Login'), Icon: LoginIcon },
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

/** The links for visitors besides the search: first those for pupils, then, muted, those for companies. */
export function HeaderLinks({ path, onFollow }: HeaderLinksProps) {
  const isMenu = onFollow !== undefined;
  const look = isMenu ? styles.rows : styles.line;
  return (
    <>
      <nav aria-label={t('Seiten')} className={look}>
        {ofPupils.map(({ href, words, Icon }) => (
          <a
            key={href}
            href={href}
            onClick={onFollow}
            aria-current={href === hrefOf(path) ? 'page' : undefined}
          >
            {isMenu && <Icon />}
            {words}
            {isMenu && <ForwardIcon />}
          </a>
        ))}
      </nav>
      <nav aria-label={t('Registrierung und Login')} className={`${look} ${styles.muted}`}>
        {ofCompanies.map(
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
    </>
  );
}
