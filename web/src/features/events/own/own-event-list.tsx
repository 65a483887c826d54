import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { useStableCallback } from '../../../core/hooks/use-stable-callback.ts';
import { partEvents } from './event-state.ts';
import { OwnEventCard } from './own-event-card.tsx';
import styles from './own-event-list.module.css';

interface OwnEventListProps {
  readonly events: readonly OwnEvent[];
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
}

/** What is still to come, and below it what is over. */
export function OwnEventList({ events, openId, onOpen }: OwnEventListProps) {
  const { upcoming, past } = partEvents(events);
  const open = useStableCallback(onOpen);
  const parts = [
    { name: 'Anstehende Events', list: upcoming },
    { name: 'Abgelaufene Events', list: past },
  ];
  return parts
    .filter(({ list }) => list.length > 0)
    .map(({ name, list }) => (
      <section key={name} className={styles.part} aria-label={name}>
        <h2 className={styles.heading}>
          {name} <span className={styles.count}>{list.length}</span>
        </h2>
        <ul className={styles.list}>
          {list.map((event) => (
            <OwnEventCard
              key={event.id}
              event={event}
              href={hrefOf(`${paths.ownEvents}/${event.id}`)}
              isOpen={event.id === openId}
              onOpen={open}
            />
          ))}
        </ul>
      </section>
    ));
}
