import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { useState } from 'react';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { useAction } from '../../../core/hooks/use-action.ts';
import { reloadOwn } from '../../../core/data/own-data.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { branchName } from '../../companies/branches/branch-name.ts';
import { useOwnCompanies } from '../../companies/queries.ts';
import { adsInWords } from './counts.ts';
import { ImportList, NoImports } from './import-list.tsx';
import styles from './parts.module.css';
import { postingsOf, useAdoption } from './use-adoption.ts';

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
  const done = adoption.adopted.map(({ id }) => id);
  const postings = postingsOf(companies, adoption);
  const chosen = postings.filter(({ id }) => accepted.includes(id) && !done.includes(id));
  const branches = branchesOf(companies);

  const { isBusy, run } = useAction(async () => {
    if (chosen.length === 0) return;
    if (await adoption.run(chosen)) showToast(`${adsInWords(chosen.length)} übernommen`);
    await reloadOwn();
  });

  if (postings.length === 0) return <NoImports />;
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
          <BusyButton wraps isBusy={isBusy} onClick={() => void run()}>
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
