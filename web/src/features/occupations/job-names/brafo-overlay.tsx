import { brafoForm, type JobName } from '@lehrpfad/contract/occupations-editing.ts';
import { ErrorSummary } from '../../../floor/form/error-summary.tsx';
import { FieldStack, FormActions } from '../../../floor/form/form-parts.tsx';
import { useFormOf } from '../../../floor/form/use-form-of.ts';
import { useLeaveWarning } from '../../../floor/form/use-leave-warning.tsx';
import { Overlay } from '../../../floor/ui/overlay.tsx';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { BrafoField } from './brafo-field.tsx';
import { called, commonBrafo, describeBy } from './changes.ts';
import { applyChanges } from './queries.ts';

export interface JobNameOverlayProps {
  readonly rows: readonly JobName[];
  readonly onClose: () => void;
}

const idsOf = (rows: readonly JobName[]) => rows.map(({ id }) => id);

/** In which BRAFO fields the ads of a job name, or of several, are found. */
export function BrafoOverlay({ rows, onClose }: JobNameOverlayProps) {
  const [only] = rows;
  const isOne = rows.length === 1;
  const form = useFormOf({
    schema: brafoForm,
    initial: { Brafo: commonBrafo(rows) },
    fields: { Brafo: 'BRAFO-Felder' },
    onSubmit: async ({ Brafo }, _, key) => {
      const said = `BRAFO gesetzt: ${called(rows)}`;
      await applyChanges(rows, describeBy(idsOf(rows), Brafo), { said, key });
      onClose();
    },
  });
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  const close = () => leaving.guard(onClose);
  return (
    <>
      <Overlay
        opened
        hasEntry
        title="BRAFO zuordnen"
        onClose={close}
        onSubmit={form.submit}
        footer={<FormActions form={form} onCancel={close} />}
      >
        <FieldStack>
          <ErrorSummary form={form} />
          <p>
            Anzeigen mit {isOne ? `der Bezeichnung ${called(rows)}` : `diesen ${called(rows)}`}{' '}
            werden in diesen Feldern gefunden.
            {!isOne && ' Was bisher gewählt war, wird bei allen ersetzt.'}
          </p>
          <BrafoField {...form.field('Brafo')} />
          {isOne && only && <ObjectTrail subject="job-name" id={only.id} />}
        </FieldStack>
      </Overlay>
      {leaving.dialog}
    </>
  );
}
