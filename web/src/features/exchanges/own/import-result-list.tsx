import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { Pager } from '../../../core/list/pager.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import type { RunOf } from './counts.ts';
import { useOwnImportResults } from './queries.ts';
import { OutcomeBadge } from './table/table-row.tsx';

/** Lists the import results of a run. */
export function ImportResultList({
  runId,
  runOf,
}: {
  readonly runId: number;
  readonly runOf: RunOf;
}) {
  const [page, setPage] = useState(1);
  return (
    <QueryView
      query={useOwnImportResults(runId, page)}
      loading={<Skeleton height="6rem" />}
      failed="Die Einzelheiten konnten nicht geladen werden."
    >
      {({ count, results }) =>
        count === 0 ? (
          <p className="mt-2 mb-2 text-soft">Es wurde keine Stellenanzeige gelesen.</p>
        ) : (
          <>
            <ul className="grid list-plain gap-2">
              {results.map((importResult) => (
                <li key={importResult.external_id} className="py-2 px-0 border-top">
                  <div className="row gap-1-4 justify-between">
                    {importResult.job_ad === null ? (
                      <span className="wrap-anywhere">
                        {importResult.title || importResult.external_id}
                      </span>
                    ) : (
                      <Link
                        href={`${paths.ownJobAds}/${importResult.job_ad}`}
                        className="wrap-anywhere"
                      >
                        {importResult.title || importResult.external_id}
                      </Link>
                    )}
                    <OutcomeBadge outcome={importResult.outcome} runOf={runOf} />
                  </div>
                  {importResult.reason !== '' && (
                    <p className="mt-1 text-soft wrap-anywhere">{importResult.reason}</p>
                  )}
                </li>
              ))}
            </ul>
            <Pager page={page} pages={Math.ceil(count / limits.pageSize)} onTurn={setPage} />
          </>
        )
      }
    </QueryView>
  );
}
