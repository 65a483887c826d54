import {
  passkeyForm,
  type addPasskey,
  type beginPasskey,
} from '@lehrpfad/contract/accounts/two-step.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { ApiError, call } from '../../../core/api/api.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { errorsIn } from '../../../core/form/field-errors.ts';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { FieldStack, FormActions } from '../../../core/form/form-parts.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import type { Confirmed } from './confirmation.tsx';
import { makePasskey } from './passkeys.ts';

interface PasskeySetupProps {
  readonly confirmed: Confirmed;
  readonly onAdded: (codes: readonly string[] | null) => Promise<void>;
  readonly onClose: () => void;
}

function usePasskeyForm(confirmed: Confirmed, onAdded: PasskeySetupProps['onAdded']) {
  return useFormOf({
    schema: passkeyForm,
    initial: { name: '' },
    fields: { name: 'Name des Passkeys' },
    onSubmit: async ({ name }) => {
      const begin = 'POST user/own/two-step/passkeys/options/';
      const options = await confirmed(() => call<typeof beginPasskey>(begin));
      if (options === undefined) return;
      const body = { name, passkey: await makePasskey(options) };
      const path = 'POST user/own/two-step/passkeys/';
      const added = await confirmed(() => call<typeof addPasskey>(path, { body }));
      if (added) await onAdded(added.recovery_codes);
    },
    onFailure: (error) =>
      error instanceof ApiError && error.status === 409
        ? { '': error.message }
        : errorsIn(error, ['name']),
  });
}

/** Asks for the name of a new passkey, and lets the browser make it. */
export function PasskeySetup({ confirmed, onAdded, onClose }: PasskeySetupProps) {
  const form = usePasskeyForm(confirmed, onAdded);
  return (
    <Overlay
      opened
      hasEntry
      title="Passkey hinzufügen"
      onClose={onClose}
      onSubmit={form.submit}
      footer={<FormActions form={form} submit="Passkey anlegen" onCancel={onClose} />}
    >
      <FieldStack>
        <ErrorSummary form={form} />
        <p>
          Geben Sie dem Passkey einen Namen, an dem Sie ihn später erkennen. Danach fragt Ihr
          Browser, wo er gespeichert werden soll.
        </p>
        <TextField
          {...form.field('name')}
          description={`Zum Beispiel „Laptop im Büro“. Höchstens ${limits.passkeyName} Zeichen.`}
          autoComplete="off"
          required
        />
      </FieldStack>
    </Overlay>
  );
}
