import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { Link } from 'wouter';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { BranchesIcon } from '../../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../../core/ui/page/empty-state.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { EventOverlay } from './event-overlay.tsx';
import { useBranches } from './queries.ts';

interface EventEditorProps {
  /** null: a new one. */
  readonly event: OwnEvent | null;
  readonly onSaved: (event: OwnEvent) => void;
  readonly onClose: () => void;
}

/** The form of an event, once it is known which branches there are. */
export function EventEditor({ event, onSaved, onClose }: EventEditorProps) {
  const branches = useBranches();
  if (branches.data && branches.data.length > 0)
    return (
      <EventOverlay event={event} branches={branches.data} onSaved={onSaved} onClose={onClose} />
    );
  return (
    <Overlay opened title={event ? 'Event bearbeiten' : 'Neues Event'} onClose={onClose}>
      <QueryView
        query={branches}
        loading={
          <Skeleton
            height="20rem"
            role="group"
            aria-busy="true"
            aria-label="Das Formular wird geladen"
          />
        }
        failed="Ihre Filialen konnten nicht geladen werden."
      >
        {() => (
          <EmptyState
            Icon={BranchesIcon}
            text="Events finden an der Adresse einer Filiale statt. Legen Sie zuerst eine Filiale an."
            action={<Link href={paths.companyProfile}>Zur Filialenverwaltung</Link>}
          />
        )}
      </QueryView>
    </Overlay>
  );
}
