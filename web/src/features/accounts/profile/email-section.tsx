import { Notice } from '../../../core/ui/notices/notice.tsx';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { emailForm, type changeEmail, type OwnUser } from '@lehrpfad/contract/accounts/accounts.ts';
import { call } from '../../../core/api/api.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { FieldStack, FormActions } from '../../../core/form/form-parts.tsx';
import { PasswordField } from '../../../core/form/fields/password-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { queryClient } from '../../../core/data/query-client.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { AccountSection } from './account-section.tsx';
import { adminEmailHint } from '../administration/admin-email.ts';
import { ownUserQuery } from '../queries.ts';
import { wrongPassword } from '../login/wrong-password.ts';

/** The email address for the login; administrators cannot change it here. */
export function EmailSection({ user }: { readonly user: OwnUser }) {
  return (
    <AccountSection id="adresse" title="E-Mail-Adresse">
      <p className="mb-4">
        Sie melden sich an mit <strong className="wrap-anywhere">{user.email}</strong>.
      </p>
      {user.permission === permissions.admin ? (
        <p className="mb-4">{adminEmailHint}</p>
      ) : (
        <EmailForm user={user} />
      )}
    </AccountSection>
  );
}

/** A new address is used once the mail sent there has been confirmed. */
function EmailForm({ user }: { readonly user: OwnUser }) {
  const form = useFormOf({
    schema: emailForm,
    initial: { email: '', password: '' },
    fields: { email: 'Neue E-Mail-Adresse', password: 'Ihr Passwort' },
    onSubmit: async (body, _, key) => {
      const changed = await call<typeof changeEmail>('POST user/own/email/', { body, key });
      queryClient.setQueryData(ownUserQuery.queryKey, changed);
      form.set({ email: '', password: '' });
      showToast('Bitte bestätigen Sie die neue Adresse über den Link in der E-Mail.');
    },
    onFailure: wrongPassword('password'),
  });
  return (
    <>
      {user.new_email !== null && (
        <Notice as="p" className="mb-4">
          <strong className="wrap-anywhere">{user.new_email}</strong> wartet auf Ihre Bestätigung:
          Der Link dazu ist per E-Mail unterwegs und gilt 24 Stunden.
        </Notice>
      )}
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <ErrorSummary form={form} />
        <FieldStack>
          <TextField {...form.field('email')} type="email" autoComplete="email" required />
          <PasswordField {...form.field('password')} autoComplete="current-password" required />
        </FieldStack>
        <FormActions form={form} submit="Adresse ändern" />
      </form>
    </>
  );
}
