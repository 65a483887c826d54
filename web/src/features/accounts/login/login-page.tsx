import { PageHeading, usePageTitle } from '../../../core/navigation/page.tsx';
import { hrefOf, paths, serverPages } from '../../../core/navigation/paths.ts';
import { Logo } from '../../../core/ui/media/logo.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-page.module.css';

/** The login page. It shows the logo, because its header has none. */
export function LoginPage() {
  usePageTitle('Login');
  return (
    <div className={`${styles.page} w-full mx-auto`}>
      <div className={`${styles.card} card p-6`}>
        <Logo />
        <PageHeading className="text-3xl">Login</PageHeading>
        <p className="mt-1 mb-6">Für Unternehmen und Redaktion.</p>
        <LoginForm />
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
      </div>
    </div>
  );
}
