import { useEffect, useState } from 'react';
import { ConsentBanner } from '../../features/notices/consent-banner.tsx';
import type { ConsentSettings } from '../../features/notices/consent-settings.tsx';
import { useSiteSettings } from '../../features/pages/queries.ts';
import {
  closeConsentSettings,
  useConsent,
  useConsentSettingsOpened,
} from '../../core/device/consent.ts';
import { raiseFailure } from '../../core/notices/failures.ts';

/** The consent banner until the visitor has chosen, and the dialog with the settings. */
export function MapConsent() {
  const consent = useConsent();
  const opened = useConsentSettingsOpened();
  const Settings = useSettingsDialog(opened);
  if (consent !== null && Settings === null) return null;
  return <Asking consent={consent} opened={opened} Settings={Settings} />;
}

const readSettingsDialog = async () => (await import('../other-pages.ts')).loadConsentSettings();

/** Returns the dialog, loaded when it is first opened. It stays mounted, so that the browser can return the focus when it closes. */
function useSettingsDialog(wanted: boolean): typeof ConsentSettings | null {
  const [Settings, setSettings] = useState<typeof ConsentSettings | null>(null);
  useEffect(() => {
    if (!wanted || Settings) return;
    readSettingsDialog().then(
      (Dialog) => setSettings(() => Dialog),
      () => {
        closeConsentSettings();
        raiseFailure();
      },
    );
  }, [wanted, Settings]);
  return Settings;
}

interface AskingProps {
  readonly consent: boolean | null;
  readonly opened: boolean;
  readonly Settings: typeof ConsentSettings | null;
}

/** Names the provider of the map, so it waits for the settings; without them it shows the same text without a name. */
function Asking({ consent, opened, Settings }: AskingProps) {
  const { data, isPending } = useSiteSettings();
  const mapStyleUrl = data?.map_style_url;
  return (
    <>
      {consent === null && !isPending && <ConsentBanner mapStyleUrl={mapStyleUrl} />}
      {Settings && <Settings opened={opened} consent={consent} mapStyleUrl={mapStyleUrl} />}
    </>
  );
}
