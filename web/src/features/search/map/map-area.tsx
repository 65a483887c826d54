import { useEffect } from 'react';
import { lazyPart } from '../../../core/loading/lazy-part.tsx';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import {
  needsReloadForMap,
  useConsent,
  openConsentSettings,
} from '../../../core/device/consent.ts';
import { reloadPage } from '../../../core/navigation/reload.ts';
import { t } from '../../../core/texts/texts.ts';
import styles from './map-area.module.css';
import type { MapAreaProps } from './map-props.ts';
import { Button } from '../../../core/ui/controls/button.tsx';

const loading = <Skeleton className="absolute inset-0" height="100%" />;

/** Loaded separately: with MapLibre it is larger than the rest of the site. */
const MapView = lazyPart('map', async () => (await import('./map-view.tsx')).MapView, loading);

/** The results on a map, if the visitor allows it. Fills the element around it, which provides the accessible name. */
export function MapArea(props: MapAreaProps) {
  const consent = useConsent();
  // The map was allowed on another page, which was loaded without the map's host and not reloaded.
  const needsReload = consent === true && needsReloadForMap();
  useEffect(() => {
    if (needsReload) reloadPage();
  }, [needsReload]);

  if (consent !== true) {
    return (
      <div className={`${styles.area} relative w-full h-full rounded-lg bg-accent overflow-hidden`}>
        <MapPrompt />
      </div>
    );
  }
  return (
    <div className={`${styles.area} relative w-full h-full rounded-lg bg-accent overflow-hidden`}>
      {needsReload ? loading : <MapView {...props} />}
    </div>
  );
}

/** Shown instead of the map until it is allowed. */
function MapPrompt() {
  return (
    <div className={`${styles.prompt} absolute inset-0 overflow-y-auto line flex-col gap-4 p-4`}>
      <div className={`${styles.words} grid flex-none gap-3 justify-items-center text-center`}>
        <p className={`${styles.sentence} text-accent`}>
          {t(
            'Hier siehst du die Ergebnisse auf einer Karte, sobald du sie in den Cookie-Einstellungen zulässt.',
          )}
        </p>
        <Button name="map-consent" onClick={openConsentSettings}>
          {t('Cookie-Einstellungen verwalten')}
        </Button>
      </div>
      <div className={`${styles.outline} min-h-0 bg-paper`} aria-hidden="true" />
    </div>
  );
}
