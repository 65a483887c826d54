import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useWindowEvent } from '../../core/hooks/use-window-event.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { LanguageIcon } from '../../core/ui/icons/language-icon.tsx';
import { MenuIcon } from '../../core/ui/icons/icons.tsx';
import { Logo } from '../../core/ui/media/logo.tsx';
import { HeaderLinks } from './header-links.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './header.module.css';

/** Pages that show the product's name themselves. */
const withoutLogo: readonly string[] = [paths.start, paths.login];

/** Loaded separately, because visitors do not need it. */
const AccountLinks = lazyPart(
  'account-links',
  async () => (await import('./account-links.tsx')).AccountLinks,
  null,
);

const loadMenu = () => import('./menu.tsx');

/** Loaded when the menu is about to be opened. */
const Menu = lazyPart('menu', async () => (await loadMenu()).Menu, null);

interface LinksProps {
  readonly path: string;
  readonly onFollow?: () => void;
}

function Links(props: LinksProps) {
  const session = useSession();
  return session === null ? (
    <HeaderLinks {...props} />
  ) : (
    <AccountLinks {...props} session={session} />
  );
}

function preloadMenu(): void {
  loadMenu().catch(() => undefined);
}

function LanguageButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button
      type="button"
      name="language"
      className={`${styles.plain} ${styles.language}`}
      aria-label={t('Sprache / Language')}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <LanguageIcon />
    </button>
  );
}

interface HeaderProps {
  /** Stays visible when the links move into the menu. */
  readonly children: ReactNode;
}

export function Header({ children }: HeaderProps) {
  const [path] = useLocation();
  const isVisitor = useSession() === null;
  const [isOpen, setIsOpen] = useState(false);
  /** Content of the drawer; undefined until it is first opened. */
  const [shown, setShown] = useState<'menu' | 'languages'>();
  const close = () => setIsOpen(false);
  const openAs = (content: 'menu' | 'languages') => () => {
    setShown(content);
    setIsOpen(true);
  };
  useWindowEvent('hashchange', close);
  return (
    <>
      <header
        className={`${styles.header} border-bottom bg-paper`}
        data-bare={path === paths.start}
        data-account={!isVisitor}
      >
        <div className={`${styles.inside} row max-w-page gap-2 px-4 py-0`}>
          {!withoutLogo.includes(path) && (
            <Link
              href={paths.start}
              className="tap-line text-brand no-underline"
              aria-label={t('Lehrpfad, zur Startseite')}
            >
              <Logo />
            </Link>
          )}
          <div className={`${styles.right} ml-auto`}>
            {isVisitor && <LanguageButton onClick={openAs('languages')} />}
            {children}
            <Links path={path} />
            <button
              type="button"
              name="menu"
              className={styles.menu}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPointerEnter={preloadMenu}
              onFocus={preloadMenu}
              onClick={openAs('menu')}
            >
              <MenuIcon />
              <span className={styles.word}>{t('Menü')}</span>
            </button>
          </div>
        </div>
      </header>
      {shown && (
        <Menu opened={isOpen} hasOnlyLanguages={shown === 'languages'} onClose={close}>
          {(onFollow) => <Links path={path} onFollow={onFollow} />}
        </Menu>
      )}
    </>
  );
}
