import { ListLoading } from '../../../core/loading/list-loading.tsx';
import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useState } from 'react';
import { useEntryAddress } from '../../../core/navigation/entry-address.ts';
import { useLookUp } from '../../../core/data/look-up.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { Redirect } from '../../../core/navigation/redirect.tsx';
import { AreaHead } from '../../../core/ui/page/area-head.tsx';
import { NewButton } from '../../../core/ui/controls/new-button.tsx';
import { EmptyState } from '../../../core/ui/page/empty-state.tsx';
import { CalendarIcon } from '../../../core/ui/icons/icons.tsx';
import { useFocusBack } from '../../../core/focus/use-focus-back.ts';
import { DeleteEvent } from '../detail/delete-event.tsx';
import { CompanyEventForm } from '../form/company-event-form.tsx';
import { eventCardId } from '../list/managed-event-card.tsx';
import { CompanyEvents } from '../list/company-events.tsx';
import { useOwnEvents } from './company-queries.ts';

export function CompanyEventsPage() {
  const query = useOwnEvents();
  const address = useEntryAddress(paths.ownEvents);
  const [asked, setAsked] = useState<OwnEvent | null>(null);
  const isNew = address.id === 'new';
  const chosen = query.data?.find(({ id }) => id === address.id);
  const lookUp = useLookUp('own-events', query, address.id);
  // While a question about an event is open, the focus stays there.
  useFocusBack(asked?.id ?? (isNew ? null : address.id), eventCardId);
  const add = (variant?: 'light') => (
    <NewButton variant={variant} onClick={() => address.edit('new')}>
      Neues Event
    </NewButton>
  );

  return (
    <>
      <AreaHead title="Events" action={add()}>
        Laden Sie Jugendliche zu sich ein: zum Schnuppertag, zur offenen Werkstatt, zum
        Bewerbungstraining. Jedes Event wird von einem Redakteur geprüft, bevor es öffentlich ist.
      </AreaHead>
      <QueryView
        query={query}
        loading={<EventsLoading />}
        failed="Die Events konnten nicht geladen werden."
      >
        {(events) =>
          events.length === 0 && (isNew || address.id === null) ? (
            <EmptyState Icon={CalendarIcon} text="Kein Event vorhanden!" action={add('light')} />
          ) : (
            <CompanyEvents events={events} address={address} lookUp={lookUp} onDelete={setAsked} />
          )
        }
      </QueryView>
      <Editor address={address} event={chosen} />
      <DeleteEvent
        event={asked}
        onCancel={() => setAsked(null)}
        onDeleted={() => {
          setAsked(null);
          address.close();
        }}
      />
    </>
  );
}

function EventsLoading() {
  return (
    <ListLoading label="Events werden geladen" rows={3} height="7.5rem" className="grid gap-3" />
  );
}

interface EditorProps {
  readonly address: ReturnType<typeof useEntryAddress>;
  /** undefined for a new event, and for one that is not in the list. */
  readonly event: OwnEvent | undefined;
}

function Editor({ address, event }: EditorProps) {
  const isNew = address.id === 'new';
  if (!address.isEditing || (!isNew && !event)) return null;
  if (event?.expired) {
    // A past event cannot be edited (specification, section 4).
    return <Redirect to={`${paths.ownEvents}/${event.id}`} />;
  }
  return (
    <CompanyEventForm
      key={address.id}
      event={event ?? null}
      onSaved={({ id }) => (isNew ? address.show(id) : address.close())}
      onClose={address.close}
    />
  );
}
