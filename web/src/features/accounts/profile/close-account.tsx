import type { closeAccount } from '@lehrpfad/contract/accounts/accounts.ts';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../core/ui/controls/button.tsx';
import { call } from '../../../core/api/api.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { FieldStack, FormActions } from '../../../core/form/form-parts.tsx';
import { PasswordField } from '../../../core/form/fields/password-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { endSessionForGood } from '../../../core/session/end-for-good.ts';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { useConfirmation } from '../second-step/confirmation.tsx';
import styles from './account-page.module.css';
import { AccountSection } from './account-section.tsx';
import { wrongPassword } from '../login/wrong-password.ts';

const schema = z.object({ password: z.string().min(1, 'Pflichtfeld!') });

/** Deletes a company's account with everything that belongs to it. */
export function CloseAccount() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AccountSection id="schliessen" title="Konto schließen">
      <p className="mb-4">
        Ihr Konto wird mit allen Filialen, Stellenanzeigen, Events, Kontaktpersonen und Dateien
        gelöscht. Die Stellen sind sofort nicht mehr zu finden.
      </p>
      <Button variant="outline" danger onClick={() => setIsOpen(true)}>
        Konto schließen
      </Button>
      {isOpen && <Question onClose={() => setIsOpen(false)} />}
    </AccountSection>
  );
}

function Question({ onClose }: { readonly onClose: () => void }) {
  const { confirmed, dialog } = useConfirmation();
  const form = useFormOf({
    schema,
    initial: { password: '' },
    fields: { password: 'Ihr Passwort' },
    onSubmit: async (body) => {
      const close = () => call<typeof closeAccount>('POST user/own/close/', { body });
      if (await confirmed(close)) endSessionForGood('account');
    },
    onFailure: wrongPassword('password'),
  });
  return (
    <>
      <Overlay
        opened
        hasEntry
        title="Konto endgültig schließen?"
        onClose={onClose}
        onSubmit={form.submit}
        footer={<FormActions form={form} submit="Endgültig schließen" danger onCancel={onClose} />}
      >
        <FieldStack>
          <ErrorSummary form={form} />
          <ul className={`${styles.consequences} m-0 mb-4`}>
            <li>Alle Ihre Stellenanzeigen und Events verschwinden sofort aus der Suche.</li>
            <li>Filialen, Kontaktpersonen, Logos und PDFs werden gelöscht.</li>
            <li>
              Ihr Login gilt nicht mehr, auch die Ihres Teams nicht: Wer dazugehört, erfährt das per
              E-Mail. Rückgängig machen lässt sich das nicht.
            </li>
          </ul>
          <p>Wenn Sie Ihre Daten behalten möchten, laden Sie diese vorher herunter.</p>
          <PasswordField {...form.field('password')} autoComplete="current-password" required />
        </FieldStack>
      </Overlay>
      {dialog}
    </>
  );
}
