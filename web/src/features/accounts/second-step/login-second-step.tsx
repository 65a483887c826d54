import type {
  beginPasskeyLogin,
  completeLogin,
  PendingLogin,
  Session,
} from '@lehrpfad/contract/core/sessions.ts';
import { ApiError, call } from '../../../core/api/api.ts';
import { ProofForm, type Proof } from './proof-form.tsx';

interface LoginSecondStepProps {
  readonly pending: PendingLogin['second_step'];
  /** @throws FieldErrors */
  readonly onSession: (session: Session) => unknown;
  /** Called with a message when the login has to begin again, and without one when the person goes back. */
  readonly onBack: (message?: string) => void;
}

/** The second step of a login. */
export function LoginSecondStep({ pending, onSession, onBack }: LoginSecondStepProps) {
  const { token, ways } = pending;

  /** Runs a call of this login, and ends the login if the server responds that it has expired. */
  async function unlessOver<Answer>(work: Promise<Answer>): Promise<Answer> {
    try {
      return await work;
    } catch (error) {
      const isOver = error instanceof ApiError && error.code === 'login_over';
      const isInactive = error instanceof ApiError && error.code === 'user_inactive';
      if (isOver || isInactive) onBack(error.message);
      throw error;
    }
  }

  async function prove(proof: Proof): Promise<void> {
    const body = { token, ...proof };
    const answer = call<typeof completeLogin>('POST token/second-step/', { body, access: null });
    await onSession(await unlessOver(answer));
  }

  return (
    <ProofForm
      methods={ways}
      submit="Anmelden"
      cancel="Zurück"
      onProof={prove}
      beginPasskey={() =>
        unlessOver(
          call<typeof beginPasskeyLogin>('POST token/second-step/passkey/', {
            body: { token },
            access: null,
          }),
        )
      }
      onCancel={() => onBack()}
    />
  );
}
