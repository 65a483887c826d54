import { useState } from 'react';
import { z } from 'zod';
import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { PasswordField } from '../../core/form/fields/password-field.tsx';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { endSessionForGood } from '../../core/session/end-for-good.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { wrongPassword } from '../accounts/login/wrong-password.ts';
import { AccountSection } from '../accounts/profile/account-section.tsx';
import { leaveOwnTeam } from './queries.ts';

const schema = z.object({ password: z.string().min(1, 'Pflichtfeld!') });

/** Lets a colleague leave the account of the company. */
export function LeaveTeam() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AccountSection id="verlassen" title="Konto verlassen">
      <p className="mb-4">
        Ihr Login wird gelöscht. Das Konto des Unternehmens und alles, was Sie darin geschrieben
        haben, bleibt.
      </p>
      <Button variant="outline" danger onClick={() => setIsOpen(true)}>
        Konto verlassen
      </Button>
      {isOpen && <Question onClose={() => setIsOpen(false)} />}
    </AccountSection>
  );
}

function Question({ onClose }: { readonly onClose: () => void }) {
  const form = useFormOf({
    schema,
    initial: { password: '' },
    fields: { password: 'Ihr Passwort' },
    onSubmit: async ({ password }) => {
      await leaveOwnTeam(password);
      endSessionForGood('membership');
    },
    onFailure: wrongPassword('password'),
  });
  return (
    <EditOverlay
      form={form}
      hasEntry
      title="Konto verlassen?"
      submit="Endgültig verlassen"
      danger
      asks={false}
      onClose={onClose}
    >
      <p>
        Sie werden auf allen Geräten abgemeldet und können sich nicht mehr anmelden. Ihre Entwürfe
        bekommt, wer das Konto führt. Rückgängig machen lässt sich das nicht.
      </p>
      <PasswordField {...form.field('password')} autoComplete="current-password" required />
    </EditOverlay>
  );
}
