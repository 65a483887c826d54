import { loginForm, type logIn, type PendingLogin } from '@lehrpfad/contract/core/sessions.ts';
import { call } from '../../../core/api/api.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { FieldStack } from '../../../core/form/form-parts.tsx';
import { PasswordField } from '../../../core/form/fields/password-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { FailureText } from './failure-text.tsx';
import styles from './login-page.module.css';
import { useBeginSession } from './use-begin-session.ts';
import { useLoginFailure } from './use-login-failure.ts';

/** A login whose second step is missing. */
export interface Pending {
  readonly email: string;
  readonly secondStep: PendingLogin['second_step'];
}

interface LoginFormProps {
  /** Address that was typed before. */
  readonly email: string;
  /** Why the login begins again. */
  readonly message: string;
  readonly onSecondStep: (pending: Pending) => void;
}

/** Logs in by e-mail address and password, or passes the login on to its second step. */
export function LoginForm({ email, message, onSecondStep }: LoginFormProps) {
  const { notice, setNotice, onFailure } = useLoginFailure(message);
  const enter = useBeginSession();

  const form = useFormOf({
    schema: loginForm,
    initial: { email, password: '' },
    fields: { email: 'E-Mail', password: 'Passwort' },
    onSubmit: async (body) => {
      setNotice('');
      const answer = await call<typeof logIn>('POST token/', { body });
      if ('second_step' in answer)
        onSecondStep({ email: body.email, secondStep: answer.second_step });
      else enter(answer, body.email);
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
