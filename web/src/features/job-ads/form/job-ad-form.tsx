import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../../core/ui/controls/button.tsx';
import { begun, draftOf, type DraftOf } from '../../../core/form/drafts/draft-of.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { FormLoading } from '../../../core/form/form-loading.tsx';
import { hrefOf, paths } from '../../../core/navigation/paths.ts';
import { BranchesIcon } from '../../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../../core/ui/page/empty-state.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { branchFrom } from '../../companies/branches/branch-choice.ts';
import { useOwnCompanies } from '../../companies/queries.ts';
import { useJobNames, useProfessions } from '../../occupations/catalogue-queries.ts';
import { noticeOf, type AdAbilities, type Task } from '../management/abilities.ts';
import { useCompaniesForAds } from '../management/editor-queries.ts';
import { JobAdFormOverlay } from './job-ad-form-overlay.tsx';
import { companyIdsOf, copyOf, emptyValues, valuesOf } from './job-ad-values.ts';

export interface JobAdFormProps {
  readonly task: Exclude<Task, 'preview'>;
  readonly abilities: AdAbilities;
  /** What is changed or copied; null for an empty form. */
  readonly ad: OwnJobAd | null;
  /** A new ad begins with this company. */
  readonly company?: number | undefined;
  /** Nothing in the address says that it is open (Overlay). */
  readonly hasEntry: boolean;
  readonly onSaved: (saved: readonly OwnJobAd[]) => void;
  readonly onClose: () => void;
}

const titles = {
  new: 'Neue Stellenanzeige',
  edit: 'Stellenanzeige bearbeiten',
  copy: 'Stellenanzeige duplizieren',
} as const;

/** The overlay of an ad, once all is there that can be chosen in it. */
export function JobAdForm(props: JobAdFormProps) {
  return props.abilities.choosesAnyCompany ? (
    <WithAnyCompany {...props} />
  ) : (
    <WithOwnBranches {...props} />
  );
}

function WithOwnBranches(props: JobAdFormProps) {
  return <WithCatalogue {...props} companies={useOwnCompanies()} />;
}

/** Companies are read once they are chosen. */
function WithAnyCompany(props: JobAdFormProps) {
  const { ad, company } = props;
  const [ids, setIds] = useState(() => (ad ? companyIdsOf(ad) : company ? [company] : []));
  return (
    <WithCatalogue
      {...props}
      companies={useCompaniesForAds(ids)}
      // Only ever more of them: what was taken off may be picked again.
      onCompanies={(wanted) =>
        setIds((known) => [...new Set([...known, ...wanted.filter((id) => id !== 0)])])
      }
    />
  );
}

interface WithCatalogueProps extends JobAdFormProps {
  /** Those of the account, or those that have been chosen since the form was opened. */
  readonly companies: UseQueryResult<FullCompany[]>;
  readonly onCompanies?: (ids: readonly number[]) => void;
}

function WithCatalogue({ companies, ...props }: WithCatalogueProps) {
  const { task, abilities, onClose } = props;
  const jobNames = useJobNames();
  const professions = useProfessions();
  if (!companies.data || !jobNames.data || !professions.data) {
    return (
      <FormLoading
        title={titles[task]}
        queries={[companies, jobNames, professions]}
        onClose={onClose}
      />
    );
  }
  if (companies.data.length === 0 && !abilities.choosesAnyCompany)
    return <WithoutBranch title={titles[task]} onClose={onClose} />;
  return (
    <ReadyForm
      {...props}
      companies={companies.data}
      jobNames={jobNames.data}
      professions={professions.data}
    />
  );
}

interface ReadyFormProps extends Omit<WithCatalogueProps, 'companies' | 'company'> {
  readonly companies: readonly FullCompany[];
  readonly jobNames: readonly Choice[];
  readonly professions: readonly Choice[];
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
      title={titles[task]}
      ad={task === 'edit' ? ad : null}
      initial={initial}
      draft={adDraftOf(task, ad)}
      notice={ad ? noticeOf(others.abilities, task === 'copy', ad) : ''}
      companies={companies}
      branches={branches}
    />
  );
}

/** The draft of a form for an ad, for its copy, or for a new one. */
function adDraftOf(task: Task, ad: Pick<OwnJobAd, 'id' | 'title'> | null): DraftOf {
  if (ad !== null && task === 'copy')
    return { key: `job-ad-copy-${ad.id}`, text: begun(`eine Kopie von „${ad.title}“`) };
  return draftOf('job-ad', 'eine Stellenanzeige', ad && { id: ad.id, name: ad.title });
}

interface WithoutBranchProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** An ad needs somebody whose it is. */
function WithoutBranch({ title, onClose }: WithoutBranchProps) {
  return (
    <Overlay opened title={title} onClose={onClose}>
      <EmptyState
        Icon={BranchesIcon}
        text="Bevor Sie eine Stelle anbieten, braucht es eine Filiale."
        action={<ButtonLink href={hrefOf(paths.companyProfile)}>Zur Filialenverwaltung</ButtonLink>}
      />
    </Overlay>
  );
}
