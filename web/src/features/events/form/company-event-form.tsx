import { Link } from 'wouter';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { BranchesIcon } from '../../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../../core/ui/page/empty-state.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { useBranches } from '../management/company-queries.ts';
import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { useState } from 'react';
import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { leaveWithoutWarning } from '../../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../../core/form/saving/use-when-saved.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { PickerField } from '../../../core/form/fields/choices/picker-field.tsx';
import { differentPlaceOf, type Branch } from './branches.ts';
import { EventFormOverlay, basicReaders } from './event-form-overlay.tsx';
import { latestOf, versionStateOf } from '../detail/new-version.ts';
import { savingNote, stateOf } from '../detail/event-state.ts';
import { useEventForm } from './use-event-form.ts';
import { PinIcon } from '../../../core/ui/icons/icons.tsx';
import { addressLines } from '../event-text.ts';
import styles from './event-fields.module.css';

interface CompanyEventFormProps {
  /** null for a new event. */
  readonly event: OwnEvent | null;
  readonly onSaved: (event: OwnEvent) => void;
  readonly onClose: () => void;
}

/** Loads the branches and then shows the form of an event. */
export function CompanyEventForm({ event, onSaved, onClose }: CompanyEventFormProps) {
  const branches = useBranches();
  if (branches.data && branches.data.length > 0)
    return <ReadyForm event={event} branches={branches.data} onSaved={onSaved} onClose={onClose} />;
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

interface ReadyFormProps {
  /** null for a new event. */
  readonly event: OwnEvent | null;
  readonly branches: readonly Branch[];
  readonly onSaved: (event: OwnEvent) => void;
  readonly onClose: () => void;
}

/** Form to add or edit an event. Mounted while it is open. */
function ReadyForm({ event, branches, onSaved, onClose }: ReadyFormProps) {
  const whenSaved = useWhenSaved((saved: OwnEvent) => {
    const isChecked = stateOf(saved) === 'pending' || versionStateOf(saved) === 'pending';
    showToast(`Event gespeichert.${isChecked ? ' Es wird jetzt geprüft.' : ''}`);
    leaveWithoutWarning(() => onSaved(saved));
  });
  // Fixed at the first render: after a save the stored event changes while the form is still open.
  const [begun] = useState(event);
  const { form, conflict } = useEventForm(begun, branches, whenSaved);
  const branch = branches.find(({ id }) => id === form.values.Company?.id);
  const latest = begun && latestOf(begun);
  const elsewhere = differentPlaceOf(latest, branches);

  return (
    <EventFormOverlay
      form={form}
      isNew={begun === null}
      conflict={<ConflictNotice form={form} conflict={conflict} readers={basicReaders} />}
      note={savingNote(begun && stateOf(begun))}
      event={latest}
      place={elsewhere ?? { digital: false, Address: branch?.address ?? null }}
      onClose={onClose}
    >
      <div>
        <PickerField {...form.field('Company')} source={branches} required />
        <EventPlace branch={branch} elsewhere={elsewhere} />
      </div>
    </EventFormOverlay>
  );
}

interface EventPlaceProps {
  readonly branch: Branch | undefined;
  /** The place that an editor has set. */
  readonly elsewhere: ReturnType<typeof differentPlaceOf>;
}

/** The place of the event: the address of its branch, unless an editor has set another one. */
function EventPlace({ branch, elsewhere }: EventPlaceProps) {
  return (
    <p className={`${styles.place} flex text-hint gap-2`}>
      <PinIcon />
      <span>{elsewhere ? wordsElsewhere(elsewhere) : wordsFor(branch)}</span>
    </p>
  );
}

function wordsElsewhere({ digital, Address }: NonNullable<EventPlaceProps['elsewhere']>): string {
  const where = digital ? 'Digital' : addressLines({ Address }).join(', ');
  return `Von einem Redakteur festgelegt: ${where}`;
}

function wordsFor(branch: Branch | undefined): string {
  if (!branch) return 'Events finden immer an der Adresse der Filiale statt.';
  if (!branch.address)
    return 'Für diese Filiale ist keine Adresse eingetragen. Bitte ergänzen Sie sie in der Filialenverwaltung.';
  const where = addressLines({ Address: branch.address }).join(', ');
  return `Das Event findet an der Adresse der Filiale statt: ${where}`;
}
