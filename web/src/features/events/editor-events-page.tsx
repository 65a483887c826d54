import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../core/ui/controls/button.tsx';
import { keptTick, tickOf, withDefaultTick } from '../../core/list/default-tick.ts';
import { listPath, useListAddress, type ListState } from '../../core/list/list-address.ts';
import { countTicked, FoldedFilters } from '../../core/list/folded-filters.tsx';
import { ListFilter } from '../../core/list/list-filter.tsx';
import { ListSearch } from '../../core/list/list-search.tsx';
import { ListTools } from '../../core/list/list-tools.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';
import { usePageTitle } from '../../core/navigation/page.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { Redirect } from '../../core/navigation/redirect.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { PlusIcon } from '../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { CalendarIcon } from '../../core/ui/icons/icons.tsx';
import { useFocusBack } from '../../core/focus/use-focus-back.ts';
import { EditorEvents, EventCards } from './list/editor-events.tsx';
import { EventDecision, type Asked } from './detail/event-decision.tsx';
import { EditorEventForm } from './form/editor-event-form.tsx';
import { removeEvent, useAllEvents, useEvent } from './editor-queries.ts';
import { nextToDecide } from './detail/undecided.ts';
import { DeleteEvent } from './detail/delete-event.tsx';
import { eventCardId } from './list/managed-event-card.tsx';

/** The labels of the specification, section 2; open tasks first. */
const filters = [
  { key: 'open', label: 'Nicht bestätigt' },
  { key: 'accepted', label: 'Veröffentlicht' },
  { key: 'denied', label: 'Abgelehnt' },
  { key: 'expired', label: 'Abgelaufen' },
] as const;

/** Filter state that shows all events. */
const allEvents = { search: '', open: '0', accepted: '', denied: '', expired: '' };

/** State of the list with its filters, and of the open event. */
function useOverview() {
  const address = useListAddress(paths.allEvents);
  const { state, page, entry } = address;
  const shown = withDefaultTick(state, 'open');
  const query = useAllEvents({
    page,
    search: state['search'] ?? '',
    open: tickOf(shown, 'open'),
    accepted: tickOf(shown, 'accepted'),
    denied: tickOf(shown, 'denied'),
    expired: tickOf(shown, 'expired'),
  });
  const openId = entry.id === 'new' ? null : entry.id;
  const listed = query.data?.results.find(({ id }) => id === openId);
  const opened = useEvent(openId, listed);
  return { ...address, shown, query, openId, opened };
}

/** The list of all events, for editors; by default those that wait for a decision. */
export function EditorEventsPage() {
  usePageTitle('Eventübersicht');
  const overview = useOverview();
  const { entry, opened, openId } = overview;
  const { comeNext, goOn } = useNextToDecide(overview);
  const [asked, setAsked] = useState<Asked | null>(null);
  const rows = overview.query.data?.results ?? [];
  const [doomed, setDoomed] = useState<OwnEvent | null>(null);
  // While a question about an event is open, the focus stays there.
  useFocusBack(doomed?.id ?? openId, eventCardId);
  return (
    <>
      <AreaHead
        title="Eventübersicht"
        action={
          <Button variant="default" icon={<PlusIcon />} onClick={() => entry.edit('new')}>
            Neues Event
          </Button>
        }
      >
        Events von Unternehmen werden geprüft, bevor sie auf der Startseite und bei den
        Suchergebnissen zu sehen sind. Die der Redaktion sind es sofort.
      </AreaHead>
      <Tools {...overview} />
      <EditorEvents
        list={<List {...overview} />}
        opened={opened}
        entry={entry}
        comeNext={comeNext}
        onDecide={(event, status) =>
          setAsked({ event, status, listed: rows, opener: document.activeElement })
        }
        onDelete={setDoomed}
      />
      <Editor {...overview} />
      <EventDecision asked={asked} onDone={() => setAsked(null)} onDecided={goOn} />
      <DeleteEvent
        event={doomed}
        remove={removeEvent}
        onCancel={() => setDoomed(null)}
        onDeleted={() => {
          setDoomed(null);
          entry.close();
        }}
      />
    </>
  );
}

type Overview = ReturnType<typeof useOverview>;

/** After a decision opens the next event that waits; if there is none, the decided one stays open. */
function useNextToDecide({ query, entry }: Overview) {
  const [comeNext, setComeNext] = useState<number | null>(null);
  const rows = query.data?.results ?? [];
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  function goOn({ event, status, listed }: Asked): void {
    if (status === eventStatus.pending) return;
    const next = nextToDecide(event.id, listed, latest.current);
    if (next === undefined) return;
    setComeNext(next);
    entry.show(next);
  }
  return { comeNext, goOn };
}

function Tools({ state, shown, narrow }: Overview) {
  return (
    <ListTools label="Events durchsuchen">
      <ListSearch
        label="Event suchen"
        placeholder="Event, Firma oder Ort"
        value={state['search'] ?? ''}
        onSearch={(text) => narrow({ search: text }, { replace: true })}
      />
      <FoldedFilters active={countTicked(shown, filters)}>
        <ListFilter
          label="Stand des Events"
          options={filters}
          state={shown}
          onChange={(change) => narrow(keptTick(change, 'open'))}
        />
      </FoldedFilters>
    </ListTools>
  );
}

function List({ query, page, state, openId, entry, turnTo, narrow }: Overview) {
  return (
    <PagedList
      query={query}
      words={['Event', 'Events']}
      failed="Die Events konnten nicht geladen werden."
      page={page}
      visiblePages={7}
      onTurn={turnTo}
      rowHeight="7.5rem"
      empty={<NoEvent state={state} onAll={() => narrow(allEvents)} />}
    >
      {(events) => (
        <EventCards {...{ events, state, page, openId }} onOpen={(id) => entry.open(id)} />
      )}
    </PagedList>
  );
}

function Editor({ entry, opened, openId, state, page }: Overview) {
  if (!entry.isEditing) return null;
  const event = openId === null ? null : opened.data;
  // The detail reports a missing event.
  if (openId !== null && !event) return null;
  if (event?.expired) {
    // A past event cannot be edited (specification, section 4).
    const list = listPath(paths.allEvents, { ...state, page: page > 1 ? String(page) : '' });
    return <Redirect to={`${list}/${event.id}`} />;
  }
  return (
    <EditorEventForm
      key={entry.id}
      event={event ?? null}
      onSaved={({ id }) => (event ? entry.close() : entry.show(id))}
      onClose={entry.close}
    />
  );
}

function NoEvent({ state, onAll }: { readonly state: ListState; readonly onAll: () => void }) {
  const isPlain = Object.keys(state).length === 0;
  const isAll = JSON.stringify(state) === JSON.stringify({ open: '0' });
  const text = isPlain
    ? 'Alles erledigt: Kein Event wartet auf Ihre Entscheidung.'
    : 'Kein Event passt dazu.';
  return (
    <EmptyState
      Icon={CalendarIcon}
      text={isAll ? 'Kein Event vorhanden!' : text}
      action={
        !isAll && (
          <Button variant="default" onClick={onAll}>
            Alle Events zeigen
          </Button>
        )
      }
    />
  );
}
