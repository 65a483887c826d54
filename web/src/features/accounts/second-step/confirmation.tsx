import { typedPassword } from '@lehrpfad/contract/core/sessions.ts';
import { useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../../core/api/api.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { PasswordField } from '../../../core/form/fields/password-field.tsx';
import { FieldStack, FormActions } from '../../../core/form/form-parts.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { wrongPassword } from '../login/wrong-password.ts';
import { ProofForm } from './proof-form.tsx';
import {
  beginConfirmation,
  reloadTwoStep,
  sendConfirmation,
  useTwoStep,
  methodsOf,
} from './two-step-queries.ts';

/** Runs an action that needs a recent confirmation. @returns undefined if the person has not confirmed */
export type Confirmed = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

/**
 * Runs actions that need a recent confirmation: if the server requires one, a dialog asks for it, and the action is repeated.
 * @returns `confirmed`, and the dialog, which is to be rendered outside of forms and other dialogs
 */
export function useConfirmation() {
  const [asking, setAsking] = useState<{ readonly answer: (isConfirmed: boolean) => void }>();

  async function confirmed<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'confirmation_needed') throw error;
    }
    const isConfirmed = await new Promise<boolean>((answer) => setAsking({ answer }));
    setAsking(undefined);
    return isConfirmed ? work() : undefined;
  }

  return { confirmed, dialog: asking && <ConfirmIdentity onAnswer={asking.answer} /> };
}

interface ConfirmIdentityProps {
  readonly onAnswer: (isConfirmed: boolean) => void;
}

function ConfirmIdentity({ onAnswer }: ConfirmIdentityProps) {
  const query = useTwoStep();
  const leave = () => onAnswer(false);
  return (
    <Overlay opened title="Bitte bestätigen Sie, dass Sie es sind" onClose={leave}>
      <p className="mb-4">
        Das fragen wir vor heiklen Änderungen, wenn Ihre Anmeldung schon länger her ist.
      </p>
      <QueryView
        query={query}
        loading={<Skeleton height="10rem" />}
        failed="Das konnte nicht geladen werden."
      >
        {(twoStep) => {
          const methods = methodsOf(twoStep);
          return methods.length === 0 ? (
            <ByPassword onAnswer={onAnswer} />
          ) : (
            <ProofForm
              methods={methods}
              submit="Bestätigen"
              cancel="Abbrechen"
              onCancel={leave}
              beginPasskey={beginConfirmation}
              onProof={async (proof) => {
                await sendConfirmation(proof);
                // A recovery code may have been used.
                await reloadTwoStep();
                onAnswer(true);
              }}
            />
          );
        }}
      </QueryView>
    </Overlay>
  );
}

const passwordOnly = z.object({ password: typedPassword });

function ByPassword({ onAnswer }: ConfirmIdentityProps) {
  const form = useFormOf({
    schema: passwordOnly,
    initial: { password: '' },
    fields: { password: 'Ihr Passwort' },
    onSubmit: async (body) => {
      await sendConfirmation(body);
      onAnswer(true);
    },
    onFailure: wrongPassword('password'),
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <FieldStack>
        <ErrorSummary form={form} />
        <PasswordField {...form.field('password')} autoComplete="current-password" required />
        <FormActions form={form} submit="Bestätigen" onCancel={() => onAnswer(false)} />
      </FieldStack>
    </form>
  );
}
