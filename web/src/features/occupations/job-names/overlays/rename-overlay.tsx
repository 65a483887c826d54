import { jobNameRenaming, type JobNameRow } from '@lehrpfad/contract/occupations/editing.ts';
import { useState } from 'react';
import { EditOverlay } from '../../../../core/form/edit-overlay.tsx';
import { Button } from '../../../../core/ui/controls/button.tsx';
import { ApiError } from '../../../../core/api/api.ts';
import { reloadEditorial } from '../../../../core/data/editorial-data.ts';
import type { FieldProps } from '../../../../core/form/fields/field-props.ts';
import { TextField } from '../../../../core/form/fields/text-field.tsx';
import { useFormOf } from '../../../../core/form/use-form-of.ts';
import { ConfirmDialog } from '../../../../core/ui/dialogs/confirm-dialog.tsx';
import { Switch } from '../../../../core/ui/controls/switch.tsx';
import { showToast } from '../../../../core/ui/notices/toast.ts';
import { ObjectTrail } from '../../../audit/object-trail.tsx';
import { adsText } from '../changes.ts';
import { JobNameConflictNotice } from '../job-name-conflict-notice.tsx';
import { applyChanges, removeJobName } from '../queries.ts';
import { useJobNameConflict } from '../use-job-name-conflict.ts';

interface RenameOverlayProps {
  readonly row: JobNameRow;
  readonly onClose: () => void;
}

function useRenameForm(row: JobNameRow, onClose: () => void) {
  const { id, name } = row;
  const conflict = useJobNameConflict();
  const form = useFormOf({
    schema: jobNameRenaming,
    initial: { name, keep_former: true },
    fields: { name: 'Berufsbezeichnung', keep_former: 'Bisherigen Namen weiter finden' },
    onFailure: conflict.onFailure,
    onSubmit: async (change, _, key) => {
      const said = () => `„${name}“ heißt jetzt „${change.name}“`;
      await applyChanges({ rows: [row], changes: [{ id, ...change }], said }, key);
      onClose();
    },
  });
  return { form, conflict };
}

/** Form to rename a job name, or to delete an unused one. */
export function RenameOverlay({ row, onClose }: RenameOverlayProps) {
  const { id, name, ads, used } = row;
  const [isDeleting, setIsDeleting] = useState(false);
  const { form, conflict } = useRenameForm(row, onClose);
  return (
    <>
      <EditOverlay
        form={form}
        hasEntry
        title="Berufsbezeichnung umbenennen"
        submit="Umbenennen"
        actions={
          !used && (
            <Button variant="subtle" danger onClick={() => setIsDeleting(true)}>
              Löschen
            </Button>
          )
        }
        notice={<JobNameConflictNotice conflict={conflict} onDone={onClose} />}
        onClose={onClose}
      >
        <p>{usageSentence(ads, used)}</p>
        <TextField {...form.field('name')} required autoComplete="off" />
        <KeepFormerName name={name} isDisabled={form.submitting} {...form.field('keep_former')} />
        <ObjectTrail subject="job-name" id={id} />
      </EditOverlay>
      <DeleteJobName
        row={row}
        opened={isDeleting}
        onCancel={() => setIsDeleting(false)}
        onDone={onClose}
      />
    </>
  );
}

interface KeepFormerNameProps extends FieldProps<boolean> {
  readonly name: string;
  readonly isDisabled: boolean;
}

/** Switch that keeps the former name as a synonym. */
function KeepFormerName({ name, isDisabled, id, label, value, onChange }: KeepFormerNameProps) {
  return (
    <Switch
      id={id}
      label={label}
      hint={`Die Suche und Importe finden sie auch unter „${name}“.`}
      value={value}
      disabled={isDisabled}
      onChange={onChange}
    />
  );
}

/** Says where a job name is used, and what renaming it changes. */
function usageSentence(ads: number, used: boolean): string {
  if (ads > 0)
    return `${adsText(ads)} ${ads === 1 ? 'zeigt' : 'zeigen'} sofort den neuen Namen. Solange etwas die Berufsbezeichnung verwendet, kann sie nicht gelöscht werden.`;
  return used
    ? 'Noch keine Anzeige verwendet die Berufsbezeichnung, aber ein Unternehmen oder eine Zuordnung. Deshalb kann sie nicht gelöscht werden.'
    : 'Nichts verwendet diese Berufsbezeichnung.';
}

interface DeleteJobNameProps {
  readonly row: JobNameRow;
  readonly opened: boolean;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function DeleteJobName({ row: { id, name }, opened, onCancel, onDone }: DeleteJobNameProps) {
  async function remove(): Promise<void> {
    try {
      await removeJobName(id);
      showToast(`„${name}“ gelöscht`);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      // An ad has used it meanwhile.
      showToast(error.message);
      await reloadEditorial();
    }
    onDone();
  }
  return (
    <ConfirmDialog
      opened={opened}
      title="Berufsbezeichnung löschen?"
      confirm="Löschen"
      danger
      onConfirm={remove}
      onCancel={onCancel}
    >
      <p>„{name}“ wird endgültig gelöscht. Keine Anzeige verwendet sie.</p>
    </ConfirmDialog>
  );
}
