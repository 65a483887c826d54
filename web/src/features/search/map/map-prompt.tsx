import { Button } from '../../../core/ui/controls/button.tsx';
import { openConsentSettings } from '../../../core/device/consent.ts';
import styles from './map-area.module.css';

/** Shown instead of the map until it is allowed. */
export function MapPrompt() {
  return (
    <div className={`${styles.prompt} absolute inset-0 overflow-y-auto line flex-col gap-4 p-4`}>
      <div className={`${styles.words} grid flex-none gap-3 justify-items-center text-center`}>
        <p className={`${styles.sentence} text-accent`}>
          Hier siehst du die Ergebnisse auf einer Karte, sobald du sie in den Cookie-Einstellungen
          zulässt.
        </p>
        <Button name="map-consent" onClick={openConsentSettings}>
          Cookie-Einstellungen verwalten
        </Button>
      </div>
      <div className={`${styles.outline} min-h-0 bg-paper`} aria-hidden="true" />
    </div>
  );
}
