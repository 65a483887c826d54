import { PageHeading, usePageTitle } from '../../../core/navigation/page.tsx';
import { hrefOf, paths, serverPages } from '../../../core/navigation/paths.ts';
import { Logo } from '../../../core/ui/media/logo.tsx';
import { useState } from 'react';
import { LoginSecondStep } from '../second-step/login-second-step.tsx';
import { LoginForm, type Pending } from './login-form.tsx';
import { useBeginSession } from './use-begin-session.ts';
import styles from './login-page.module.css';

/** The login page. It shows the logo, because its header has none. */
export function LoginPage() {
  usePageTitle('Login');
  return (
    <div className={`${styles.page} w-full mx-auto`}>
      <div className={`${styles.card} card p-6`}>
        <Logo />
        <Steps />
      </div>
    </div>
  );
}

/** The password, and then the second step of accounts that have one. */
function Steps() {
  const [pending, setPending] = useState<Pending>();
  const [before, setBefore] = useState({ email: '', message: '' });
  const enter = useBeginSession();

  if (pending === undefined)
    return (
      <>
        <PageHeading className="text-3xl">Login</PageHeading>
        <p className="mt-1 mb-6">Für Unternehmen und Redaktion.</p>
        <LoginForm {...before} onSecondStep={setPending} />
        <ul className={`${styles.links} grid m-0 mt-5 border-top list-none`}>
          <li>
            <a href={serverPages.forgottenPassword} className="tap-line">
              Passwort vergessen?
            </a>
          </li>
          <li>
            <a href={hrefOf(paths.registration)} className="tap-line">
              Jetzt Unternehmen registrieren!
            </a>
          </li>
        </ul>
      </>
    );
  const { email, secondStep } = pending;
  return (
    <>
      <PageHeading className="text-3xl">Zweiter Schritt</PageHeading>
      <p className="mt-1 mb-6 wrap-anywhere">Das Passwort von {email} stimmt.</p>
      <LoginSecondStep
        pending={secondStep}
        onSession={(session) => enter(session, email)}
        onBack={(message = '') => {
          setBefore({ email, message });
          setPending(undefined);
        }}
      />
    </>
  );
}
