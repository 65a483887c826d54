import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { adFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import type { MouseEvent } from 'react';
import { berlinToday } from '../../../core/text/dates.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { DateField } from '../../../core/form/fields/dates/date-field.tsx';
import { FieldRow, FieldStack } from '../../../core/form/form-parts.tsx';
import { longAgoHint } from '../../../core/form/fields/dates/long-ago.ts';
import { nameOf } from '../../../core/form/files/pdf-files.ts';
import { PdfFilesField } from '../../../core/form/files/pdf-files-field.tsx';
import { PickerField } from '../../../core/form/fields/choices/picker-field.tsx';
import { RadioField } from '../../../core/form/fields/choices/radio-field.tsx';
import { RichTextField } from '../../../core/form/rich-text/rich-text-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import type { AdAbilities } from '../management/abilities.ts';
import type { Branch } from '../../companies/branches/branch-choice.ts';
import { fileHref, openFile, clickedFileId } from '../management/open-file.ts';
import { publishNote } from './publish-note.ts';
import { BranchesField } from './branches-field.tsx';
import { CompaniesField } from './companies-field.tsx';
import { ApplicationFields, ConditionFields } from './condition-fields.tsx';
import { ContactField, type ContactFieldProps } from './contact-field.tsx';
import styles from './job-ad-fields.module.css';
import type { JobAdValues } from './job-ad-values.ts';
import { JobNameField } from './job-name/job-name-field.tsx';
import type { JobAdFormState } from './use-job-ad-form.ts';

interface JobAdFieldsProps {
  readonly state: JobAdFormState;
  readonly abilities: AdAbilities;
  /** The edited ad; null for a new one. */
  readonly ad: OwnJobAd | null;
  readonly branches: readonly Branch[];
  readonly jobNames: readonly Choice[];
  readonly professions: readonly Choice[];
  /** Complete data of the branches. */
  readonly companies: readonly FullCompany[];
  readonly contacts: ContactFieldProps['contacts'];
  readonly onAsk: () => void;
}

const types = jobTypes
  .toReversed()
  .map(({ number, label }) => ({ value: number as number, label }));

const longAgo = (day: string) => longAgoHint(day, berlinToday());

/** The fields of an ad, in the order of the specification (section 2, 'Job edit overlay fields'). */
export function JobAdFields(props: JobAdFieldsProps) {
  const { state, abilities, ad, branches, jobNames, professions, onAsk } = props;
  const { form, misfit } = state;
  const { field, values } = form;
  return (
    <FieldStack>
      <CompanyChoice {...props} />
      <TextField {...field('title')} required autoComplete="off" />
      <JobType {...state} />
      <FieldRow>
        <JobNameField
          {...field('Job_name')}
          values={values}
          branches={branches}
          jobNames={jobNames}
          misfit={misfit}
          companyWord={abilities.companyWord}
          onAsk={abilities.choosesAnyCompany ? undefined : onAsk}
        />
        <PickerField {...field('Profession')} source={professions} required />
      </FieldRow>
      <Duration form={form} />
      <Visibility state={state} ad={ad} />
      <RichTextField {...field('details')} max={adFields.details.max} required />
      <RichTextField {...field('annotation')} max={adFields.annotation.max} />
      <ConditionFields form={form} />
      <ApplicationFields form={form}>
        <ContactField
          {...field('contact_person')}
          contacts={props.contacts}
          companyWord={abilities.companyWord}
        />
      </ApplicationFields>
      <Files state={state} />
    </FieldStack>
  );
}

/** Choice of the companies that offer the place: any for editors, those of the account for its users. */
function CompanyChoice({ state, abilities, ad, companies, branches }: JobAdFieldsProps) {
  const { form, change } = state;
  const field = {
    ...form.field('Companies'),
    onChange: (Companies: JobAdValues['Companies']) => change({ Companies }),
  };
  if (abilities.choosesAnyCompany) return <CompaniesField {...field} {...{ companies, ad }} />;
  return <BranchesField {...field} branches={branches} />;
}

function JobType({ form, change }: Pick<JobAdFormState, 'form' | 'change'>) {
  return (
    <RadioField
      {...form.field('job_type')}
      options={types}
      required
      onChange={(job_type) => change({ job_type: job_type === '' ? null : job_type })}
    />
  );
}

/** First and last day of the apprenticeship or internship. */
function Duration({ form: { field, values } }: Pick<JobAdFormState, 'form'>) {
  return (
    <FieldRow>
      <DateField {...field('job_start')} description={longAgo(values.job_start)} />
      <DateField {...field('job_end')} min={values.job_start} />
    </FieldRow>
  );
}

function Visibility({ state, ad }: Pick<JobAdFieldsProps, 'state' | 'ad'>) {
  const { field, values } = state.form;
  const { availability_start_date: from, availability_end_date: until } = values;
  const today = berlinToday();
  return (
    <div className={`${styles.visibility} stack`}>
      <FieldRow>
        <DateField {...field('availability_start_date')} description={longAgo(from)} />
        <DateField {...field('availability_end_date')} min={from > today ? from : today} />
      </FieldRow>
      <p className={`${styles.publish} bg-accent text-accent font-bold m-0`} aria-live="polite">
        {publishNote({ from, until }, ad, today)}
      </p>
    </div>
  );
}

function Files({ state }: Pick<JobAdFieldsProps, 'state'>) {
  const { form, progress } = state;

  function open(event: MouseEvent): void {
    const id = clickedFileId(event);
    if (id === null) return;
    event.preventDefault();
    const file = form.values.file.find((item) => 'id' in item && item.id === id);
    void openFile(id, file ? nameOf(file) : '');
  }

  return (
    <div onClickCapture={open}>
      <PdfFilesField
        {...form.field('file')}
        max={limits.adFiles}
        hrefOf={fileHref}
        progress={progress}
        disabled={form.submitting}
      />
    </div>
  );
}
