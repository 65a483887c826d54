import { EmptyList } from '../../../core/list/empty-list.tsx';
import { eventStatus, type OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useEffect, useRef, useState } from 'react';
import { listQueryOf } from '../../../core/list/default-tick.ts';
import { useListAddress } from '../../../core/list/list-address.ts';
import { ListTools } from '../../../core/list/list-tools.tsx';
import { PagedList } from '../../../core/list/paged-list.tsx';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { Redirect } from '../../../core/navigation/redirect.tsx';
import { AreaHead } from '../../../core/ui/page/area-head.tsx';
import { NewButton } from '../../../core/ui/controls/new-button.tsx';
import { CalendarIcon } from '../../../core/ui/icons/icons.tsx';
import { useFocusBack } from '../../../core/focus/use-focus-back.ts';
import { EditorEvents, EventCards } from '../list/editor-events.tsx';
import { EventDecision, type PendingDecision } from '../detail/event-decision.tsx';
import { EditorEventForm } from '../form/editor-event-form.tsx';
import { removeEvent, useAllEvents, useEvent } from './editor-queries.ts';
import { nextToDecide } from '../detail/undecided.ts';
import { DeleteEvent } from '../detail/delete-event.tsx';
import { eventCardId } from '../list/managed-event-card.tsx';

/** The labels of the specification, section 2; open tasks first. */
const filters = [
  { key: 'open', label: 'Nicht bestätigt' },
  { key: 'accepted', label: 'Veröffentlicht' },
  { key: 'denied', label: 'Abgelehnt' },
  { key: 'expired', label: 'Abgelaufen' },
] as const;

/** State of the list with its filters, and of the open event. */
function useOverview() {
  const address = useListAddress(editorPaths.allEvents);
  const query = useAllEvents(listQueryOf(address, filters, 'open'));
  const openId = address.entry.shown;
  const listed = query.data?.results.find(({ id }) => id === openId);
  const opened = useEvent(openId, listed);
  return { address, entry: address.entry, query, openId, opened };
}

/** The list of all events, for editors; by default those that wait for a decision. */
export function EditorEventsPage() {
  const overview = useOverview();
  const { entry, opened, openId } = overview;
  const { comeNext, goOn } = useNextToDecide(overview);
  const [asked, setAsked] = useState<PendingDecision | null>(null);
  const rows = overview.query.data?.results ?? [];
  const [toDelete, setToDelete] = useState<OwnEvent | null>(null);
  // While a question about an event is open, the focus stays there.
  useFocusBack(toDelete?.id ?? openId, eventCardId);
  return (
    <>
      <Head onNew={() => entry.edit('new')} />
      <Tools {...overview} />
      <EditorEvents
        list={<List {...overview} />}
        opened={opened}
        entry={entry}
        comeNext={comeNext}
        onDecide={(event, status) =>
          setAsked({ event, status, listed: rows, opener: document.activeElement })
        }
        onDelete={setToDelete}
      />
      <Editor {...overview} />
      <EventDecision asked={asked} onDone={() => setAsked(null)} onDecided={goOn} />
      <DeleteEvent
        event={toDelete}
        remove={removeEvent}
        onCancel={() => setToDelete(null)}
        onDeleted={() => {
          setToDelete(null);
          entry.close();
        }}
      />
    </>
  );
}

function Head({ onNew }: { readonly onNew: () => void }) {
  return (
    <AreaHead
      title="Eventübersicht"
      action={
        <NewButton variant="default" onClick={onNew}>
          Neues Event
        </NewButton>
      }
    >
      Events von Unternehmen werden geprüft, bevor sie auf der Startseite und bei den
      Suchergebnissen zu sehen sind. Die der Redaktion sind es sofort.
    </AreaHead>
  );
}

type Overview = ReturnType<typeof useOverview>;

function Tools({ address }: Overview) {
  return (
    <ListTools
      address={address}
      label="Events durchsuchen"
      field="Event suchen"
      placeholder="Event, Firma oder Ort"
      filters={[{ label: 'Stand des Events', options: filters }]}
      byDefault="open"
    />
  );
}

/** After a decision opens the next event that waits; if there is none, the decided one stays open. */
function useNextToDecide({ query, entry }: Overview) {
  const [comeNext, setComeNext] = useState<number | null>(null);
  const rows = query.data?.results ?? [];
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  function goOn({ event, status, listed }: PendingDecision): void {
    if (status === eventStatus.pending) return;
    const next = nextToDecide(event.id, listed, latest.current);
    if (next === undefined) return;
    setComeNext(next);
    entry.show(next);
  }
  return { comeNext, goOn };
}

function List({ query, address, openId, entry }: Overview) {
  return (
    <PagedList
      query={query}
      words={['Event', 'Events']}
      failed="Die Events konnten nicht geladen werden."
      page={address.page}
      onTurn={address.turnTo}
      rowHeight="7.5rem"
      empty={
        <EmptyList
          address={address}
          Icon={CalendarIcon}
          done="Alles erledigt: Kein Event wartet auf Ihre Entscheidung."
          nothingFits="Kein Event passt dazu."
          none="Kein Event vorhanden!"
          showAll="Alle Events zeigen"
        />
      }
    >
      {(events) => (
        <EventCards events={events} path={address.path} openId={openId} onOpen={entry.open} />
      )}
    </PagedList>
  );
}

function Editor({ entry, address, opened, openId }: Overview) {
  if (!entry.isEditing) return null;
  const event = openId === null ? null : opened.data;
  // The detail reports a missing event.
  if (openId !== null && !event) return null;
  if (event?.expired) {
    // A past event cannot be edited (specification, section 4).
    return <Redirect to={`${address.path}/${event.id}`} />;
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
