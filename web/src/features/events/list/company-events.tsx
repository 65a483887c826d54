import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import type { useEntryAddress } from '../../../core/navigation/entry-address.ts';
import { LookedUp, type LookUp } from '../../../core/data/look-up.tsx';
import { useIsWide } from '../../../core/api/media.ts';
import { DetailGone } from '../../../core/ui/page/detail.tsx';
import { CalendarIcon } from '../../../core/ui/icons/icons.tsx';
import { ListDetail } from '../../../core/ui/page/list-detail.tsx';
import { CompanyEventDetail } from '../detail/company-event-detail.tsx';
import { useBranches } from '../management/company-queries.ts';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { useStableCallback } from '../../../core/hooks/use-stable-callback.ts';
import { upcomingAndPast } from '../detail/event-state.ts';
import { ManagedEventCard } from './managed-event-card.tsx';
import styles from './event-rows.module.css';

interface CompanyEventsProps {
  readonly events: readonly OwnEvent[];
  readonly address: ReturnType<typeof useEntryAddress>;
  /** The lookup of an open event that the list does not contain. */
  readonly lookUp: LookUp;
  readonly onDelete: (event: OwnEvent) => void;
}

/** The events, with the open one beside the list. */
export function CompanyEvents({ events, address, lookUp, onDelete }: CompanyEventsProps) {
  const isWide = useIsWide();
  const { data: branches = [] } = useBranches();
  const openId = address.shown;
  const event = events.find(({ id }) => id === openId);

  const detail = event ? (
    <CompanyEventDetail
      key={event.id}
      event={event}
      isLocked={branches.some(({ id, locked }) => locked && id === event.Company?.id)}
      takesFocus={isWide && address.isOpenedHere}
      onEdit={() => address.edit(event.id)}
      onDelete={() => onDelete(event)}
    />
  ) : (
    <LookedUp lookUp={lookUp} failed="Das Event konnte nicht geladen werden.">
      <DetailGone title="Dieses Event gibt es nicht mehr">
        Vielleicht wurde es inzwischen gelöscht.
      </DetailGone>
    </LookedUp>
  );

  return (
    <ListDetail
      title="Eventdetails"
      list={<CompanyEventList events={events} openId={openId} onOpen={address.open} />}
      detail={openId === null ? null : detail}
      detailKey={openId}
      idle={{ Icon: CalendarIcon, text: 'Wählen Sie ein Event, um es hier zu sehen.' }}
      onClose={address.close}
    />
  );
}

interface CompanyEventListProps {
  readonly events: readonly OwnEvent[];
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
}

/** Upcoming events, and below them past ones. */
function CompanyEventList({ events, openId, onOpen }: CompanyEventListProps) {
  const { upcoming, past } = upcomingAndPast(events);
  const open = useStableCallback(onOpen);
  const parts = [
    { name: 'Anstehende Events', list: upcoming },
    { name: 'Abgelaufene Events', list: past },
  ];
  return parts
    .filter(({ list }) => list.length > 0)
    .map(({ name, list }) => (
      <section key={name} className={styles.part} aria-label={name}>
        <h2 className="text-lg m-0 mb-3">
          {name} <span className="text-soft font-normal">{list.length}</span>
        </h2>
        <ul className="stack list-plain gap-3">
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
