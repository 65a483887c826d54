import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useState } from 'react';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { ApiError } from '../../../core/api/api.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { ImportResultRow } from './import-result-row.tsx';
import { tryOut } from './run-queries.ts';
import { recordsText, trialText } from './run-words.ts';

interface TrialPartProps {
  readonly id: number;
}

/** Reads an exchange for some seconds and shows the outcomes that a run would have. Nothing is stored or published. */
export function TrialPart({ id }: TrialPartProps) {
  const [trial, setTrial] = useState<Awaited<ReturnType<typeof tryOut>>>();
  const [error, setError] = useState<unknown>();
  const { isBusy, run } = useAction(async () => {
    try {
      setTrial(await tryOut(id));
      setError(undefined);
    } catch (failure) {
      setTrial(undefined);
      setError(failure);
    }
  });
  const shown = isBusy ? undefined : trial;
  return (
    <section aria-labelledby="trial" className="card grid gap-2 p-5">
      <h2 id="trial" className="text-lg">
        Probelauf
      </h2>
      <p>
        Liest die Börse höchstens {limits.trialSeconds} Sekunden lang und zeigt, was ein Abruf
        daraus machen würde. Nichts davon wird gespeichert oder veröffentlicht.
      </p>
      <div className="wrap gap-2">
        <BusyButton variant="default" isBusy={isBusy} onClick={() => void run()}>
          {trial || error !== undefined ? 'Probelauf wiederholen' : 'Probelauf starten'}
        </BusyButton>
      </div>
      <div role="status">
        {isBusy && 'Die Börse wird gelesen …'}
        {!isBusy && error !== undefined && failureText(error)}
        {shown && <strong>{trialText(shown)}</strong>}
      </div>
      {isBusy && <Skeleton height="5rem" radius="1rem" aria-hidden="true" />}
      {shown && shown.import_results.length > 0 && (
        <Examples importResults={shown.import_results} />
      )}
    </section>
  );
}

function failureText(error: unknown): string {
  return error instanceof ApiError && (error.status === 409 || error.status === 429)
    ? error.message
    : 'Der Probelauf konnte nicht durchgeführt werden. Bitte versuchen Sie es noch einmal.';
}

const listText = (count: number): string =>
  `${recordsText(count)} als Beispiel, Auffälliges zuerst:`;

interface ExamplesProps {
  readonly importResults: Awaited<ReturnType<typeof tryOut>>['import_results'];
}

function Examples({ importResults }: ExamplesProps) {
  return (
    <>
      <p>{listText(importResults.length)}</p>
      <ul className="grid list-plain gap-2" aria-label="Ergebnis des Probelaufs">
        {importResults.map((importResult) => (
          <ImportResultRow
            key={importResult.external_id}
            importResult={importResult}
            state="held"
          />
        ))}
      </ul>
    </>
  );
}
