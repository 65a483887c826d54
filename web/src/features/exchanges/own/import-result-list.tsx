import type { OwnImportResult } from '@lehrpfad/contract/exchanges/own.ts';
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
                <ResultRow
                  key={importResult.external_id}
                  importResult={importResult}
                  runOf={runOf}
                />
              ))}
            </ul>
            <Pager page={page} pages={Math.ceil(count / limits.pageSize)} onTurn={setPage} />
          </>
        )
      }
    </QueryView>
  );
}

interface ResultRowProps {
  readonly importResult: OwnImportResult;
  readonly runOf: RunOf;
}

function ResultRow({ importResult, runOf }: ResultRowProps) {
  const { title, external_id, job_ad, outcome, reason } = importResult;
  const name = title || external_id;
  return (
    <li className="py-2 px-0 border-top">
      <div className="row gap-1-4 justify-between">
        {job_ad === null ? (
          <span className="wrap-anywhere">{name}</span>
        ) : (
          <Link href={`${paths.ownJobAds}/${job_ad}`} className="wrap-anywhere">
            {name}
          </Link>
        )}
        <OutcomeBadge outcome={outcome} runOf={runOf} />
      </div>
      {reason !== '' && <p className="mt-1 text-soft wrap-anywhere">{reason}</p>}
    </li>
  );
}
