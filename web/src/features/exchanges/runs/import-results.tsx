import { outcomes } from '@lehrpfad/contract/exchanges/options.ts';
import type {
  downloadImportResults,
  FullRun,
  ImportResult,
} from '@lehrpfad/contract/exchanges/runs.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../core/ui/controls/button.tsx';
import { download } from '../../../core/api/download.ts';
import { ListTools } from '../../../core/list/list-tools.tsx';
import type { ListState } from '../../../core/list/list-address.ts';
import { PagedList } from '../../../core/list/paged-list.tsx';
import { DownloadIcon } from '../../../core/ui/icons/area-icons.tsx';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { EmptyState } from '../../../core/ui/page/empty-state.tsx';
import { FileIcon } from '../../../core/ui/icons/icons.tsx';
import { runPath } from '../form/addresses.ts';
import { ImportResultRow } from './import-result-row.tsx';
import { isUnderWay, useImportResults, useRun } from './run-queries.ts';
import { countText, whenText } from './run-words.ts';

interface ImportResultsProps {
  readonly exchange: number;
  readonly runId: number;
  readonly state: ListState;
}

/** The results that match search and filters. Both are in the address; the page is not. */
function useNarrowedResults({ exchange, runId, state }: ImportResultsProps) {
  const [, navigate] = useLocation();
  const { query: search = '', page: _page, run: _run, ...filters } = state;
  const [page, setPage] = useState(1);
  const query = useImportResults(runId, {
    ...wantedOf(filters),
    query: search,
    page,
  });

  function narrow(change: ListState): void {
    setPage(1);
    navigate(runPath(exchange, runId, { ...filters, query: search, ...change }), { replace: true });
  }

  function showAll(): void {
    setPage(1);
    navigate(runPath(exchange, runId), { replace: true });
  }

  return { query, filters, search, page, setPage, narrow, showAll };
}

/** Lists the import results of a run, with search and filters. */
export function ImportResults(props: ImportResultsProps) {
  const { runId } = props;
  const { data: run } = useRun(runId);
  const { query, filters, search, page, setPage, narrow, showAll } = useNarrowedResults(props);

  return (
    <section aria-labelledby="import-results" className="min-w-0">
      <Head run={run} runId={runId} />
      <ListTools
        address={{ state: { ...filters, query: search }, narrow, search: narrow }}
        label="Quittung durchsuchen"
        field="In der Quittung suchen"
        placeholder="Titel, Firma oder Kennung"
        parameter="query"
        filters={[{ label: 'Ergebnis', options: optionsOf(run) }]}
      />
      <PagedList
        query={query}
        words={['Datensatz', 'Datensätze']}
        failed="Die Quittung konnte nicht geladen werden."
        page={page}
        onTurn={setPage}
        rowHeight="5rem"
        empty={
          <EmptyResults
            run={run}
            isNarrowed={search !== '' || Object.keys(wantedOf(filters)).length > 0}
            onAll={showAll}
          />
        }
      >
        {(results) => <ResultRows results={results} state={run?.state ?? 'running'} />}
      </PagedList>
    </section>
  );
}

interface ResultRowsProps {
  readonly results: readonly ImportResult[];
  readonly state: FullRun['state'];
}

function ResultRows({ results, state }: ResultRowsProps) {
  return (
    <ul className="grid list-plain gap-2">
      {results.map((importResult) => (
        <ImportResultRow key={importResult.external_id} importResult={importResult} state={state} />
      ))}
    </ul>
  );
}

interface HeadProps {
  readonly run: FullRun | undefined;
  readonly runId: number;
}

function Head({ run, runId }: HeadProps) {
  return (
    <div className="row gap-2-4 justify-between mb-3">
      <h2 id="import-results" className="text-xl">
        Quittung{run && ` des Laufs ${whenText(run.started_at ?? run.created_at)}`}
      </h2>
      <SaveButton runId={runId} />
    </div>
  );
}

interface EmptyResultsProps {
  readonly run: FullRun | undefined;
  /** Whether a search or a filter is set. */
  readonly isNarrowed: boolean;
  readonly onAll: () => void;
}

function EmptyResults({ run, isNarrowed, onAll }: EmptyResultsProps) {
  if (!isNarrowed) return <EmptyState Icon={FileIcon} text={emptyText(run)} />;
  const all = (
    <Button variant="default" onClick={onAll}>
      Alles zeigen
    </Button>
  );
  return <EmptyState Icon={FileIcon} text="Kein Datensatz passt dazu." action={all} />;
}

/** Returns the outcomes that are chosen in the address. */
function wantedOf(filters: ListState): Record<string, string> {
  return Object.fromEntries(
    outcomes.flatMap(({ key }) => (filters[key] === '1' ? [[key, '1']] : [])),
  );
}

/** Returns the options of the filter: outcomes with their counts. Outcomes with zero are left out. */
function optionsOf(run: FullRun | undefined) {
  return outcomes
    .filter(({ key }) => run === undefined || run.counts[key] > 0)
    .map(({ key, label }) => ({
      key,
      label: run === undefined ? label : `${label} (${countText(run.counts[key])})`,
    }));
}

function emptyText(run: FullRun | undefined): string {
  if (isUnderWay(run?.state)) return 'Noch ist nichts gelesen.';
  if (run !== undefined && run.records > 0)
    return 'Die Quittung dieses Laufs wird nicht mehr aufbewahrt.';
  return 'Dieser Lauf hat nichts gelesen.';
}

function SaveButton({ runId }: { readonly runId: number }) {
  const [isBusy, setIsBusy] = useState(false);
  async function save(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const name = 'GET exchanges/runs/:id/import-results/csv/';
    const input = { params: { id: runId } };
    await download<typeof downloadImportResults>(name, input, `quittung-${runId}.csv`);
    setIsBusy(false);
  }
  return (
    <BusyButton variant="default" isBusy={isBusy} onClick={() => void save()}>
      <DownloadIcon />
      &nbsp;Als CSV speichern
    </BusyButton>
  );
}
