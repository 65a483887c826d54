import { useState, useEffect, useRef } from 'react';
import { inState } from '@lehrpfad/regions/parts/names.ts';
import { useFocusKept } from '../../core/focus/use-focus-kept.ts';
import { PageHeading, usePageTitle } from '../../core/navigation/page.tsx';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { PlainPart } from '../pages/plain-part.tsx';
import type { Outcome } from './request-values.ts';
import { RegistrationForm } from './registration-form.tsx';
import styles from './registration-page.module.css';
import { Film } from '../../core/ui/media/film.tsx';
import { filmScenes } from './film-scenes.ts';
import { Button, ButtonLink } from '../../core/ui/controls/button.tsx';

/** The page where a company requests an account. */
export function RegistrationPage() {
  usePageTitle('Unternehmen registrieren');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useFocusKept(outcome !== null);
  return (
    <div className={`${styles.page} max-w-page w-full mx-auto text-ink`}>
      {outcome !== null && (
        <RegistrationOutcome outcome={outcome} onBack={() => setOutcome(null)} />
      )}
      {/* Only hidden, so that no input is lost. */}
      <div hidden={outcome !== null}>
        <PageHeading>Unternehmen registrieren</PageHeading>
        <p className="max-w-prose mt-3 mb-8 text-lg">
          Präsentieren Sie Ihr Unternehmen und Ihre freien Ausbildungs- und Praktikumsplätze
          kostenlos allen Schülerinnen und Schülern {inState}. Das Formular ist in etwa drei Minuten
          ausgefüllt. Ihre Kammer prüft die Anfrage, meist innerhalb weniger Werktage, und schickt
          Ihnen dann einen Link, mit dem Sie Ihr Passwort festlegen. Sie haben schon ein Konto?{' '}
          <a href={hrefOf(paths.login)}>Zum Login</a>
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

/** A short screencast of the company area. */
function IntroFilm() {
  return (
    <section
      aria-labelledby="einblick"
      className={`${styles.intro} border rounded-lg bg-paper p-6`}
    >
      <h2 id="einblick" className="mb-4 text-xl">
        So sieht Ihr Bereich aus
      </h2>
      <Film
        file="einblick"
        label="Film: ein Rundgang durch den Unternehmensbereich, ohne Ton, mit Untertiteln"
        scenes={filmScenes}
      />
    </section>
  );
}

interface RegistrationOutcomeProps {
  readonly outcome: Outcome;
  /** Returns to the form with its input. */
  readonly onBack: () => void;
}

/** The result of sending a request. */
function RegistrationOutcome({ outcome, onBack }: RegistrationOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  if (outcome === 1) {
    return (
      <div className={`${styles.outcome} max-w-prose border rounded-lg bg-paper p-6`}>
        <h1 ref={heading} tabIndex={-1} className="mb-4">
          Etwas ist schief gegangen ...
        </h1>
        <p className="mb-4">
          Bitte versuchen Sie es später noch einmal. Ihre Eingaben sind noch da: Sie müssen nichts
          noch einmal schreiben.
        </p>
        <Button onClick={onBack}>Zurück zum Formular</Button>
      </div>
    );
  }
  return (
    <div className={`${styles.outcome} max-w-prose border rounded-lg bg-paper p-6`}>
      <h1 ref={heading} tabIndex={-1} className="mb-4">
        Ihre Anfrage ist eingegangen
      </h1>
      <p className="mb-4">
        Vielen Dank! Wir prüfen Ihre Angaben; das dauert meist wenige Werktage. Nach der Freigabe
        erhalten Sie eine E-Mail mit einem Link, über den Sie Ihr Passwort festlegen und Ihr Konto
        einrichten.
      </p>
      <p className="mb-4">
        Eine Bestätigung ist unterwegs zu Ihnen. Kommt nichts an, sehen Sie bitte auch im
        Spam-Ordner nach.
      </p>
      <ButtonLink href={hrefOf(paths.results)}>Zur Suche</ButtonLink>
    </div>
  );
}
