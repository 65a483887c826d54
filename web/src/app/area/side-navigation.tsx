import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { CollapseIcon } from '../../core/ui/icons/area-icons.tsx';
import styles from './side-navigation.module.css';

export interface AreaEntry {
  readonly path: string;
  readonly label: string;
  readonly Icon: ComponentType;
  /** Number of open tasks on the page. */
  readonly waiting?: number | undefined;
}

export interface AreaGroup {
  /** Omitted if there is only one group. */
  readonly name?: string;
  readonly entries: readonly AreaEntry[];
}

/** Storage key of the choice to collapse the navigation. */
const key = 'small-drawer';

function readSmall(): boolean {
  return localStorage.getItem(key) === 'true';
}

interface SideNavigationProps {
  readonly label: string;
  readonly groups: readonly AreaGroup[];
}

/** Navigation beside the page on a wide screen, where it can be collapsed; a row of icons above the page on a narrow one. */
export function SideNavigation({ label, groups }: SideNavigationProps) {
  const [path] = useLocation();
  const [isSmall, setIsSmall] = useState(readSmall);

  function toggle() {
    localStorage.setItem(key, String(!isSmall));
    setIsSmall(!isSmall);
  }

  return (
    <nav
      aria-label={label}
      className={`${styles.navigation} flex sticky border-bottom bg-paper p-1`}
      data-small={isSmall}
    >
      {groups.map(({ name, entries }) => (
        <div key={name ?? label} className={styles.group}>
          {name && (
            <p className={styles.name} aria-hidden="true">
              {name}
            </p>
          )}
          <ul className={`${styles.entries} list-plain flex`} aria-label={name}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Entry {...entry} isCurrent={isWithin(path, entry.path)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <CollapseButton isSmall={isSmall} onToggle={toggle} />
    </nav>
  );
}

interface CollapseButtonProps {
  readonly isSmall: boolean;
  readonly onToggle: () => void;
}

function CollapseButton({ isSmall, onToggle }: CollapseButtonProps) {
  const label = isSmall ? 'Navigation ausklappen' : 'Navigation einklappen';
  return (
    <button
      type="button"
      className={`${styles.toggle} min-w-tap line justify-center relative min-h-tap border-0 rounded-md bg-none text-brand no-underline gap-3 px-3 py-0`}
      aria-expanded={!isSmall}
      title={label}
      onClick={onToggle}
    >
      <CollapseIcon />
      <span className={`${styles.words} absolute overflow-hidden whitespace-nowrap`}>{label}</span>
    </button>
  );
}

const isWithin = (path: string, target: string) => path === target || path.startsWith(`${target}/`);

function Entry(props: AreaEntry & { readonly isCurrent: boolean }) {
  const { path, label, Icon, waiting = 0, isCurrent } = props;
  const link = useInSight(isCurrent);
  const told = waiting > 0 ? `${label}, ${waiting} offen` : label;
  return (
    <Link
      ref={link}
      href={path}
      className={`${styles.entry} min-w-tap line justify-center relative min-h-tap border-0 rounded-md bg-none text-brand no-underline gap-3 px-3 py-0`}
      title={told}
      aria-label={waiting > 0 ? told : undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon />
      <span className={`${styles.words} absolute overflow-hidden whitespace-nowrap`}>
        {label}
      </span>{' '}
      {waiting > 0 && (
        <span
          className={`${styles.waiting} absolute bg-solid text-on-solid py-0 px-1 rounded-md font-bold tabular-nums text-center whitespace-nowrap flex-none`}
        >
          {waiting > 99 ? '99+' : waiting}
        </span>
      )}
    </Link>
  );
}

/** Scrolls the link of the open page into view, if the row is wider than the screen. */
function useInSight(isCurrent: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const row = link.current?.closest('nav');
    if (!isCurrent || !link.current || !row) return;
    const { left, width } = link.current.getBoundingClientRect();
    row.scrollLeft += left + width / 2 - row.clientWidth / 2;
  }, [isCurrent]);
  return link;
}
