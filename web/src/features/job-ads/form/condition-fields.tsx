import { apprenticeship, internship } from '@lehrpfad/contract/core/options.ts';
import { adFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { ReactNode } from 'react';
import { ChoicePill } from '../../../core/ui/controls/choice-pill.tsx';
import { DateField } from '../../../core/form/fields/dates/date-field.tsx';
import { FieldRow, FieldStack } from '../../../core/form/form-parts.tsx';
import { RadioField } from '../../../core/form/fields/choices/radio-field.tsx';
import { SeveralField } from '../../../core/form/fields/choices/several-field.tsx';
import { TextAreaField } from '../../../core/form/fields/text-area-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import styles from './job-ad-fields.module.css';
import { WeeksField } from './weeks/weeks-field.tsx';
import type { JobAdFormState } from './use-job-ad-form.ts';

type Form = Pick<JobAdFormState['form'], 'field' | 'values'>;

const certificates = [
  { value: '', label: 'keine Angabe' },
  ...adFields.certificate.options.map(({ key, label }) => ({ value: key as string, label })),
];

/** Fields for the conditions of an ad. All of them are optional. */
export function ConditionFields({ form: { field, values } }: { readonly form: Form }) {
  const isApprenticeship = values.job_type === apprenticeship;
  const [certificate, trialDay] = [field('certificate'), field('trial_day')];
  return (
    <FieldStack>
      <h3 className={`${styles.part} border-top text-lg pt-5`}>
        Was für Jugendliche entscheidet (freiwillig)
      </h3>
      {isApprenticeship && <PayFields field={field} />}
      <RadioField
        {...certificate}
        onChange={(key) => certificate.onChange(key ?? '')}
        options={certificates}
        description="Der Abschluss, der mindestens nötig ist."
      />
      <SeveralField {...field('working_time')} options={adFields.working_time.options} />
      <FieldRow>
        <TextField {...field('total_places')} inputMode="numeric" />
        <TextField
          {...field('free_places')}
          inputMode="numeric"
          description="Bei 0 ist die Stelle besetzt, und niemand findet sie mehr."
        />
      </FieldRow>
      {values.job_type === internship && <WeeksField {...field('internship_weeks')} />}
      <div>
        <ChoicePill checked={trialDay.value} onChange={trialDay.onChange}>
          {trialDay.label}
        </ChoicePill>
      </div>
      <TextAreaField
        {...field('typical_day')}
        rows={3}
        max={adFields.typical_day.max}
        description="In drei Sätzen: Womit beginnt der Tag, was wird getan, und was ist am Ende geschafft?"
      />
    </FieldStack>
  );
}

const inEuros = 'Euro im Monat, brutto.';

/** The pay of each year of an apprenticeship. */
function PayFields({ field }: Pick<Form, 'field'>) {
  return (
    <>
      <FieldRow>
        <TextField {...field('pay_year_1')} inputMode="numeric" description={inEuros} />
        <TextField {...field('pay_year_2')} inputMode="numeric" description={inEuros} />
      </FieldRow>
      <FieldRow>
        <TextField {...field('pay_year_3')} inputMode="numeric" description={inEuros} />
        <TextField {...field('pay_year_4')} inputMode="numeric" description={inEuros} />
      </FieldRow>
    </>
  );
}

interface ApplicationFieldsProps {
  readonly form: Form;
  /** Choice of the contact person. */
  readonly children: ReactNode;
}

/** Fields for the ways to apply. The contacts of the branch are shown for those that stay empty. */
export function ApplicationFields({ form, children }: ApplicationFieldsProps) {
  const { field, values } = form;
  return (
    <FieldStack>
      <h3 className={`${styles.part} border-top text-lg pt-5`}>So bewirbt man sich (freiwillig)</h3>
      <SeveralField
        {...field('application_ways')}
        options={adFields.application_ways.options}
        description="Ohne Angabe zeigen wir die Kontaktpersonen und die Webadresse der Filiale."
      />
      {(values.application_ways.includes('web') || values.application_url !== '') && (
        <TextField
          {...field('application_url')}
          type="url"
          inputMode="url"
          autoComplete="off"
          description="Ohne Angabe gilt die Webadresse der Filiale."
        />
      )}
      {children}
      <SeveralField
        {...field('application_documents')}
        options={adFields.application_documents.options}
      />
      <FieldRow>
        <DateField {...field('application_deadline')} />
        <TextField
          {...field('reply_days')}
          inputMode="numeric"
          description="Was Sie hier versprechen, lesen die Jugendlichen."
        />
      </FieldRow>
    </FieldStack>
  );
}
