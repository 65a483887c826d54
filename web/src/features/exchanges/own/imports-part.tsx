import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { useRef, useState } from 'react';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { raiseFailure } from '../../../core/notices/failures.ts';
import { reloadOwn } from '../../../core/data/own-data.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { JobAdsIcon } from '../../../core/ui/icons/area-icons.tsx';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { EmptyState } from '../../../core/ui/page/empty-state.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { branchName } from '../../companies/branches/branch-name.ts';
import { useOwnCompanies } from '../../companies/queries.ts';
import { adsInWords } from './counts.ts';
import { ImportList } from './import-list.tsx';
import styles from './parts.module.css';
import { useAdoption } from './use-adoption.ts';

/** Lists imported ads under the company's name, which the company can adopt. */
export function ImportsPart() {
  return (
    <QueryView
      query={useOwnCompanies()}
      loading={<Skeleton height="16rem" radius="1rem" />}
      failed="Die Stellenanzeigen von anderen Börsen konnten nicht geladen werden."
    >
      {(companies) => <Imports companies={companies} />}
    </QueryView>
  );
}

function Imports({ companies }: { readonly companies: readonly FullCompany[] }) {
  const [accepted, setAccepted] = useState<readonly number[]>([]);
  const adoption = useAdoption();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  // Adopted ads stay in the list, although the server does not list them as imported any more.
  const done = adoption.adopted.map(({ id }) => id);
  const postings = [
    ...adoption.adopted,
    ...companies.flatMap(({ jd }) => jd).filter(({ id }) => !done.includes(id)),
  ].sort((a, b) => a.id - b.id);
  const chosen = postings.filter(({ id }) => accepted.includes(id) && !done.includes(id));
  const branches = branchesOf(companies);

  async function adopt(): Promise<void> {
    if (isRunning.current || chosen.length === 0) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      if (await adoption.run(chosen)) showToast(`${adsInWords(chosen.length)} übernommen`);
      await reloadOwn();
    } catch (error) {
      console.error(error);
      raiseFailure();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  if (postings.length === 0)
    return (
      <EmptyState
        Icon={JobAdsIcon}
        text="Wir konnten keine Stellenanzeigen von anderen Börsen finden."
      />
    );
  return (
    <>
      <ImportList
        postings={postings}
        accepted={accepted}
        adoption={adoption}
        isBusy={isBusy}
        onAccept={setAccepted}
        branchOf={companies.length > 1 ? (id) => branches.get(id) : undefined}
      />
      {/* A disabled button could not say why it is disabled. */}
      {(chosen.length > 0 || isBusy) && (
        <div className={`${styles.actions} row gap-3 mt-5`}>
          <BusyButton isBusy={isBusy} onClick={() => void adopt()}>
            {`${adsInWords(chosen.length)} übernehmen`}
          </BusyButton>
        </div>
      )}
    </>
  );
}

/** Returns a function that gives the branch of an ad by its id. */
function branchesOf(companies: readonly FullCompany[]): ReadonlyMap<number, string> {
  return new Map(
    companies.flatMap((company) => company.jd.map(({ id }) => [id, branchName(company)] as const)),
  );
}
