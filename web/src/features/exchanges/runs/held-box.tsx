import { growthReasons, reasonText } from '@lehrpfad/contract/exchanges/options.ts';
import type { FullRun } from '@lehrpfad/contract/exchanges/runs.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { runAction } from '../run-action.ts';
import { GrownBox } from './grown-box.tsx';
import { ObsoleteAds } from './obsolete-ads.tsx';
import { RunBox } from '../run-box.tsx';
import { decide, useRun } from './run-queries.ts';
import { adsText, heldText, whenText } from './run-words.ts';

const takeDown = (runId: number) =>
  runAction(() => decide(runId, 'confirm'), 'Bestätigt. Die Anzeigen entfallen jetzt.');

const keepAll = (runId: number) =>
  runAction(() => decide(runId, 'dismiss'), 'Der Lauf ist verworfen. Nichts entfällt.');

/** Says why the run is held and when it was read. */
const readText = (run: FullRun): string =>
  `${reasonText(run.reason)} Gelesen ${whenText(run.started_at ?? run.created_at)}. Bis Sie entscheiden, bleibt jede Anzeige sichtbar.`;

interface HeldBoxProps {
  readonly runId: number;
  readonly exchange: string;
  /** Level of its heading, below that of the page or of a section. */
  readonly level: 2 | 3;
}

/** Shows a held run: its counts, the ads that it would take down, and the two choices of the editor. */
export function HeldBox({ runId, exchange, level }: HeldBoxProps) {
  const { data: run } = useRun(runId);
  const [isAsking, setIsAsking] = useState(false);
  // The dialog stays open until the whole page is reloaded: before that, the page behind it still offers to start a run.
  if (run !== undefined && run.state !== 'held' && !isAsking) return null;
  if (run !== undefined && growthReasons.includes(run.reason))
    return <GrownBox run={run} exchange={exchange} level={level} />;

  return (
    <>
      <RunBox
        title={`${exchange}: Bestätigung nötig`}
        level={level}
        reason={run && heldText(run)}
        text={run && readText(run)}
        details={run && run.would_go > 0 && <ObsoleteAds runId={runId} />}
      >
        <Button variant="outline" danger onClick={() => setIsAsking(true)}>
          Entfallen lassen
        </Button>
        <Button variant="default" onClick={() => void keepAll(runId)}>
          Alles behalten
        </Button>
      </RunBox>
      <TakeDownDialog
        run={run}
        exchange={exchange}
        opened={isAsking}
        onConfirm={async () => {
          await takeDown(runId);
          setIsAsking(false);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

interface TakeDownDialogProps {
  readonly run: FullRun | undefined;
  readonly exchange: string;
  readonly opened: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onCancel: () => void;
}

function TakeDownDialog({ run, exchange, ...dialog }: TakeDownDialogProps) {
  return (
    <ConfirmDialog {...dialog} title="Anzeigen entfallen lassen?" confirm="Entfallen lassen" danger>
      <p>
        {adsText(run?.would_go ?? 0)} von <strong>{exchange}</strong> verschwinden aus der Suche.
        Was die Börse später wieder liefert, erscheint auch wieder.
      </p>
    </ConfirmDialog>
  );
}
