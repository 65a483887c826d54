import type { FullRun } from '@lehrpfad/contract/exchanges/runs.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { runAction } from '../run-action.ts';
import { decide } from './run-queries.ts';
import { adsText, countOf, reasonOf, recordsText, whenText } from './run-words.ts';
import { RunBox } from '../run-box.tsx';

interface GrownBoxProps {
  readonly run: FullRun;
  readonly exchange: string;
  readonly level: 2 | 3;
}

/** Shows a run that stopped reading because of too many records. An editor lets it continue, or deletes its ads. */
export function GrownBox({ run, exchange, level }: GrownBoxProps) {
  const [isAsking, setIsAsking] = useState(false);
  const brought = run.counts.created;
  const goesOn = run.reason === 'grown';
  return (
    <>
      <RunBox
        title={`${exchange}: Bestätigung nötig`}
        level={level}
        reason={reasonOf(run)}
        text={`Gelesen ${whenText(run.started_at ?? run.created_at)}: bisher ${recordsText(run.records)}, davon ${countOf(brought, 'neue Anzeige', 'neue Anzeigen')}. ${
          goesOn
            ? 'Bis Sie entscheiden, wird nichts weiter gelesen, und keine Anzeige entfällt.'
            : 'Bis Sie entscheiden, entfällt keine Anzeige.'
        }`}
      >
        <Button
          variant="light"
          onClick={() =>
            void runAction(
              () => decide(run.id, 'confirm'),
              goesOn ? 'Freigegeben. Der Lauf geht weiter.' : 'Freigegeben. Der Lauf gilt.',
            )
          }
        >
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
