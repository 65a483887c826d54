import { passwordForm, type changePassword } from '@lehrpfad/contract/accounts/accounts.ts';
import { call } from '../../../core/api/api.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { FieldStack, FormActions } from '../../../core/form/form-parts.tsx';
import { PasswordField } from '../../../core/form/fields/password-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { AccountSection } from './account-section.tsx';
import { wrongPassword } from '../login/wrong-password.ts';

const empty = { current_password: '', password: '' };

export function PasswordForm() {
  const form = useFormOf({
    schema: passwordForm,
    initial: empty,
    fields: { current_password: 'Bisheriges Passwort', password: 'Neues Passwort' },
    onSubmit: async (body) => {
      await call<typeof changePassword>('POST user/own/password/', { body });
      form.set(empty);
      showToast('Passwort geändert. Alle anderen Anmeldungen wurden beendet.');
    },
    onFailure: wrongPassword('current_password'),
  });
  return (
    <AccountSection id="passwort" title="Passwort">
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <ErrorSummary form={form} />
        <FieldStack>
          <PasswordField
            {...form.field('current_password')}
            autoComplete="current-password"
            required
          />
          <PasswordField
            {...form.field('password')}
            autoComplete="new-password"
            description="Mindestens 12 Zeichen. Ein Satz aus mehreren Wörtern ist gut und leicht zu merken."
            required
          />
        </FieldStack>
        <FormActions form={form} submit="Passwort ändern" />
      </form>
    </AccountSection>
  );
}
