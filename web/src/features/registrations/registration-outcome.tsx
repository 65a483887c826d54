import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../core/ui/controls/button.tsx';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import styles from './registration-page.module.css';
import type { Outcome } from './request-values.ts';

interface RegistrationOutcomeProps {
  readonly outcome: Outcome;
  /** Returns to the form with its input. */
  readonly onBack: () => void;
}

/** The result of sending a request. */
export function RegistrationOutcome({ outcome, onBack }: RegistrationOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  if (outcome === 1) {
    return (
      <div className={styles.outcome}>
        <h1 ref={heading} tabIndex={-1}>
          Etwas ist schief gegangen ...
        </h1>
        <p>
          Bitte versuchen Sie es später noch einmal. Ihre Eingaben sind noch da: Sie müssen nichts
          noch einmal schreiben.
        </p>
        <Button onClick={onBack}>Zurück zum Formular</Button>
      </div>
    );
  }
  return (
    <div className={styles.outcome}>
      <h1 ref={heading} tabIndex={-1}>
        Ihre Anfrage ist eingegangen
      </h1>
      <p>
        Vielen Dank! Wir prüfen Ihre Angaben; das dauert meist wenige Werktage. Nach der Freigabe
        erhalten Sie eine E-Mail mit einem Link, über den Sie Ihr Passwort festlegen und Ihr Konto
        einrichten.
      </p>
      <p>
        Eine Bestätigung ist unterwegs zu Ihnen. Kommt nichts an, sehen Sie bitte auch im
        Spam-Ordner nach.
      </p>
      <ButtonLink href={hrefOf(paths.results)}>Zur Suche</ButtonLink>
    </div>
  );
}
