import {
  secondStepCode,
  type PasskeyAnswer,
  type SecondStepMethod,
} from '@lehrpfad/contract/core/second-step.ts';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../../core/api/api.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { errorsIn, type FieldErrorsByName } from '../../../core/form/field-errors.ts';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { focusField } from '../../../core/form/focus-field.ts';
import { FieldStack, FormActions } from '../../../core/form/form-parts.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { FailureText } from '../login/failure-text.tsx';
import { retrySentence } from '../profile/retry-sentence.ts';
import { answerByPasskey } from './passkeys.ts';

/** Proof of a person's identity: a code or a passkey. */
export interface Proof {
  readonly code?: string;
  readonly passkey?: PasskeyAnswer;
}

interface ProofFormProps {
  /** The best method first. */
  readonly methods: readonly SecondStepMethod[];
  readonly submit: string;
  /** @throws ApiError */
  readonly onProof: (proof: Proof) => Promise<unknown>;
  readonly beginPasskey: () => Promise<Readonly<Record<string, unknown>>>;
  readonly cancel: string;
  readonly onCancel: () => void;
}

const codes = {
  totp: {
    label: 'Code aus der App',
    hint: 'Die sechs Ziffern, die Ihre Authenticator-App für Lehrpfad zeigt.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recovery: {
    label: 'Wiederherstellungscode',
    hint: 'Einer der Codes, die Sie sich beim Einrichten aufgehoben haben. Jeder gilt einmal.',
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const;

const methodNames: Readonly<Record<SecondStepMethod, string>> = {
  passkey: 'Passkey verwenden',
  totp: 'Code aus der App eingeben',
  recovery: 'Wiederherstellungscode eingeben',
};

/** Returns the messages of a refused proof. */
function refusal(error: unknown): FieldErrorsByName | undefined {
  if (error instanceof ApiError && error.status === 429)
    return { code: `Zu viele Versuche.${retrySentence(error)}` };
  return errorsIn(error, ['code']);
}

/** Asks for a second step by one of several methods. */
export function ProofForm({ methods, ...props }: ProofFormProps) {
  const [method, setMethod] = useState<SecondStepMethod>(methods[0] ?? 'totp');
  const others = methods.filter((other) => other !== method);
  return (
    <div className="stack gap-5">
      {method === 'passkey' ? (
        <ByPasskey {...props} />
      ) : (
        <ByCode key={method} {...props} kind={codes[method]} />
      )}
      {others.length > 0 && (
        <section className="border-top mt-2" aria-labelledby="anderer-weg">
          <h2 id="anderer-weg" className="mt-4 mb-2 text-md">
            Anderer Weg
          </h2>
          <ul className="list-plain">
            {others.map((other) => (
              <li key={other}>
                <button
                  type="button"
                  className="bare-button tap-line text-start underline text-brand hyphens-auto wrap-anywhere"
                  onClick={() => setMethod(other)}
                >
                  {methodNames[other]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-hint">
        Sie haben Ihr Gerät nicht mehr und auch keinen Wiederherstellungscode? Die Verwaltung von
        Lehrpfad kann den zweiten Schritt zurücksetzen.
      </p>
    </div>
  );
}

type MethodProps = Omit<ProofFormProps, 'methods'>;

interface ByCodeProps extends MethodProps {
  readonly kind: (typeof codes)['totp' | 'recovery'];
}

const codeForm = z.object({ code: secondStepCode });

function ByCode({ kind, submit, onProof, cancel, onCancel }: ByCodeProps) {
  const form = useFormOf({
    schema: codeForm,
    initial: { code: '' },
    fields: { code: kind.label },
    onSubmit: onProof,
    onFailure: refusal,
  });
  const first = `${form.id}-code`;
  useEffect(() => focusField(first), [first]);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <FieldStack>
        <ErrorSummary form={form} />
        <TextField
          {...form.field('code')}
          name="code"
          description={kind.hint}
          inputMode={kind.inputMode}
          autoComplete={kind.autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        <FormActions form={form} submit={submit} cancel={cancel} onCancel={onCancel} />
      </FieldStack>
    </form>
  );
}

function ByPasskey({ onProof, beginPasskey, cancel, onCancel }: MethodProps) {
  const [failed, setFailed] = useState<string>();
  const buttons = useRef<HTMLDivElement>(null);
  // The button that was pressed before has been removed, so the focus moves to this one.
  useEffect(() => {
    buttons.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, []);
  const { isBusy, run } = useAction(async () => {
    setFailed(undefined);
    try {
      await onProof({ passkey: await answerByPasskey(await beginPasskey()) });
    } catch (error) {
      const messages = refusal(error);
      if (messages === undefined) throw error;
      setFailed(Object.values(messages).join(' '));
    }
  });
  return (
    <div>
      <FailureText text={failed} />
      <p className="mb-4">
        Bestätigen Sie mit dem Passkey, den Sie eingerichtet haben: mit Fingerabdruck, Gesicht, PIN
        oder Sicherheitsschlüssel.
      </p>
      <div ref={buttons} className="wrap gap-2 justify-end">
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
        <BusyButton isBusy={isBusy} onClick={() => void run()}>
          {methodNames.passkey}
        </BusyButton>
      </div>
    </div>
  );
}
