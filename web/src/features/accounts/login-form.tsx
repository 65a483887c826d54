import { loginForm, type logIn } from '@lehrpfad/contract/sessions.ts';
import { useState } from 'react';
import { ApiError, call } from '../../floor/api.ts';
import { ErrorSummary } from '../../floor/form/error-summary.tsx';
import { FieldStack } from '../../floor/form/form-parts.tsx';
import { PasswordField } from '../../floor/form/password-field.tsx';
import { TextField } from '../../floor/form/text-field.tsx';
import { useFormOf } from '../../floor/form/use-form-of.ts';
import { queryClient } from '../../floor/query-client.ts';
import { keepSession } from '../../floor/session.ts';
import { BusyButton } from '../../floor/ui/busy-button.tsx';
import styles from './login-page.module.css';

const wrong = 'E-Mail oder Passwort falsch!';
const tooMany =
  'Zu viele Loginversuche. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.';

/** Logs in; the router then leads on from the login page by itself. */
export function LoginForm() {
  /** What stands above the form: no more tries for now, or a deactivated account. */
  const [notice, setNotice] = useState('');

  function onFailure(error: unknown): Readonly<Record<string, string>> | undefined {
    if (!(error instanceof ApiError)) return undefined;
    if (error.status === 429) {
      setNotice(tooMany);
      return {};
    }
    if (error.status !== 401 && error.status !== 403) return undefined;
    if (error.code === 'csrf_failed') return undefined;
    if (error.code === 'user_inactive') setNotice(error.message);
    return { email: wrong, password: wrong };
  }

  const form = useFormOf({
    schema: loginForm,
    initial: { email: '', password: '' },
    fields: { email: 'E-Mail', password: 'Passwort' },
    onSubmit: async (body) => {
      setNotice('');
      const session = await call<typeof logIn>('POST token/', { body });
      // What a visitor has loaded may look different now.
      queryClient.clear();
      keepSession(session);
    },
    onFailure,
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      <div role="alert">{notice && <p className={styles.notice}>{notice}</p>}</div>
      <ErrorSummary form={form} />
      <FieldStack>
        <TextField
          {...form.field('email')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        <PasswordField {...form.field('password')} autoComplete="current-password" required />
      </FieldStack>
      <BusyButton type="submit" isBusy={form.submitting}>
        Anmelden
      </BusyButton>
    </form>
  );
}
