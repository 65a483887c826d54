import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../floor/paths.ts';
import { Logo } from '../floor/ui/logo.tsx';
import styles from './header.module.css';

/** Pages that open with the name themselves. */
const withoutLogo: readonly string[] = [paths.start];

interface HeaderProps {
  /** What stands at the right; where it shows nothing, a page without the logo has no header. */
  readonly children?: ReactNode;
}

export function Header({ children }: HeaderProps) {
  const [path] = useLocation();
  const isBare = withoutLogo.includes(path);
  return (
    <header className={styles.header} data-bare={isBare}>
      <div className={styles.inside}>
        {!isBare && (
          <Link href={paths.start} className={styles.home} aria-label="Lehrpfad, zur Startseite">
            <Logo />
          </Link>
        )}
        <div className={styles.right}>{children}</div>
      </div>
    </header>
  );
}
