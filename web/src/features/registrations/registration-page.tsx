import { useState } from 'react';
import { PageHeading, usePageTitle } from '../../core/navigation/page.tsx';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { PlainPart } from '../pages/plain-part.tsx';
import { IntroFilm } from './intro-film.tsx';
import type { Outcome } from './request-values.ts';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationOutcome } from './registration-outcome.tsx';
import styles from './registration-page.module.css';

/** The page where a company requests an account. */
export function RegistrationPage() {
  usePageTitle('Unternehmen registrieren');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <div className={`${styles.page} w-full mx-auto text-ink`}>
      {outcome !== null && (
        <RegistrationOutcome outcome={outcome} onBack={() => setOutcome(null)} />
      )}
      {/* Only hidden, so that no input is lost. */}
      <div hidden={outcome !== null}>
        <PageHeading>Unternehmen registrieren</PageHeading>
        <p className="max-w-prose mt-3 mb-8 text-lg">
          Präsentieren Sie Ihr Unternehmen und Ihre freien Ausbildungs- und Praktikumsplätze
          kostenlos allen Schülerinnen und Schülern in Sachsen-Anhalt. Das Formular ist in etwa drei
          Minuten ausgefüllt. Ihre Kammer prüft die Anfrage, meist innerhalb weniger Werktage, und
          schickt Ihnen dann einen Link, mit dem Sie Ihr Passwort festlegen. Sie haben schon ein
          Konto? <a href={hrefOf(paths.login)}>Zum Login</a>
        </p>
        <PlainPart page="registration" />
        <div className={`${styles.columns} stack gap-8`}>
          <IntroFilm />
          <RegistrationForm onOutcome={setOutcome} />
        </div>
      </div>
    </div>
  );
}
