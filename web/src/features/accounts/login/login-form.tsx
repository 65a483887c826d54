import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { loginForm, type logIn } from '@lehrpfad/contract/core/sessions.ts';
import { useLocation } from 'wouter';
import { call } from '../../../core/api/api.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { FieldStack } from '../../../core/form/form-parts.tsx';
import { PasswordField } from '../../../core/form/fields/password-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { queryClient } from '../../../core/data/query-client.ts';
import { keepSession } from '../../../core/session/session.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { takeWayBack } from '../../../core/session/way-back.ts';
import { FailureText } from './failure-text.tsx';
import styles from './login-page.module.css';
import { useLoginFailure } from './use-login-failure.ts';

/** Logs in. Then the router redirects from the login page, unless there is a page to return to. */
export function LoginForm() {
  const { notice, setNotice, onFailure } = useLoginFailure();
  const [, navigate] = useLocation();

  const form = useFormOf({
    schema: loginForm,
    initial: { email: '', password: '' },
    fields: { email: 'E-Mail', password: 'Passwort' },
    onSubmit: async (body) => {
      setNotice('');
      const session = await call<typeof logIn>('POST token/', { body });
      // Data loaded as a visitor may differ after the login.
      queryClient.clear();
      keepSession({ ...session, email: body.email });
      const wayBack = takeWayBack();
      // The setup comes first. The router redirects from pages that the account may not open.
      const isToSetUp = session.permission === permissions.company && !session.setup_complete;
      if (wayBack !== null && !isToSetUp) navigate(wayBack, { replace: true });
    },
    onFailure,
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      <FailureText text={notice} />
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
