import {
  loginForm,
  type logIn,
  type logOut,
  type Session,
} from '@lehrpfad/contract/core/sessions.ts';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { announce, Announcer } from '../../../core/ui/notices/announcer.tsx';
import { ApiError, call } from '../../../core/api/api.ts';
import { ErrorSummary } from '../../../core/form/error-summary.tsx';
import { FieldErrors } from '../../../core/form/field-errors.ts';
import { focusField } from '../../../core/form/focus-field.ts';
import { FieldStack } from '../../../core/form/form-parts.tsx';
import { PasswordField } from '../../../core/form/fields/password-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import {
  endInterruption,
  useInterruption,
  type Interruption,
} from '../../../core/session/interruption.ts';
import { keepSession, leaveInterrupted } from '../../../core/session/session.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import dialogStyles from '../../../core/ui/dialogs/confirm-dialog.module.css';
import { useModalKeys } from '../../../core/ui/dialogs/use-modal-keys.ts';
import { useModal } from '../../../core/ui/dialogs/use-modal.ts';
import { LoginSecondStep } from '../second-step/login-second-step.tsx';
import { FailureText } from './failure-text.tsx';
import type { Pending } from './login-form.tsx';
import { useLoginFailure } from './use-login-failure.ts';

/** Login dialog for a session that ended while something was unsaved. Afterwards the refused save can be repeated. */
export function InterruptionDialog() {
  const interruption = useInterruption();
  const isSettled = interruption?.isOver === true && interruption.save === null;
  useEffect(() => {
    if (!isSettled) return;
    endInterruption();
    announce('Sie sind wieder angemeldet. Ihre Eingaben sind noch da.');
  }, [isSettled]);
  if (interruption === null || isSettled) return null;
  return interruption.isOver ? (
    <BackAgain interruption={interruption} />
  ) : (
    <LogInAgain interruption={interruption} />
  );
}

interface FrameProps {
  readonly title: string;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

function Frame({ title, onEscape, children }: FrameProps) {
  const id = useId();
  const { ref, onCancel } = useModal(true, onEscape);
  const keys = useModalKeys(ref, true, onEscape);
  return (
    <dialog
      ref={ref}
      onCancel={onCancel}
      {...keys}
      role="alertdialog"
      className={`${dialogStyles.dialog} overflow-y-auto overscroll-contain p-0 border-clear rounded-lg text-inherit bg-paper`}
      aria-labelledby={id}
    >
      <Announcer />
      <div className={`${dialogStyles.inside} grid gap-3 p-5`}>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

interface PartProps {
  readonly interruption: Interruption;
}

/** @throws FieldErrors if another account than the page's owner logs in; that account is logged out again */
async function enterAs(owner: Interruption['session'], session: Session, email: string) {
  if (session.id === owner.id) return keepSession({ ...session, email });
  await call<typeof logOut>('POST rest-auth/logout/', { access: session.access }).catch(
    console.error,
  );
  throw new FieldErrors({
    email: `Das ist ein anderes Konto. Die Eingaben gehören zum Konto von ${owner.name}.`,
  });
}

function LogInAgain({ interruption: { session } }: PartProps) {
  const [pending, setPending] = useState<Pending>();
  const [message, setMessage] = useState('');
  if (pending === undefined)
    return <ByPassword session={session} message={message} onSecondStep={setPending} />;
  return (
    <Frame title="Zweiter Schritt" onEscape={() => undefined}>
      <LoginSecondStep
        pending={pending.secondStep}
        onSession={(next) => enterAs(session, next, pending.email)}
        onBack={(reason = '') => {
          setMessage(reason);
          setPending(undefined);
        }}
      />
    </Frame>
  );
}

interface ByPasswordProps extends Pick<Interruption, 'session'> {
  readonly message: string;
  readonly onSecondStep: (pending: Pending) => void;
}

/** The form of the login; errors that concern no field are shown as a notice. */
function useLoginForm({ session, message, onSecondStep }: ByPasswordProps) {
  const { notice, setNotice, onFailure } = useLoginFailure(message);
  const form = useFormOf({
    schema: loginForm,
    initial: { email: session.email ?? '', password: '' },
    fields: { email: 'E-Mail', password: 'Passwort' },
    onSubmit: async (body) => {
      setNotice('');
      const answer = await call<typeof logIn>('POST token/', { body, access: null });
      if ('second_step' in answer)
        onSecondStep({ email: body.email, secondStep: answer.second_step });
      else await enterAs(session, answer, body.email);
    },
    onFailure: (error) => {
      const messages = onFailure(error);
      if (!messages && error instanceof ApiError)
        setNotice(
          'Die Anmeldung hat nicht geklappt. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann erneut.',
        );
      return messages ?? (error instanceof ApiError ? {} : undefined);
    },
  });
  return { form, notice };
}

function ByPassword(props: ByPasswordProps) {
  const { form, notice } = useLoginForm(props);
  const first = `${form.id}-${props.session.email === undefined ? 'email' : 'password'}`;
  // Runs after the effect that opens the dialog.
  useEffect(() => focusField(first), [first]);

  return (
    <Frame title="Bitte neu anmelden, Ihre Eingaben sind gesichert" onEscape={() => undefined}>
      <p>
        Ihre Anmeldung ist abgelaufen. Sobald Sie wieder angemeldet sind, geht es mit demselben
        Formular weiter, mit allem, was Sie eingegeben haben.
      </p>
      <LoginForm form={form} notice={notice} />
      <p>
        Auf der Startseite bleiben Ihre Texte in diesem Fenster aufgehoben, bis Sie sich wieder
        anmelden; Dateien müssen Sie dann erneut auswählen.
      </p>
    </Frame>
  );
}

function LoginForm({ form, notice }: ReturnType<typeof useLoginForm>) {
  return (
    <form className={dialogStyles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <FailureText text={notice} />
      <FieldStack>
        <ErrorSummary form={form} />
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
        <div className={`${dialogStyles.actions} wrap gap-2 justify-end mt-2`}>
          <Button variant="default" onClick={leaveInterrupted}>
            Zur Startseite
          </Button>
          <BusyButton type="submit" isBusy={form.submitting}>
            Anmelden
          </BusyButton>
        </div>
      </FieldStack>
    </form>
  );
}

function BackAgain({ interruption: { save } }: PartProps) {
  function repeat(): void {
    endInterruption();
    save?.();
  }

  return (
    <Frame title="Sie sind wieder angemeldet" onEscape={endInterruption}>
      <p>Ihre Eingaben sind noch da, aber noch nicht gespeichert.</p>
      <div className={`${dialogStyles.actions} wrap gap-2 justify-end mt-2`}>
        <Button variant="default" onClick={endInterruption}>
          Weiter bearbeiten
        </Button>
        <BusyButton isBusy={false} onClick={repeat}>
          Jetzt speichern
        </BusyButton>
      </div>
    </Frame>
  );
}
