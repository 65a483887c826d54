import { apprenticeship } from '@lehrpfad/contract/core/options.ts';
import type { Choice, FieldProps } from '../../../../core/form/fields/field-props.ts';
import { PickerField } from '../../../../core/form/fields/choices/picker-field.tsx';
import { useManages } from '../../../../core/session/use-manages.ts';
import { AskForNames } from '../../../companies/apprenticeships/ask-for-names.tsx';
import type { Branch } from '../../../companies/branches/branch-choice.ts';
import { offeredNames } from './job-name-rule.ts';
import type { JobAdValues } from '../job-ad-values.ts';

interface JobNameFieldProps extends FieldProps<Choice | null> {
  readonly values: Pick<JobAdValues, 'job_type' | 'Companies'>;
  readonly branches: readonly Branch[];
  readonly jobNames: readonly Choice[];
  /** Why the chosen name does not fit type and branches; '' if it does. */
  readonly misfit: string;
  readonly companyWord: 'Filiale' | 'Firma';
  /** Only for companies: requests more apprenticeships from the editors. */
  readonly onAsk?: (() => void) | undefined;
}

const noneAllowed = 'Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen.';

/** For colleagues who work on ads only: the server refuses them requests and the list of requests. */
const askedByOthers =
  'Ihr Beruf ist nicht dabei? Wer das Konto verwaltet, kann weitere Berufe anfragen.';

/** The job name: for an Ausbildung, one for which all chosen branches may train; for a Praktikum, any. */
export function JobNameField(props: JobNameFieldProps) {
  const { values, branches, jobNames, misfit, companyWord, value, error, onAsk } = props;
  const { job_type: type, Companies: companies } = values;
  const names = offeredNames({ type, companies, branches, allNames: jobNames });
  const isNone = type === apprenticeship && names?.length === 0;
  // An ad may keep a name that is no longer offered, and a name that does not fit stays visible.
  const isKept = value !== null && value.id !== 0 && !names?.some(({ id }) => id === value.id);
  const manages = useManages();
  const mayLack = onAsk && type === apprenticeship && companies.length > 0;
  const hint =
    names === undefined
      ? missingFirst(values, companyWord)
      : isNone
        ? noneText(companies, companyWord)
        : '';
  return (
    <div>
      <PickerField
        {...props}
        source={isKept && names ? [value, ...names] : (names ?? [])}
        error={error || misfit}
        disabled={names === undefined && value === null}
        description={hint || undefined}
        nothing={isNone ? noneAllowed : 'Berufsbezeichnung nicht im System!'}
        required
      />
      {mayLack && manages && (
        <AskForNames branchIds={companies.map(({ id }) => id)} onAsk={onAsk} />
      )}
      {mayLack && !manages && <p className="mt-2 text-hint">{askedByOthers}</p>}
    </div>
  );
}

function noneText(companies: readonly Choice[], companyWord: string): string {
  const noneInCommon = `Es gibt keinen Beruf, den alle gewählten ${companyWord === 'Firma' ? 'Firmen' : 'Filialen'} ausbilden dürfen.`;
  return companies.length > 1 ? `${noneAllowed} ${noneInCommon}` : noneAllowed;
}

/** Returns a sentence about the field that must be filled in before names can be offered; '' if there is none. */
function missingFirst(
  { job_type: type, Companies: companies }: JobNameFieldProps['values'],
  companyWord: string,
) {
  if (type === null) return 'Wählen Sie zuerst die Art.';
  return companies.length === 0 ? `Wählen Sie zuerst eine ${companyWord}.` : '';
}
