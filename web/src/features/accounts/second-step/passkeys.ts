import type { NewPasskey, PasskeyAnswer } from '@lehrpfad/contract/core/second-step.ts';
import { FieldErrors } from '../../../core/form/field-errors.ts';

type Options = Readonly<Record<string, unknown>>;

/** Loaded by those who use a passkey. */
const library = () => import('@simplewebauthn/browser');

const messages: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Der Passkey wurde nicht bestätigt. Bitte versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
  InvalidStateError: 'Dieser Passkey ist schon eingerichtet.',
  SecurityError: 'Passkeys funktionieren unter dieser Adresse nicht.',
  AbortError: 'Der Vorgang wurde abgebrochen.',
};

/** @throws FieldErrors with a sentence for each error of the browser */
async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    console.warn(error);
    const name = error instanceof Error ? error.name : '';
    throw new FieldErrors({
      '': messages[name] ?? 'Dieser Browser kann hier keinen Passkey verwenden.',
    });
  }
}

/** Lets the browser make a passkey. @param options of the server */
export async function makePasskey(options: Options): Promise<NewPasskey> {
  const { startRegistration } = await library();
  return asking(() => startRegistration({ optionsJSON: options as never }));
}

/** Lets the browser use a passkey. @param options of the server */
export async function answerByPasskey(options: Options): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  return asking(() => startAuthentication({ optionsJSON: options as never }));
}
