import { eventCalendarPath } from '@lehrpfad/contract/search/event-query.ts';
import { pageUrl } from '../../../core/navigation/paths.ts';
import { ButtonLink } from '../../../core/ui/controls/button.tsx';
import { ShareButton } from '../../../core/ui/controls/share-button.tsx';
import { CalendarIcon } from '../../../core/ui/icons/icons.tsx';
import { eventQuery, isUnfiltered, type EventSearch } from './event-address.ts';

/** How to follow the shown events in a calendar of one's own. */
export function EventCalendar({ search }: { readonly search: EventSearch }) {
  const url = pageUrl(eventCalendarPath(eventQuery(search)));
  return (
    <section className="mt-8 p-5 rounded-lg bg-accent" aria-labelledby="kalender">
      <h2 id="kalender" className="m-0 text-xl">
        Diese Events im eigenen Kalender
      </h2>
      <p className="mt-2 mb-4 max-w-prose">
        Wenn du den Kalender abonnierst, stehen neue Events
        {!isUnfiltered(search) && ' mit diesen Filtern'} von selbst darin, und Absagen und
        Verschiebungen siehst du auch. Das geht in den Kalendern von iPhone, Android (über Google
        Kalender), Outlook und Thunderbird. Wer abonniert, erfahren wir nicht.
      </p>
      <div className="row gap-2">
        <ButtonLink
          variant="default"
          icon={<CalendarIcon />}
          href={url.replace(/^https?:/, 'webcal:')}
        >
          Kalender abonnieren
        </ButtonLink>
        <ShareButton url={url} title="Lehrpfad-Events" label="Adresse weitergeben" />
      </div>
      <p className="mt-3 text-hint">
        Öffnet sich nichts? Dann füge diese Adresse in deinem Kalender unter „Kalender per URL
        hinzufügen“ ein: <span className="wrap-anywhere">{url}</span>
      </p>
    </section>
  );
}
