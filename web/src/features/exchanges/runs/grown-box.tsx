import type { FullRun } from '@lehrpfad/contract/exchanges/runs.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { runAction } from '../run-action.ts';
import { decide } from './run-queries.ts';
import { adsText, reasonOf, recordsText, whenText } from './run-words.ts';
import { RunBox } from '../run-box.tsx';

interface GrownBoxProps {
  readonly run: FullRun;
  readonly exchange: string;
  readonly level: 2 | 3;
}

/** A run that has grown too much while it was read; other runs were too large when they ended. */
const goesOn = ({ reason }: FullRun): boolean => reason === 'grown';

const release = (run: FullRun) =>
  runAction(
    () => decide(run.id, 'confirm'),
    goesOn(run) ? 'Freigegeben. Der Lauf geht weiter.' : 'Freigegeben. Der Lauf gilt.',
  );

function readText(run: FullRun): string {
  const { created } = run.counts;
  const brought = `bisher ${recordsText(run.records)}, davon ${counted(created, 'neue Anzeige', 'neue Anzeigen')}`;
  const stays = goesOn(run)
    ? 'Bis Sie entscheiden, wird nichts weiter gelesen, und keine Anzeige entfällt.'
    : 'Bis Sie entscheiden, entfällt keine Anzeige.';
  return `Gelesen ${whenText(run.started_at ?? run.created_at)}: ${brought}. ${stays}`;
}

/** Shows a run that stopped reading because of too many records. An editor lets it continue, or deletes its ads. */
export function GrownBox({ run, exchange, level }: GrownBoxProps) {
  const [isAsking, setIsAsking] = useState(false);
  const brought = run.counts.created;
  return (
    <>
      <RunBox
        title={`${exchange}: Bestätigung nötig`}
        level={level}
        reason={reasonOf(run)}
        text={readText(run)}
      >
        <Button variant="light" onClick={() => void release(run)}>
          Freigeben
        </Button>
        <Button variant="default" danger onClick={() => setIsAsking(true)}>
          Verwerfen
        </Button>
      </RunBox>
      <ConfirmDialog
        opened={isAsking}
        title="Lauf verwerfen?"
        confirm="Verwerfen"
        danger
        onCancel={() => setIsAsking(false)}
        onConfirm={async () => {
          await runAction(() => decide(run.id, 'dismiss'), 'Der Lauf ist verworfen.');
          setIsAsking(false);
        }}
      >
        <p>
          {adsText(brought)} von <strong>{exchange}</strong>, die dieser Lauf neu gebracht hat,{' '}
          {brought === 1 ? 'wird' : 'werden'} gelöscht. Alle anderen bleiben.
        </p>
      </ConfirmDialog>
    </>
  );
}
