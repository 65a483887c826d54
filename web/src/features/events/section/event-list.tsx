import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { EventEntry } from './event-entry.tsx';
import type { EventListState } from './use-event-list.ts';
import { t } from '../../../core/texts/texts.ts';

interface EventListProps {
  /** `distance` in km, if a place was searched. */
  readonly events: readonly (PublicEvent & { readonly distance?: number | undefined })[];
  readonly list: EventListState;
  /** Level of the headings. */
  readonly level: 2 | 4;
  readonly label: string;
}

/** The list of events, at first with a few. */
export function EventList({ events, list, level, label }: EventListProps) {
  const shown = events.slice(0, list.shown);
  return (
    <>
      <ul className="stack list-plain gap-3" aria-label={label}>
        {shown.map((event) => (
          <li key={event.id}>
            <EventEntry
              event={event}
              level={level}
              distance={event.distance}
              isOpen={list.opened.has(event.id)}
              onToggle={list.toggle}
            />
          </li>
        ))}
      </ul>
      {shown.length < events.length && (
        <div className="row justify-center text-soft gap-2-4 mt-5">
          <Button wraps variant="default" onClick={list.more}>
            {t('Weitere Events anzeigen')}
          </Button>
          <span>{t('{count} von {count2}', { count: shown.length, count2: events.length })}</span>
        </div>
      )}
    </>
  );
}
