import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { AnyJobAd } from '@lehrpfad/contract/job-ads/all.ts';
import { useState } from 'react';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { FormLoading } from '../../../core/form/form-loading.tsx';
import { useJobNames, useProfessions } from '../../occupations/catalogue-queries.ts';
import { branchFrom } from '../../companies/branch-choice.ts';
import { JobAdFormOverlay } from '../own/form/job-ad-form-overlay.tsx';
import { adDraftOf, formTitles, type JobAdFormProps } from '../own/form/job-ad-form.tsx';
import { companyIdsOf, copyOf, emptyValues, valuesOf } from '../own/form/job-ad-values.ts';
import { useCompaniesForAds } from './queries.ts';

export interface AnyJobAdFormProps extends JobAdFormProps {
  readonly ad: AnyJobAd | null;
  /** A new ad begins with this company. */
  readonly company?: number | undefined;
}

/** The overlay of an ad for editors, who choose among the companies of all accounts. */
export function AnyJobAdForm({ task, ad, company, onSaved, onClose }: AnyJobAdFormProps) {
  const [ids, setIds] = useState(() => (ad ? companyIdsOf(ad) : company ? [company] : []));
  const companies = useCompaniesForAds(ids);
  const jobNames = useJobNames();
  const professions = useProfessions();
  if (!companies.data || !jobNames.data || !professions.data)
    return (
      <FormLoading
        title={formTitles[task]}
        queries={[companies, jobNames, professions]}
        onClose={onClose}
      />
    );
  return (
    <ReadyForm
      {...{ task, ad, onSaved, onClose }}
      companies={companies.data}
      jobNames={jobNames.data}
      professions={professions.data}
      // Only ever more of them: what was taken off may be picked again.
      onCompanies={(wanted) =>
        setIds((known) => [...new Set([...known, ...wanted.filter((id) => id !== 0)])])
      }
    />
  );
}

interface ReadyFormProps extends Omit<AnyJobAdFormProps, 'company'> {
  /** Those that have been chosen since the form was opened. */
  readonly companies: readonly FullCompany[];
  readonly jobNames: readonly Choice[];
  readonly professions: readonly Choice[];
  readonly onCompanies: (ids: readonly number[]) => void;
}

function ReadyForm({ task, ad, companies, ...others }: ReadyFormProps) {
  const branches = companies.map(branchFrom);
  // What the form begins with stays what it was, whichever companies are read meanwhile.
  const [initial] = useState(() =>
    ad ? (task === 'copy' ? copyOf : valuesOf)(ad, branches) : emptyValues(branches),
  );
  return (
    <JobAdFormOverlay
      {...others}
      // What is changed, or new, stands in the address.
      hasEntry={task === 'copy'}
      title={formTitles[task]}
      ad={task === 'edit' ? ad : null}
      initial={initial}
      draft={adDraftOf(task, ad)}
      notice={ad ? noticeOf(task, ad) : ''}
      companies={companies}
      branches={branches}
    />
  );
}

function noticeOf(
  task: AnyJobAdFormProps['task'],
  { title, external, siblings }: AnyJobAd,
): string {
  if (task === 'copy')
    return `Kopie von „${title}“. Wann die Stelle sichtbar ist, legen Sie neu fest.`;
  if (external !== '')
    return `Diese Anzeige kommt von ${external}. Mit dem Speichern wird sie zu einer eigenen Anzeige der Firma: Änderungen von dort kommen dann hier nicht mehr an.`;
  return siblings.length > 0
    ? 'Was Sie ändern, gilt für alle Firmen, die unten gewählt sind. Nehmen Sie eine Firma weg, wird ihre Anzeige gelöscht.'
    : '';
}
