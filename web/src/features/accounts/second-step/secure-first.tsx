import type { logOut } from '@lehrpfad/contract/core/sessions.ts';
import { call } from '../../../core/api/api.ts';
import { PageHeading, usePageTitle } from '../../../core/navigation/page.tsx';
import { getSession, keepSession, logOutBy } from '../../../core/session/session.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import styles from '../profile/account-page.module.css';
import { SecondStepSection } from './second-step-section.tsx';
import { hasSecondStep, useTwoStep } from './two-step-queries.ts';

/** Lets the account go on to the pages of its area. */
function goOn(): void {
  const session = getSession();
  if (session === null) return;
  const { second_step_missing: _missing, ...rest } = session;
  keepSession(rest);
}

const leave = () => logOutBy(() => call<typeof logOut>('POST rest-auth/logout/'));

/** Takes the place of all pages of staff who must set up a second step before anything else. */
export function SecureFirst() {
  usePageTitle('Anmeldung sichern');
  const { data } = useTwoStep();
  return (
    <div className={`${styles.page} stack gap-6 w-full`}>
      <PageHeading className="text-3xl m-0">Noch ein Schritt</PageHeading>
      <p>
        Konten der Redaktion brauchen einen zweiten Schritt bei der Anmeldung. Sobald er
        eingerichtet ist, geht es weiter.
      </p>
      <SecondStepSection onSecured={goOn} />
      <div className="wrap gap-2">
        {data && hasSecondStep(data) && <Button onClick={goOn}>Weiter</Button>}
        <Button variant="default" onClick={() => void leave()}>
          Abmelden
        </Button>
      </div>
    </div>
  );
}
