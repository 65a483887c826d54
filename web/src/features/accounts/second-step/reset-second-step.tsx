import type { resetTwoStep } from '@lehrpfad/contract/accounts/two-step.ts';
import { useState } from 'react';
import { ApiError, call } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { FailureText } from '../login/failure-text.tsx';
import { personName } from '../person-name.ts';
import { useConfirmation } from './confirmation.tsx';

interface Person {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/**
 * Lets an administrator remove the second step of somebody who has lost their device.
 * @returns `ask`, which opens the question, and the dialogs, which are to be rendered outside of forms
 */
export function useSecondStepReset(person: Person) {
  const [isAsking, setIsAsking] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { confirmed, dialog } = useConfirmation();

  async function reset(): Promise<void> {
    setFailed(undefined);
    const name = 'POST users/:id/two-step/reset/';
    try {
      const params = { id: person.id };
      const isDone = await confirmed(() => call<typeof resetTwoStep>(name, { params }));
      if (isDone === undefined) return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      return setFailed(error.message);
    }
    setIsAsking(false);
    showToast('Zweiter Schritt zurückgesetzt. Die Person bekommt eine E-Mail.');
    await reloadEditorial();
  }

  const dialogs = (
    <>
      <ConfirmReset
        person={person}
        opened={isAsking}
        failed={failed}
        onConfirm={reset}
        onCancel={() => {
          setFailed(undefined);
          setIsAsking(false);
        }}
      />
      {dialog}
    </>
  );
  return { ask: () => setIsAsking(true), dialogs };
}

interface ConfirmResetProps {
  readonly person: Person;
  readonly opened: boolean;
  /** Why the last attempt was refused. */
  readonly failed: string | undefined;
  readonly onConfirm: () => Promise<void>;
  readonly onCancel: () => void;
}

function ConfirmReset({ person, failed, ...dialog }: ConfirmResetProps) {
  return (
    <ConfirmDialog {...dialog} title="Zweiten Schritt zurücksetzen?" confirm="Zurücksetzen" danger>
      <p>
        <strong>{personName(person)}</strong> wird überall abgemeldet und meldet sich danach nur mit
        dem Passwort an. Vergewissern Sie sich vorher, zum Beispiel am Telefon, dass die Bitte
        wirklich von dieser Person kommt.
      </p>
      <FailureText text={failed} />
    </ConfirmDialog>
  );
}
