import type { EventSearchAnswer, LooseFilter } from '@lehrpfad/contract/search/event-search.ts';
import { hrefOf } from '../../../core/navigation/paths.ts';
import { placeName } from '../../places/place.ts';
import { FallbackLink } from '../results/empty-results.tsx';
import { counted, t } from '../../../core/texts/texts.ts';
import emptyStyles from '../results/empty-results.module.css';
import { allEvents, eventsPath, isUnfiltered, type EventSearch } from './event-address.ts';

/** Label and change of the search for removing each of its filters. */
const loosened: Readonly<Record<LooseFilter, { label: string; change: Partial<EventSearch> }>> = {
  place: { label: t('An allen Orten'), change: { place: null, perimeter: allEvents.perimeter } },
  month: { label: t('In allen Monaten'), change: { month: '' } },
  audience: { label: t('Für alle'), change: { audience: '' } },
  mode: { label: t('Vor Ort und digital'), change: { mode: '' } },
};

interface NoEventsProps {
  readonly search: EventSearch;
  readonly answer: EventSearchAnswer;
}

/** Offers a wider perimeter, if no event takes place in the chosen one. */
function Wider({ search, km }: { readonly search: EventSearch; readonly km: number }) {
  return (
    <FallbackLink
      href={hrefOf(eventsPath({ ...search, perimeter: km }))}
      label={t('Im Umkreis von {km} km', { km })}
    />
  );
}

/** Message that no event meets the filters, with those that can be removed. */
export function NoEvents({ search, answer }: NoEventsProps) {
  const { next_perimeter: km, loosened: ways = [], unknown_place: isUnknown } = answer;
  if (isUnfiltered(search))
    return (
      <p className="py-6 text-lg">
        {t('Derzeit keine Events! Abonniere den Kalender, dann erfährst du vom nächsten.')}
      </p>
    );
  return (
    <div className={`${emptyStyles.empty} rounded-lg text-center bg-accent`}>
      <p className="text-xl font-bold">{t('Mit diesen Filtern ist nichts angekündigt.')}</p>
      <p className="mt-1 mb-5">
        {isUnknown &&
          search.place &&
          t('Den Ort „{place}“ kennen wir nicht. ', { place: placeName(search.place) })}
        {km !== undefined || ways.length > 0
          ? t('So findest du vielleicht doch etwas:')
          : t('Nimm mehrere Filter weg, oder schau bald wieder vorbei.')}
      </p>
      <ul className={`${emptyStyles.ways} grid list-plain gap-2 mx-auto`}>
        {km !== undefined && <Wider search={search} km={km} />}
        {ways.map(({ without, count }) => (
          <FallbackLink
            key={without}
            href={hrefOf(eventsPath({ ...search, ...loosened[without].change }))}
            label={`${loosened[without].label}: ${counted(count, 'Event', 'Events')}`}
          />
        ))}
        {ways.length === 0 && (
          <FallbackLink href={hrefOf(eventsPath(allEvents))} label={t('Alle Events')} />
        )}
      </ul>
    </div>
  );
}

/** Note above digital events if none takes place at the chosen place. */
export function NoneOnSite({ search, answer }: NoEventsProps) {
  const { next_perimeter: km, unknown_place: isUnknown } = answer;
  return (
    <div className="mb-4 p-4 rounded-md bg-accent">
      <p className="m-0">
        {isUnknown && search.place
          ? t('Den Ort „{place}“ kennen wir nicht. Das hier geht von überall:', {
              place: placeName(search.place),
            })
          : t('Vor Ort ist hier nichts angekündigt. Das geht von überall:')}
      </p>
      {km !== undefined && (
        <ul className="list-plain mt-3">
          <Wider search={search} km={km} />
        </ul>
      )}
    </div>
  );
}
