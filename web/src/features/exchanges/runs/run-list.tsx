import type { ListedExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import type { ExchangeRun } from '@lehrpfad/contract/exchanges/runs.ts';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../core/ui/controls/button.tsx';
import type { ListState } from '../../../core/list/list-address.ts';
import { PagedList } from '../../../core/list/paged-list.tsx';
import { ExchangeIcon } from '../../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../../core/ui/page/empty-state.tsx';
import { runPath } from '../form/addresses.ts';
import { ImportResults } from './import-results.tsx';
import { RunBadge } from './run-badge.tsx';
import styles from './run-list.module.css';
import { useRuns } from './run-queries.ts';
import {
  countsText,
  durationText,
  isUnread,
  noRunsText,
  toldReason,
  whenText,
} from './run-words.ts';

interface RunListProps {
  readonly exchange: ListedExchange;
  /** The run that is chosen in the address. */
  readonly state: ListState;
}

/** Runs that are shown before 'more' is pressed, so that the import results below are visible. */
const latest = 4;

/** Returns the latest runs, and the chosen one. */
function latestOf(runs: readonly ExchangeRun[], chosen: number | null): readonly ExchangeRun[] {
  return runs.filter(({ id }, at) => at < latest || id === chosen);
}

const numberOf = (text: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

/** Lists the runs of an exchange, and the import results of the chosen run, by default the last one. */
export function RunList({ exchange, state }: RunListProps) {
  const { id, last_run, under_way } = exchange;
  const newest = Math.max(last_run?.id ?? 0, under_way?.id ?? 0);
  const [, navigate] = useLocation();
  const chosen = numberOf(state['run']) ?? last_run?.id ?? null;
  return (
    <>
      <section aria-labelledby="runs" className="min-w-0">
        <h2 id="runs" className="mb-1 text-xl">
          Läufe
        </h2>
        <Runs exchange={exchange} chosen={chosen}>
          {(run) => (
            <RunRow
              key={run.id}
              run={run}
              isChosen={run.id === chosen}
              isOutdated={run.id < newest}
              onChoose={() => navigate(runPath(id, run.id), { replace: true })}
            />
          )}
        </Runs>
      </section>
      {chosen !== null && <ImportResults key={chosen} exchange={id} runId={chosen} state={state} />}
    </>
  );
}

interface RunsProps {
  readonly exchange: ListedExchange;
  /** Id of the chosen run; null if there is none. */
  readonly chosen: number | null;
  /** Renders a run. */
  readonly children: (run: ExchangeRun) => ReactNode;
}

/** A page of the runs; only the latest ones until the user asks for more. */
function Runs({ exchange, chosen, children }: RunsProps) {
  const [page, setPage] = useState(1);
  const [isWhole, setIsWhole] = useState(false);
  const query = useRuns(exchange.id, page);
  return (
    <>
      <PagedList
        query={query}
        words={['Lauf', 'Läufe']}
        failed="Die Läufe konnten nicht geladen werden."
        page={page}
        onTurn={(next) => {
          setIsWhole(true);
          setPage(next);
        }}
        rowHeight="4rem"
        empty={<EmptyState Icon={ExchangeIcon} text={noRunsText(exchange)} />}
      >
        {(runs) => (
          <ul className="grid list-plain gap-2">
            {(isWhole ? runs : latestOf(runs, chosen)).map(children)}
          </ul>
        )}
      </PagedList>
      {!isWhole && (query.data?.count ?? 0) > latest && (
        <Button variant="default" className="mt-3" onClick={() => setIsWhole(true)}>
          Frühere Läufe zeigen
        </Button>
      )}
    </>
  );
}

const triggers: Readonly<Record<ExchangeRun['trigger'], string>> = {
  daily: 'täglicher Abruf',
  first: 'erster Abruf nach dem Aktivieren',
  demand: 'von Hand gestartet',
  command: 'per Befehl gestartet',
  upload: 'hochgeladen',
};

interface RunRowProps {
  readonly run: ExchangeRun;
  readonly isChosen: boolean;
  /** A newer run exists. */
  readonly isOutdated: boolean;
  readonly onChoose: () => void;
}

function RunRow({ run, isChosen, isOutdated, onChoose }: RunRowProps) {
  const { state, trigger, started_by, decided_by } = run;
  const by = started_by === '' ? triggers[trigger] : `${triggers[trigger]} von ${started_by}`;
  const about = [durationText(run), by, decided_by === '' ? '' : `entschieden von ${decided_by}`];
  const reason = toldReason(run);
  return (
    <li>
      <button
        type="button"
        className={`${styles.run} hover-brand text-start grid gap-1 justify-items-start w-full py-3 px-4 border rounded-md text-inherit bg-paper wrap-anywhere tabular-nums`}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <span className="row gap-1-4">
          <span className="font-bold">{whenText(run.started_at ?? run.created_at)}</span>
          <RunBadge state={state} isOutdated={isOutdated} />
        </span>
        {(run.records > 0 || (state === 'done' && !isUnread(run))) && (
          <span>{countsText(run)}</span>
        )}
        {reason !== '' && <span className="text-danger">{reason}</span>}
        <span className="text-hint">{about.filter((part) => part !== '').join(' · ')}</span>
      </button>
    </li>
  );
}
