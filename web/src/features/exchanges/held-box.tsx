import { growthReasons, reasonText } from '@lehrpfad/contract/exchanges/options.ts';
import { useId, useState } from 'react';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { handFocusOn } from '../../core/focus/hand-focus-on.ts';
import { WarningIcon } from '../../core/ui/icons/area-icons.tsx';
import { ConfirmDialog } from '../../core/ui/dialogs/confirm-dialog.tsx';
import { act } from './acting.ts';
import { GrownBox } from './grown-box.tsx';
import styles from './held-box.module.css';
import { decide, useRun } from './run-queries.ts';
import { adsText, heldText, whenText } from './run-words.ts';

interface HeldBoxProps {
  readonly runId: number;
  readonly exchange: string;
  /** Level of its heading: it stands below others, or right below the page's. */
  readonly level: 2 | 3;
}

/** A run that takes nothing down until an editor says so: what it brought, what would go, and the two choices. */
export function HeldBox({ runId, exchange, level }: HeldBoxProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const { data: run } = useRun(runId);
  const [isAsking, setIsAsking] = useState(false);
  if (run !== undefined && run.state !== 'held') return null;
  if (run !== undefined && growthReasons.includes(run.reason))
    return <GrownBox run={run} exchange={exchange} level={level} />;

  return (
    <section ref={handFocusOn} aria-labelledby={id} className={styles.box}>
      <Heading id={id} className={styles.title}>
        <WarningIcon />
        {exchange}: Bestätigung nötig
      </Heading>
      {run === undefined ? (
        <Skeleton height="3rem" />
      ) : (
        <div className={styles.text}>
          <p>
            <strong>{heldText(run)}</strong>
          </p>
          <p>
            {reasonText(run.reason)} Gelesen {whenText(run.started_at ?? run.created_at)}. Bis Sie
            entscheiden, bleibt jede Anzeige sichtbar.
          </p>
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="outline" danger onClick={() => setIsAsking(true)}>
          Entfallen lassen
        </Button>
        <Button
          variant="default"
          onClick={() =>
            void act(() => decide(runId, 'dismiss'), 'Der Lauf ist verworfen. Nichts entfällt.')
          }
        >
          Alles behalten
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title="Anzeigen entfallen lassen?"
        confirm="Entfallen lassen"
        danger
        onCancel={() => setIsAsking(false)}
        onConfirm={async () => {
          await act(() => decide(runId, 'confirm'), 'Bestätigt. Die Anzeigen entfallen jetzt.');
          setIsAsking(false);
        }}
      >
        <p>
          {adsText(run?.would_go ?? 0)} von <strong>{exchange}</strong> verschwinden aus der Suche.
          Was die Börse später wieder liefert, erscheint auch wieder.
        </p>
      </ConfirmDialog>
    </section>
  );
}
