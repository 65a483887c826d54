import { mappingForm, type JobNameRow } from '@lehrpfad/contract/occupations/editing.ts';
import { EditOverlay } from '../../../../core/form/edit-overlay.tsx';
import { Button } from '../../../../core/ui/controls/button.tsx';
import type { Choice } from '../../../../core/form/fields/field-props.ts';
import { PickerField } from '../../../../core/form/fields/choices/picker-field.tsx';
import { useFormOf } from '../../../../core/form/use-form-of.ts';
import { newKey } from '../../../../core/api/new-key.ts';
import { useAction } from '../../../../core/hooks/use-action.ts';
import { ObjectTrail } from '../../../audit/object-trail.tsx';
import { adsOf, adsText, jobNamesText, similarityText, mapTo } from '../changes.ts';
import { JobNameConflictNotice } from '../job-name-conflict-notice.tsx';
import { applyChanges, useMappingTargets } from '../queries.ts';
import { useJobNameConflict } from '../use-job-name-conflict.ts';

type Named = readonly { readonly name: string }[];

interface MappingOverlayProps {
  readonly rows: readonly JobNameRow[];
  readonly onClose: () => void;
}

/** State of the form. @param initial the name to which the only row is mapped */
function useMappingForm(rows: readonly JobNameRow[], initial: Choice | null, onClose: () => void) {
  const conflict = useJobNameConflict();
  const ids = rows.map(({ id }) => id);
  const form = useFormOf({
    schema: mappingForm,
    initial: { Mapping: initial },
    fields: { Mapping: 'Vorhandene Berufsbezeichnung' },
    onSubmit: async ({ Mapping }, values, key) => {
      const said = (some: Named) => `${jobNamesText(some)} zugeordnet zu „${values.Mapping?.name}“`;
      await applyChanges({ rows, changes: mapTo(ids, Mapping), said }, key);
      onClose();
    },
    onFailure: conflict.onFailure,
  });
  return { form, conflict };
}

/** Form to map one or several job names to another. */
export function MappingOverlay({ rows, onClose }: MappingOverlayProps) {
  const [only] = rows;
  const one = rows.length === 1 ? only : undefined;
  const { form, conflict } = useMappingForm(rows, one?.Mapping ?? null, onClose);
  const targets = useMappingTargets(one?.id);
  const isMapped = rows.some(({ Mapping }) => Mapping !== null);
  return (
    <EditOverlay
      form={form}
      hasEntry
      title="Beruf zuordnen"
      submit="Zuordnen"
      actions={isMapped && <TakeAway rows={rows} onDone={onClose} onFailure={conflict.onAgain} />}
      notice={<JobNameConflictNotice conflict={conflict} onDone={onClose} />}
      onClose={onClose}
    >
      <p>
        {`${jobNamesText(rows)}: ${adsText(adsOf(rows))}. Was ${one ? 'diesen Namen' : 'diese Namen'} trägt, zählt überall unter dem, den Sie hier wählen.`}
      </p>
      <PickerField
        {...form.field('Mapping')}
        required
        source={targets.data ?? []}
        placeholder="Berufsbezeichnung suchen"
        nothing="Keine vorhandene Berufsbezeichnung heißt so."
      />
      {one?.proposal && (
        <Proposal proposal={one.proposal} onChoose={form.field('Mapping').onChange} />
      )}
      {one && <ObjectTrail subject="job-name" id={one.id} />}
    </EditOverlay>
  );
}

interface ProposalProps {
  readonly proposal: NonNullable<JobNameRow['proposal']>;
  readonly onChoose: (target: Choice) => void;
}

/** The most similar job name, as a button that chooses it. */
function Proposal({ proposal, onChoose }: ProposalProps) {
  return (
    <p>
      Vorschlag:{' '}
      <Button compact variant="light" wraps onClick={() => onChoose(proposal)}>
        {proposal.name}
      </Button>{' '}
      ({similarityText(proposal.likeness)})
    </p>
  );
}

interface TakeAwayProps {
  readonly rows: readonly JobNameRow[];
  readonly onDone: () => void;
  readonly onFailure: (error: unknown) => void;
}

function TakeAway({ rows, onDone, onFailure }: TakeAwayProps) {
  const { isBusy, run } = useAction(async () => {
    const mapped = rows.filter(({ Mapping }) => Mapping !== null);
    const ids = mapped.map(({ id }) => id);
    const said = (some: Named) => `Zuordnung aufgehoben: ${jobNamesText(some)}`;
    try {
      await applyChanges({ rows: mapped, changes: mapTo(ids, null), said }, newKey());
      onDone();
    } catch (error) {
      onFailure(error);
    }
  });

  return (
    <Button variant="default" disabled={isBusy} onClick={() => void run()}>
      Zuordnung aufheben
    </Button>
  );
}
