import { mapServiceSentence } from '@lehrpfad/contract/notices/map-service.ts';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../core/ui/controls/button.tsx';
import { Announcer } from '../../core/ui/notices/announcer.tsx';
import { closeConsentSettings } from '../../core/device/consent.ts';
import { FailureNotice } from '../../core/notices/failure-notice.tsx';
import { useOverlayEntry } from '../../core/history/overlays.ts';
import { CloseButton } from '../../core/ui/controls/close-button.tsx';
import { useModal } from '../../core/ui/dialogs/use-modal.ts';
import { chooseConsent } from './consent-choice.ts';
import { SwitchInput } from '../../core/ui/controls/switch.tsx';
import { t, translated } from '../../core/texts/texts.ts';
import styles from './consent-settings.module.css';

interface ConsentSettingsProps {
  readonly opened: boolean;
  /** The previous choice; null if there is none. */
  readonly consent: boolean | null;
  readonly mapStyleUrl: string | undefined;
}

/** The dialog with the settings. Closing it without one of its buttons changes nothing. */
export function ConsentSettings({ opened, consent, mapStyleUrl }: ConsentSettingsProps) {
  useOverlayEntry(opened, closeConsentSettings);
  const modal = useModal(opened, closeConsentSettings);
  const titleId = useId();

  return (
    <dialog
      {...modal}
      className={`${styles.dialog} overflow-y-auto overscroll-contain p-0 border-0 rounded-lg text-inherit bg-paper`}
      aria-labelledby={titleId}
    >
      {opened && (
        <>
          {/* The page's own notice and announcer are inert behind the dialog. */}
          <FailureNotice />
          <Announcer />
          <div className="stack gap-4 p-5">
            <div className="line gap-4 justify-between">
              <h2 id={titleId} className="text-xl">
                {t('Cookie-Einstellungen')}
              </h2>
              <CloseButton
                className={`${styles.close} hover-tint bare-button tap-square flex-none rounded-full`}
                onClose={closeConsentSettings}
              />
            </div>
            <Choices consent={consent} mapStyleUrl={mapStyleUrl} />
          </div>
        </>
      )}
    </dialog>
  );
}

function Choices({ consent, mapStyleUrl }: Pick<ConsentSettingsProps, 'consent' | 'mapStyleUrl'>) {
  // Only a consent given before is ticked.
  const [allowsMap, setAllowsMap] = useState(consent === true);

  function choose(choice: boolean) {
    closeConsentSettings();
    chooseConsent(choice, consent);
  }

  return (
    <>
      <Switch name="Notwendig" checked disabled>
        {t(
          'Merkt sich diese Auswahl und schützt Formulare vor Missbrauch. Deine Favoriten bleiben auf deinem Gerät.',
        )}
      </Switch>
      <Switch name="Karte" checked={allowsMap} onChange={setAllowsMap}>
        {t('Zeigt die Ergebnisse auf einer Karte. {service}', {
          service: translated(mapServiceSentence(mapStyleUrl)),
        })}
      </Switch>
      <div className={`${styles.actions} grid gap-2`}>
        <Button variant="default" onClick={() => choose(allowsMap)}>
          {t('Auswahl speichern')}
        </Button>
        <Button variant="default" onClick={() => choose(true)}>
          {t('Alle zulassen')}
        </Button>
      </div>
    </>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange?: (checked: boolean) => void;
  /** Explanation of the option. */
  readonly children: ReactNode;
}

function Switch({ name, checked, disabled, onChange, children }: SwitchProps) {
  const id = useId();
  return (
    <div className={`${styles.row} rounded-md bg-tint`}>
      <label className="line gap-4 min-h-tap">
        <span className="flex-1 font-bold">{name}</span>
        {disabled && <span className="text-hint">{t('immer an')}</span>}
        <SwitchInput
          role="switch"
          aria-checked={checked}
          aria-label={name}
          aria-describedby={id}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
      </label>
      <p id={id} className="text-sm">
        {children}
      </p>
    </div>
  );
}
