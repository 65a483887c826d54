import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useMutation } from '@tanstack/react-query';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { ApiError } from '../../core/api/api.ts';
import { BusyButton } from '../../core/ui/controls/busy-button.tsx';
import { ReceiptRow } from './receipt-row.tsx';
import { tryOut } from './run-queries.ts';
import { recordsText, trialText } from './run-words.ts';

interface TrialPartProps {
  readonly id: number;
}

/** Reads an exchange for some seconds and shows what a run would make of it; nothing of it is kept or public. */
export function TrialPart({ id }: TrialPartProps) {
  const { data: trial, error, isPending, mutate } = useMutation({ mutationFn: () => tryOut(id) });
  const shown = isPending ? undefined : trial;
  return (
    <section aria-labelledby="trial" className="card grid gap-2 p-5">
      <h2 id="trial" className="m-0 text-lg">
        Probelauf
      </h2>
      <p className="m-0">
        Liest die Börse höchstens {limits.trialSeconds} Sekunden lang und zeigt, was ein Abruf
        daraus machen würde. Nichts davon wird gespeichert oder veröffentlicht.
      </p>
      <div className="wrap gap-2">
        <BusyButton
          variant="default"
          isBusy={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          {trial || error ? 'Probelauf wiederholen' : 'Probelauf starten'}
        </BusyButton>
      </div>
      <div role="status" className="m-0">
        {isPending && 'Die Börse wird gelesen …'}
        {!isPending && error && failureText(error)}
        {shown && <strong>{trialText(shown)}</strong>}
      </div>
      {isPending && <Skeleton height="5rem" radius="1rem" aria-hidden="true" />}
      {shown && shown.receipts.length > 0 && (
        <>
          <p className="m-0">{listText(shown.receipts.length)}</p>
          <ul className="grid list-plain gap-2" aria-label="Ergebnis des Probelaufs">
            {shown.receipts.map((receipt) => (
              <ReceiptRow key={receipt.external_id} receipt={receipt} state="held" />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function failureText(error: Error): string {
  return error instanceof ApiError && (error.status === 409 || error.status === 429)
    ? error.message
    : 'Der Probelauf konnte nicht durchgeführt werden. Bitte versuchen Sie es noch einmal.';
}

const listText = (count: number): string =>
  `${recordsText(count)} als Beispiel, Auffälliges zuerst:`;
