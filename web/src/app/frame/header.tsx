import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useWindowEvent } from '../../core/hooks/use-window-event.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { MenuIcon } from '../../core/ui/icons/icons.tsx';
import { Logo } from '../../core/ui/media/logo.tsx';
import { HeaderLinks } from './header-links.tsx';
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

interface HeaderProps {
  /** Stays visible when the links move into the menu. */
  readonly children: ReactNode;
}

export function Header({ children }: HeaderProps) {
  const [path] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => setIsOpen(false);
  useWindowEvent('hashchange', close);
  return (
    <>
      <header
        className={`${styles.header} border-bottom bg-paper`}
        data-bare={path === paths.start}
        data-account={useSession() !== null}
      >
        <div className={`${styles.inside} row max-w-page gap-2-4 px-4 py-0`}>
          {!withoutLogo.includes(path) && (
            <Link
              href={paths.start}
              className="tap-line text-brand no-underline"
              aria-label="Lehrpfad, zur Startseite"
            >
              <Logo />
            </Link>
          )}
          <div className={`${styles.right} ml-auto`}>
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
              onClick={() => {
                setIsOpen(true);
                setWasOpened(true);
              }}
            >
              <MenuIcon />
              <span className={styles.word}>Menü</span>
            </button>
          </div>
        </div>
      </header>
      {wasOpened && (
        <Menu opened={isOpen} onClose={close}>
          {(onFollow) => <Links path={path} onFollow={onFollow} />}
        </Menu>
      )}
    </>
  );
}
