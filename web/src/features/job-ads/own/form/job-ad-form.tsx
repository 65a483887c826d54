import type { FullCompany } from '@lehrpfad/contract/companies.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads.ts';
import { Button } from '@mantine/core';
import type { Choice } from '../../../../floor/form/field-props.ts';
import { hrefOf, paths } from '../../../../floor/paths.ts';
import { QueryView } from '../../../../floor/query-view.tsx';
import { BranchesIcon } from '../../../../floor/ui/area-icons.tsx';
import { DetailLoading } from '../../../../floor/ui/detail.tsx';
import { EmptyState } from '../../../../floor/ui/empty-state.tsx';
import { Overlay } from '../../../../floor/ui/overlay.tsx';
import { useOwnCompanies } from '../../../companies/queries.ts';
import { useJobNames, useProfessions } from '../../../occupations/catalogue-queries.ts';
import type { Task } from '../own-address.ts';
import { JobAdFormOverlay } from './job-ad-form-overlay.tsx';
import { branchFrom, copyOf, emptyValues, valuesOf } from './job-ad-values.ts';

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
  const queries = [companies, jobNames, professions];
  const all = {
    data: undefined,
    isError: queries.some(({ isError }) => isError),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => queries.filter(({ isError }) => isError).map(({ refetch }) => refetch()),
  };
  return (
    <Overlay opened title={formTitles[task]} onClose={onClose}>
      <QueryView
        query={all}
        loading={<DetailLoading />}
        failed="Das Formular konnte nicht geladen werden."
      >
        {() => null}
      </QueryView>
    </Overlay>
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
      draft={draftOf(task, ad)}
      notice={ad ? noticeOf(task, ad) : ''}
      companies={companies}
      branches={branches}
      onClose={onClose}
    />
  );
}

/** Key of a form's draft, without whose it is. */
export function draftOf(task: FormTask, ad: Pick<OwnJobAd, 'id'> | null): string {
  return ad === null ? 'job-ad-new' : `job-ad-${task}-${ad.id}`;
}

function noticeOf(task: FormTask, { title, external, siblings }: OwnJobAd): string {
  if (task === 'copy')
    return `Kopie von „${title}“. Dateien werden nicht mitkopiert, und wann die Stelle sichtbar ist, legen Sie neu fest.`;
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
        text="Bevor Sie eine Stelle anbieten, braucht es ein Unternehmen."
        action={
          <Button size="md" component="a" href={hrefOf(paths.companyProfile)}>
            Zur Filialenverwaltung
          </Button>
        }
      />
    </Overlay>
  );
}
