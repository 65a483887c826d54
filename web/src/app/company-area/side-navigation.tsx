import { useState, type ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { CollapseIcon } from '../../floor/ui/area-icons.tsx';
import styles from './side-navigation.module.css';

export interface AreaEntry {
  readonly path: string;
  readonly label: string;
  readonly Icon: ComponentType;
}

/** Where the browser keeps whether somebody wants it small. */
const key = 'small-drawer';

function readSmall(): boolean {
  return localStorage.getItem(key) === 'true';
}

interface SideNavigationProps {
  readonly label: string;
  readonly entries: readonly AreaEntry[];
}

/** Beside the page on a wide screen, where it can be made small; a bar of icons above the page on a small one. */
export function SideNavigation({ label, entries }: SideNavigationProps) {
  const [path] = useLocation();
  const [isSmall, setIsSmall] = useState(readSmall);

  function toggle() {
    localStorage.setItem(key, String(!isSmall));
    setIsSmall(!isSmall);
  }

  return (
    <nav aria-label={label} className={styles.navigation} data-small={isSmall}>
      <ul className={styles.entries}>
        {entries.map(({ path: target, label: words, Icon }) => (
          <li key={target}>
            <Link
              href={target}
              className={styles.entry}
              title={words}
              aria-current={path === target || path.startsWith(`${target}/`) ? 'page' : undefined}
            >
              <Icon />
              <span className={styles.words}>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!isSmall}
        title={isSmall ? 'Navigation ausklappen' : 'Navigation einklappen'}
        onClick={toggle}
      >
        <CollapseIcon />
        <span className={styles.words}>
          {isSmall ? 'Navigation ausklappen' : 'Navigation einklappen'}
        </span>
      </button>
    </nav>
  );
}
