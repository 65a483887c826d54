import { reasonText } from '@lehrpfad/contract/exchanges/options.ts';
import { useId } from 'react';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { handFocusOn } from '../../core/focus/hand-focus-on.ts';
import { WarningIcon } from '../../core/ui/icons/area-icons.tsx';
import { act } from './acting.ts';
import styles from './held-box.module.css';
import { decide, useRun } from './run-queries.ts';
import { setAsideText, whenText } from './run-words.ts';

interface SetAsideBoxProps {
  readonly runId: number;
  readonly exchange: string;
  /** Level of its heading: it stands below others, or right below the page's. */
  readonly level: 2 | 3;
}

/** A run with which the server has died twice: what it was reading, and the ways to go on. */
export function SetAsideBox({ runId, exchange, level }: SetAsideBoxProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const { data: run } = useRun(runId);
  if (run !== undefined && run.state !== 'set-aside') return null;

  return (
    <section ref={handFocusOn} aria-labelledby={id} className={styles.box}>
      <Heading id={id} className={styles.title}>
        <WarningIcon />
        {exchange}: Lauf beiseitegelegt
      </Heading>
      {run === undefined ? (
        <Skeleton height="3rem" />
      ) : (
        <div className={styles.text}>
          <p>
            <strong>{reasonText(run.reason)}</strong>
          </p>
          <p>
            {setAsideText(run)} Begonnen {whenText(run.started_at ?? run.created_at)}. Bis dahin
            Gelesenes bleibt, und keine Anzeige entfällt.
          </p>
        </div>
      )}
      <div className={styles.actions}>
        {run?.in_hand && (
          <Button
            variant="light"
            onClick={() =>
              void act(() => decide(runId, 'skip'), 'Der Lauf geht ohne den Datensatz weiter.')
            }
          >
            Datensatz auslassen
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => void act(() => decide(runId, 'again'), 'Der Lauf geht weiter.')}
        >
          Erneut versuchen
        </Button>
      </div>
    </section>
  );
}
