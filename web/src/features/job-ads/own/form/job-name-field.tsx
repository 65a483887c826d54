import type { Choice, FieldProps } from '../../../../floor/form/field-props.ts';
import { PickerField } from '../../../../floor/form/picker-field.tsx';
import { apprenticeship, offeredNames, type Branch } from '../job-name-rule.ts';
import type { JobAdValues } from './job-ad-values.ts';

interface JobNameFieldProps extends FieldProps<Choice | null> {
  readonly values: Pick<JobAdValues, 'job_type' | 'Companies'>;
  readonly branches: readonly Branch[];
  readonly jobNames: readonly Choice[];
  /** Said after a name was dropped. */
  readonly dropped: string;
  readonly companyWord: 'Filiale' | 'Firma';
}

const noneAllowed = 'Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen.';

/** The job name: for an Ausbildung one that all chosen branches may train for, for a Praktikum any of the list. */
export function JobNameField(props: JobNameFieldProps) {
  const { values, branches, jobNames, dropped, companyWord, value } = props;
  const { job_type: type, Companies: companies } = values;
  const names = offeredNames({ type, companies, branches, allNames: jobNames });
  const isNone = type === apprenticeship && names?.length === 0;
  // An ad may keep a name that is no longer offered.
  const isKept = value !== null && value.id !== 0 && !names?.some(({ id }) => id === value.id);
  return (
    <PickerField
      {...props}
      source={isKept && names ? [value, ...names] : (names ?? [])}
      disabled={names === undefined || (isNone && !isKept)}
      description={
        [
          dropped,
          names === undefined
            ? missingFirst(values, companyWord)
            : isNone
              ? noneText(companies, companyWord)
              : '',
        ]
          .filter(Boolean)
          .join(' ') || undefined
      }
      nothing="Berufsbezeichnung nicht im System!"
      required
    />
  );
}

function noneText(companies: readonly Choice[], companyWord: string): string {
  const noneInCommon = `Es gibt keinen Beruf, den alle gewählten ${companyWord === 'Firma' ? 'Firmen' : 'Filialen'} ausbilden dürfen.`;
  return companies.length > 1 ? `${noneAllowed} ${noneInCommon}` : noneAllowed;
}

/** What has to be chosen before there is a list. */
function missingFirst(
  { job_type: type, Companies: companies }: JobNameFieldProps['values'],
  companyWord: string,
) {
  if (type === null) return 'Wählen Sie zuerst die Art.';
  return companies.length === 0 ? `Wählen Sie zuerst eine ${companyWord}.` : '';
}
