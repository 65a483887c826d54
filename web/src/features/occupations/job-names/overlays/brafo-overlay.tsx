import {
  brafoForm,
  type JobName,
  type JobNameRow,
} from '@lehrpfad/contract/occupations/editing.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { EditOverlay } from '../../../../core/form/edit-overlay.tsx';
import { useFormOf } from '../../../../core/form/use-form-of.ts';
import { ObjectTrail } from '../../../audit/object-trail.tsx';
import { BrafoField } from './brafo-field.tsx';
import { adsOf, adsText, jobNamesText, commonBrafo, setBrafo } from '../changes.ts';
import { JobNameConflictNotice } from '../job-name-conflict-notice.tsx';
import { applyChanges } from '../queries.ts';
import { useJobNameConflict } from '../use-job-name-conflict.ts';

export interface JobNameOverlayProps {
  readonly rows: readonly JobNameRow[];
  readonly onClose: () => void;
}

const idsOf = (rows: readonly JobName[]) => rows.map(({ id }) => id);

/** Form for the BRAFO fields in which the ads of one or several job names are found. */
export function BrafoOverlay({ rows, onClose }: JobNameOverlayProps) {
  const [only] = rows;
  const isOne = rows.length === 1;
  const conflict = useJobNameConflict();
  const form = useFormOf({
    schema: brafoForm,
    initial: { Brafo: commonBrafo(rows) },
    fields: { Brafo: `${programmeName}-Felder` },
    onSubmit: async ({ Brafo }, _, key) => {
      const said = (some: readonly JobName[]) => `${programmeName} gesetzt: ${jobNamesText(some)}`;
      await applyChanges({ rows, changes: setBrafo(idsOf(rows), Brafo), said }, key);
      onClose();
    },
    onFailure: conflict.onFailure,
  });
  return (
    <EditOverlay
      form={form}
      hasEntry
      title={`${programmeName} zuordnen`}
      notice={<JobNameConflictNotice conflict={conflict} onDone={onClose} />}
      onClose={onClose}
    >
      <p>
        {`${jobNamesText(rows)}: ${adsText(adsOf(rows))}. Was ${isOne ? 'diesen Namen' : 'diese Namen'} trägt, wird in diesen Feldern gefunden.`}
        {!isOne && ' Was bisher gewählt war, wird bei allen ersetzt.'}
      </p>
      <BrafoField {...form.field('Brafo')} />
      {isOne && only && <ObjectTrail subject="job-name" id={only.id} />}
    </EditOverlay>
  );
}
