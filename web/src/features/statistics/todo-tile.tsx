import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { AcceptedIcon, WaitingIcon } from '../../core/ui/icons/area-icons.tsx';
import { StatusBadge } from '../../core/ui/page/status-badge.tsx';
import { countText } from './charts/numbers.ts';
import styles from './todo-tile.module.css';

interface TodoTileProps {
  readonly title: string;
  /** Where it is worked off. */
  readonly path: string;
  readonly Icon: ComponentType;
  /** How much waits; undefined while nobody knows yet, null where it cannot be known. */
  readonly count: number | null | undefined;
}

/** One kind of work, how much of it there is, and the way there. */
export function TodoTile({ title, path, Icon, count }: TodoTileProps) {
  return (
    <li>
      <Link href={path} className={styles.tile} data-waiting={Boolean(count)}>
        <span className={styles.icon}>
          <Icon />
        </span>
        <span className={styles.title}>{title}</span>
        <Standing count={count} />
      </Link>
    </li>
  );
}

function Standing({ count }: Pick<TodoTileProps, 'count'>) {
  if (count === undefined) return <Skeleton as="span" height="2.75rem" width="8rem" />;
  if (count === null) return <span className={styles.missing}>zurzeit nicht verfügbar</span>;
  return (
    <span className={styles.standing}>
      <span className={styles.count}>{countText(count)}</span>{' '}
      {count > 0 ? (
        <StatusBadge tone="waiting" Icon={WaitingIcon}>
          ausstehend
        </StatusBadge>
      ) : (
        <StatusBadge tone="good" Icon={AcceptedIcon}>
          erledigt
        </StatusBadge>
      )}
    </span>
  );
}
