import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { ButtonLink } from '../../../../core/ui/controls/button.tsx';
import { begun, draftOf, type DraftOf } from '../../../../core/form/drafts/draft-of.ts';
import type { Choice } from '../../../../core/form/fields/field-props.ts';
import { FormLoading } from '../../../../core/form/form-loading.tsx';
import { hrefOf, paths } from '../../../../core/navigation/paths.ts';
import { BranchesIcon } from '../../../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../../../core/ui/page/empty-state.tsx';
import { Overlay } from '../../../../core/ui/dialogs/overlay.tsx';
import { branchFrom } from '../../../companies/branch-choice.ts';
import { useOwnCompanies } from '../../../companies/queries.ts';
import { useJobNames, useProfessions } from '../../../occupations/catalogue-queries.ts';
import type { Task } from '../own-address.ts';
import { JobAdFormOverlay } from './job-ad-form-overlay.tsx';
import { copyOf, emptyValues, valuesOf } from './job-ad-values.ts';

export type FormTask = Exclude<Task, 'preview'>;

export interface JobAdFormProps {
  readonly task: FormTask;
  /** What is changed or copied; null for an empty form. */
  readonly ad: OwnJobAd | null;
  readonly onSaved: (saved: readonly OwnJobAd[]) => void;
  readonly onClose: () => void;
}

export const formTitles = {
  new: 'Neue Stellenanzeige',
  edit: 'Stellenanzeige bearbeiten',
  copy: 'Stellenanzeige duplizieren',
} as const;

/** The overlay of an ad, once all is there that can be chosen in it. */
export function JobAdForm(props: JobAdFormProps) {
  const { task, onClose } = props;
  const companies = useOwnCompanies();
  const jobNames = useJobNames();
  const professions = useProfessions();
  if (companies.data && jobNames.data && professions.data) {
    return (
      <ReadyForm
        {...props}
        companies={companies.data}
        jobNames={jobNames.data}
        professions={professions.data}
      />
    );
  }
  return (
    <FormLoading
      title={formTitles[task]}
      queries={[companies, jobNames, professions]}
      onClose={onClose}
    />
  );
}

interface ReadyFormProps extends JobAdFormProps {
  readonly companies: readonly FullCompany[];
  readonly jobNames: readonly Choice[];
  readonly professions: readonly Choice[];
}

function ReadyForm({ task, ad, companies, onClose, ...others }: ReadyFormProps) {
  const branches = companies.map(branchFrom);
  if (branches.length === 0) return <WithoutBranch title={formTitles[task]} onClose={onClose} />;
  const begin = task === 'copy' ? copyOf : valuesOf;
  return (
    <JobAdFormOverlay
      {...others}
      title={formTitles[task]}
      ad={task === 'edit' ? ad : null}
      initial={ad ? begin(ad, branches) : emptyValues(branches)}
      draft={adDraftOf(task, ad)}
      notice={ad ? noticeOf(task, ad) : ''}
      companies={companies}
      branches={branches}
      onClose={onClose}
    />
  );
}

/** The draft of a form for an ad, for its copy, or for a new one. */
export function adDraftOf(task: FormTask, ad: Pick<OwnJobAd, 'id' | 'title'> | null): DraftOf {
  if (ad !== null && task === 'copy')
    return { key: `job-ad-copy-${ad.id}`, text: begun(`eine Kopie von „${ad.title}“`) };
  return draftOf('job-ad', 'eine Stellenanzeige', ad && { id: ad.id, name: ad.title });
}

const lockedCopy =
  'Das Original hat die Redaktion gesperrt: Eine Kopie, die ihm gleicht, ist es auch. Sie können das Original ändern; die Redaktion prüft es dann erneut.';

function noticeOf(
  task: FormTask,
  { title, external, siblings, editor_lock: lock }: OwnJobAd,
): string {
  if (task === 'copy')
    return `Kopie von „${title}“. ${lock ? lockedCopy : 'Wann die Stelle sichtbar ist, legen Sie neu fest.'}`;
  if (external !== '')
    return `Diese Anzeige kommt von ${external}. Mit dem Speichern übernehmen Sie sie: Änderungen von dort kommen dann hier nicht mehr an.`;
  return siblings.length > 0
    ? 'Was Sie ändern, gilt für alle Filialen, die unten gewählt sind. Nehmen Sie eine Filiale weg, wird ihre Anzeige gelöscht.'
    : '';
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
