import { Link, useLocation } from 'wouter';
import { paths } from '../floor/paths.ts';
import { Logo } from '../floor/ui/logo.tsx';
import styles from './header.module.css';

/** Pages that open with the name themselves. */
const withoutLogo: readonly string[] = [paths.start];

export function Header() {
  const [path] = useLocation();
  // As long as there is nothing beside the logo, a header without it would be an empty landmark.
  if (withoutLogo.includes(path)) return null;
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Link href={paths.start} className={styles.home} aria-label="Lehrpfad, zur Startseite">
          <Logo />
        </Link>
      </div>
    </header>
  );
}
