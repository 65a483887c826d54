import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { useStableCallback } from '../../../core/hooks/use-stable-callback.ts';
import { partEvents } from '../detail/event-state.ts';
import { ManagedEventCard } from './managed-event-card.tsx';
import styles from './event-rows.module.css';

interface CompanyEventListProps {
  readonly events: readonly OwnEvent[];
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
}

/** What is still to come, and below it what is over. */
export function CompanyEventList({ events, openId, onOpen }: CompanyEventListProps) {
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
            <ManagedEventCard
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
