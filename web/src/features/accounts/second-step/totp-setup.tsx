import { totpForm, type confirmTotp } from '@lehrpfad/contract/accounts/two-step.ts';
import { call } from '../../../core/api/api.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { FieldStack, FormActions } from '../../../core/form/form-parts.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { QrCode } from '../../../core/print/qr-code.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import type { Confirmed } from './confirmation.tsx';
import { copyText } from '../../../core/ui/notices/copy-text.ts';

/** Smallest width of the code: phones read it from a screen at arm's length. */
const codeMm = 45;

interface TotpSetupProps {
  readonly secret: string;
  readonly uri: string;
  readonly confirmed: Confirmed;
  readonly onAdded: (codes: readonly string[] | null) => Promise<void>;
  readonly onClose: () => void;
}

/** The secret as a code to scan, as a link, and to type in. */
function SecretForApp({ secret, uri }: Pick<TotpSetupProps, 'secret' | 'uri'>) {
  return (
    <>
      <p>
        1. Öffnen Sie auf Ihrem Handy eine Authenticator-App, zum Beispiel Aegis, FreeOTP oder die
        Ihres Passwort-Managers, und scannen Sie diesen Code:
      </p>
      <div>
        <QrCode text={uri} label="QR-Code für die Authenticator-App" minMm={codeMm} isOnScreen />
      </div>
      <p>
        Ist die App auf diesem Gerät?{' '}
        <a href={uri} className="tap-line">
          Direkt in der App öffnen
        </a>
      </p>
      <div>
        <p className="mb-2">
          Ohne Kamera geben Sie in der App diesen Schlüssel ein (zeitbasiert, sechs Ziffern):
        </p>
        <p className="wrap gap-2-4 items-center">
          <code className="wrap-anywhere font-bold" data-secret>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <Button variant="default" onClick={() => void copyText(secret, 'Schlüssel kopiert')}>
            Schlüssel kopieren
          </Button>
        </p>
      </div>
    </>
  );
}

/** Shows a new secret for an authenticator app, and asks for the app's first code. */
export function TotpSetup({ secret, uri, confirmed, onAdded, onClose }: TotpSetupProps) {
  const form = useFormOf({
    schema: totpForm,
    initial: { code: '' },
    fields: { code: 'Code aus der App' },
    onSubmit: async (body) => {
      const path = 'POST user/own/two-step/totp/confirm/';
      const added = await confirmed(() => call<typeof confirmTotp>(path, { body }));
      if (added) await onAdded(added.recovery_codes);
    },
  });
  return (
    <Overlay
      opened
      hasEntry
      title="Authenticator-App einrichten"
      onClose={onClose}
      onSubmit={form.submit}
      footer={<FormActions form={form} submit="Einrichten" onCancel={onClose} />}
    >
      <FieldStack>
        <ErrorSummary form={form} />
        <SecretForApp secret={secret} uri={uri} />
        <p>2. Geben Sie den Code ein, den die App jetzt zeigt:</p>
        <TextField
          {...form.field('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
      </FieldStack>
    </Overlay>
  );
}
