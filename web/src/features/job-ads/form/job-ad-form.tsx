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
import { branchFrom, type Branch } from '../../companies/branches/branch-choice.ts';
import { useOwnCompanies } from '../../companies/queries.ts';
import { useJobNames, useProfessions } from '../../occupations/catalogue-queries.ts';
import { noticeOf, type AdAbilities, type Task } from '../management/abilities.ts';
import { useCompaniesForAds } from '../management/editor-queries.ts';
import { JobAdFormOverlay } from './job-ad-form-overlay.tsx';
import { valuesOfDraft } from '../drafts/draft-values.ts';
import { formDraftOf } from '../drafts/form-draft-of.ts';
import type { DraftSetup } from '../drafts/use-autosave.ts';
import { companyIdsOf, copyOf, emptyValues, valuesOf, type JobAdValues } from './job-ad-values.ts';

export interface JobAdFormProps {
  readonly task: Exclude<Task, 'preview'>;
  readonly abilities: AdAbilities;
  /** The edited or copied ad; null for an empty form. */
  readonly ad: OwnJobAd | null;
  /** Company of a new ad. */
  readonly company?: number | undefined;
  /** Settings for saving a new ad as a draft on the server; null if it is not saved. */
  readonly drafts: DraftSetup | null;
  /** Whether the overlay gets a history entry of its own, because the address does not say that it is open (Overlay). */
  readonly hasEntry: boolean;
  readonly onSaved: (saved: readonly OwnJobAd[]) => void;
  readonly onClose: () => void;
}

const titles = {
  new: 'Neue Stellenanzeige',
  edit: 'Stellenanzeige bearbeiten',
  copy: 'Stellenanzeige duplizieren',
} as const;

/** Loads all options and then shows the form of an ad. */
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

/** For editors: companies are loaded once they are chosen. */
function WithAnyCompany(props: JobAdFormProps) {
  const { ad, company } = props;
  const [ids, setIds] = useState(() => (ad ? companyIdsOf(ad) : company ? [company] : []));
  return (
    <WithCatalogue
      {...props}
      companies={useCompaniesForAds(ids)}
      // Never removes ids: a removed company may be chosen again.
      onCompanies={(wanted) =>
        setIds((known) => [...new Set([...known, ...wanted.filter((id) => id !== 0)])])
      }
    />
  );
}

interface WithCatalogueProps extends JobAdFormProps {
  /** The companies of the account, or those chosen since the form was opened. */
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

type JobAdFormBegin = Pick<JobAdFormProps, 'task' | 'ad' | 'drafts'>;

interface ReadyFormProps extends Omit<WithCatalogueProps, 'companies' | 'company'> {
  readonly companies: readonly FullCompany[];
  readonly jobNames: readonly Choice[];
  readonly professions: readonly Choice[];
}

function ReadyForm({ task: now, ad, companies, ...others }: ReadyFormProps) {
  const branches = companies.map(branchFrom);
  const ids = branches.map(({ id }) => id);
  // A form that was opened as a copy stays one, although the address now names the draft of a new ad.
  const [task] = useState(now);
  // The initial values stay the same when more companies are loaded.
  const [initial] = useState(() => initialOf({ task, ad, ...others }, branches));
  const [draft] = useState(() =>
    others.drafts?.draft ? formDraftOf(others.drafts.draft) : adDraftOf(task, ad),
  );
  return (
    <JobAdFormOverlay
      {...others}
      title={titles[task]}
      ad={task === 'edit' ? ad : null}
      initial={initial}
      draft={draft}
      notice={ad ? noticeOf(others.abilities, task === 'copy', ad, ids) : ''}
      companies={companies}
      branches={branches}
    />
  );
}

function initialOf({ task, ad, drafts }: JobAdFormBegin, branches: readonly Branch[]): JobAdValues {
  if (drafts?.draft) return valuesOfDraft(drafts.draft.content, branches);
  if (ad === null) return emptyValues(branches);
  return (task === 'copy' ? copyOf : valuesOf)(ad, branches);
}

/** Returns the draft of the form for an ad, a copy or a new ad. */
function adDraftOf(task: Task, ad: Pick<OwnJobAd, 'id' | 'title'> | null): DraftOf {
  if (ad !== null && task === 'copy')
    return { key: `job-ad-copy-${ad.id}`, text: begun(`eine Kopie von „${ad.title}“`) };
  return draftOf('job-ad', 'eine Stellenanzeige', ad && { id: ad.id, name: ad.title });
}

interface WithoutBranchProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Says that an ad needs a branch. */
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
