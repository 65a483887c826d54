import type { OwnRun } from '@lehrpfad/contract/exchanges/own.ts';
import { useId, useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { stateLabel, whenText } from '../runs/run-words.ts';
import { runInWords, type RunOf } from './counts.ts';
import { saveImportResults } from './queries.ts';
import { ImportResultList } from './import-result-list.tsx';

const isUnderWay = ({ state }: OwnRun) => state === 'waiting' || state === 'running';

interface RunLineProps {
  readonly run: OwnRun;
  readonly runOf: RunOf;
  /** Whether a newer run exists, so that this one waits for no editor any more. */
  readonly isOutdated: boolean;
}

/** Shows when something was read, its counts, and on demand its import results. */
export function RunLine({ run, runOf, isOutdated }: RunLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const state = stateLabel(run.state, isOutdated);
  const when = whenText(run.finished_at ?? run.created_at);
  const hasResults = Object.values(run.counts).some((count) => count > 0);
  return (
    <li className="row gap-1-4 justify-between py-2 px-0 border-top">
      <p className="wrap grow-basis gap-1-4">
        <span id={`${id}-when`} className="font-bold">
          {runOf === 'table' ? 'Tabelle' : 'Abruf'} {when}
        </span>
        <span>{isUnderWay(run) ? `${state} …` : runInWords(run, runOf)}</span>
        {run.state !== 'done' && !isUnderWay(run) && <span>{state}</span>}
        {run.reason !== '' && <span className="basis-full text-soft">{run.reason}</span>}
      </p>
      {!isUnderWay(run) && hasResults && (
        <div className="wrap gap-2">
          <Button
            variant="default"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-describedby={`${id}-when`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Einzelheiten ausblenden' : 'Einzelheiten'}
          </Button>
          <Button
            variant="default"
            aria-describedby={`${id}-when`}
            onClick={() => void saveImportResults(run.id)}
          >
            Als CSV
          </Button>
        </div>
      )}
      <div id={id} className="basis-full min-w-0" hidden={!isOpen}>
        {isOpen && <ImportResultList runId={run.id} runOf={runOf} />}
      </div>
    </li>
  );
}
