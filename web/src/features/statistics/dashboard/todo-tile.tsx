import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { AcceptedIcon, WaitingIcon } from '../../../core/ui/icons/area-icons.tsx';
import { StatusBadge } from '../../../core/ui/page/status-badge.tsx';
import { countText } from '../charts/numbers.ts';
import styles from './todo-tile.module.css';

interface TodoTileProps {
  readonly title: string;
  /** Path of the page with the tasks. */
  readonly path: string;
  readonly Icon: ComponentType;
  /** Number of open tasks; undefined while loading, null if it failed. */
  readonly count: number | null | undefined;
}

/** A kind of task with its number and a link. */
export function TodoTile({ title, path, Icon, count }: TodoTileProps) {
  return (
    <li>
      <Link
        href={path}
        className={`${styles.tile} hover-raised card grid gap-3 items-center h-full p-5 no-underline`}
        data-waiting={Boolean(count)}
      >
        <span
          className={`${styles.icon} grid place-center border-clear rounded-lg text-2xl text-brand bg-tint`}
        >
          <Icon />
        </span>
        <span className="text-md font-bold leading-tight hyphens-auto">{title}</span>
        <Standing count={count} />
      </Link>
    </li>
  );
}

function Standing({ count }: Pick<TodoTileProps, 'count'>) {
  if (count === undefined) return <Skeleton as="span" height="2.75rem" width="8rem" />;
  if (count === null)
    return (
      <span className={`${styles.missing} col-span-full text-soft`}>zurzeit nicht verfügbar</span>
    );
  return (
    <span className={`${styles.standing} col-span-full row gap-1-4`}>
      <span className={`${styles.count} font-bold tabular-nums`}>{countText(count)}</span>{' '}
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
