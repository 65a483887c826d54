import type { ExchangeRun } from '@lehrpfad/contract/exchanges/runs.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { focusHeadingOnRemoval } from '../../../core/focus/focus-heading-on-removal.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { StopIcon } from '../../../core/ui/icons/area-icons.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { runAction } from '../run-action.ts';
import styles from './run-progress.module.css';
import { isUnderWay, stop, useRun } from './run-queries.ts';
import { progressOf, runText, stateLabel } from './run-words.ts';

interface RunProgressProps {
  /** The run as it was last loaded. */
  readonly run: ExchangeRun;
  readonly exchange: string;
}

/** Shows the progress of a current run, and the button to stop it. */
export function RunProgress({ run: known, exchange }: RunProgressProps) {
  const id = useId();
  const { data } = useRun(known.id);
  const run = data ?? known;
  const { text, share } = progressOf(run);
  useSaid(exchange, run, share, isUnderWay(known.state));

  return (
    <div ref={focusHeadingOnRemoval} className="grid gap-2">
      <div className="row gap-2-4 justify-between">
        <p id={id} className="font-bold tabular-nums">
          {isUnderWay(run.state) ? text : stateLabel(run.state)}
        </p>
        <StopButton run={run} exchange={exchange} />
      </div>
      <progress
        className={`${styles.bar} w-full border-0 overflow-hidden`}
        aria-labelledby={id}
        {...(share !== null && { value: share, max: 1 })}
      />
    </div>
  );
}

/** Button that stops the run after a confirmation, which stays open if the run ends meanwhile. */
function StopButton({ run, exchange }: RunProgressProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isOffered = !run.stop_requested && isUnderWay(run.state);
  return (
    <>
      {isOffered && (
        <Button
          variant="default"
          icon={<StopIcon />}
          aria-label={`${exchange}: Lauf anhalten`}
          onClick={() => setIsAsking(true)}
        >
          Anhalten
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title="Lauf anhalten?"
        confirm="Anhalten"
        onCancel={() => setIsAsking(false)}
        onConfirm={async () => {
          await runAction(() => stop(run.id), 'Der Lauf wird angehalten.');
          setIsAsking(false);
        }}
      >
        <p>Was bisher gelesen wurde, bleibt gespeichert. Keine Anzeige entfällt.</p>
      </ConfirmDialog>
    </>
  );
}

/**
 * Announces each quarter and the end to screen readers. At the end it reloads the lists.
 * @param wasUnderWay whether the lists show the run as current. It may have ended since.
 */
function useSaid(
  exchange: string,
  run: ExchangeRun,
  share: number | null,
  wasUnderWay: boolean,
): void {
  const quarter = share === null ? 0 : Math.floor(share * 4);
  const isOver = !isUnderWay(run.state);
  const said = useRef({ quarter, isOver: !wasUnderWay });
  useEffect(() => {
    const before = said.current;
    said.current = { quarter, isOver };
    if (isOver && !before.isOver) {
      announce(`${exchange}: ${stateLabel(run.state)}. ${runText(run)}`);
      void reloadEditorial();
    } else if (quarter > before.quarter) announce(`${exchange}: ${progressOf(run).text}`);
  }, [exchange, quarter, isOver, run]);
}
