import { quoted } from '@lehrpfad/contract/core/text/quoted.ts';
import type { ListedApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { apprenticeshipRequestStatus } from '@lehrpfad/contract/companies/options.ts';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import { chosenList, linesField } from '@lehrpfad/contract/core/form-values.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { z } from 'zod';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import { TextAreaField } from '../../../core/form/fields/text-area-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { useJobNames } from '../../occupations/catalogue-queries.ts';
import { decideRequest } from './queries.ts';

interface AcceptRequestProps {
  readonly request: ListedApprenticeshipRequest;
  /** Called with the reason if there was nothing to decide any more; '' if the request is accepted. */
  readonly onDone: (failure: string) => void;
  readonly onCancel: () => void;
}

const schema = z.object({
  Allowed_apprenticeships: chosenList().refine(
    (ids) => ids.length > 0,
    'Bitte wählen Sie mindestens einen Beruf.',
  ),
  answer: linesField(limits.declinedMessage),
});

const labels = {
  Allowed_apprenticeships: 'Freizugebende Ausbildungsberufe',
  answer: 'Antwort an das Unternehmen (freiwillig)',
} as const;

interface Values {
  readonly Allowed_apprenticeships: readonly Choice[];
  readonly answer: string;
}

/** Asks for which apprenticeships a branch may train. Mounted while it is open. */
export function AcceptRequest({ request, onDone, onCancel }: AcceptRequestProps) {
  const { data: jobNames = [] } = useJobNames();
  const initial: Values = {
    Allowed_apprenticeships: request.Allowed_apprenticeships,
    answer: '',
  };
  const form = useFormOf({
    schema,
    initial,
    fields: labels,
    onSubmit: async (chosen, _, key) => {
      const status = apprenticeshipRequestStatus.accepted;
      onDone(await decideRequest(request.id, { ...chosen, status }, key));
    },
  });
  const { Company, other } = request;
  return (
    <EditOverlay form={form} hasEntry title="Berufe annehmen" submit="Annehmen" onClose={onCancel}>
      <p>
        {quoted(Company.name)} kann danach Ausbildungsplätze in diesen Berufen anbieten und bekommt
        eine E-Mail. Was Sie herausnehmen, wird nicht freigegeben.
      </p>
      {other !== '' && (
        <p>
          Angefragt ist auch {quoted(other)}, der nicht in der Liste steht: Wählen Sie den passenden
          Beruf, oder legen Sie ihn zuerst unter Berufsbezeichnungen an.
        </p>
      )}
      <MultiPickerField
        {...form.field('Allowed_apprenticeships')}
        source={jobNames}
        placeholder="Beruf suchen"
        nothing="Keinen Beruf gefunden."
        required
      />
      <TextAreaField {...form.field('answer')} max={limits.declinedMessage} rows={4} />
    </EditOverlay>
  );
}
