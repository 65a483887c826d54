import { lazy, Suspense, useEffect } from 'react';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { needsReloadForMap, useConsent } from '../../../core/device/consent.ts';
import { reloadPage } from '../../../core/navigation/reload.ts';
import styles from './map-area.module.css';
import { MapBoundary } from './map-boundary.tsx';
import { MapPrompt } from './map-prompt.tsx';
import type { MapAreaProps } from './map-props.ts';

/** Loaded separately: with MapLibre it is larger than the rest of the site. */
const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }));

/** The results on a map, if the visitor allows it. Fills the element around it, which provides the accessible name. */
export function MapArea(props: MapAreaProps) {
  const consent = useConsent();
  // The map was allowed on another page, which was loaded without the map's host and not reloaded.
  const needsReload = consent === true && needsReloadForMap();
  useEffect(() => {
    if (needsReload) reloadPage();
  }, [needsReload]);
  const loading = <Skeleton className="absolute inset-0" height="100%" />;

  if (consent !== true) {
    return (
      <div className={`${styles.area} relative w-full h-full rounded-lg bg-accent overflow-hidden`}>
        <MapPrompt />
      </div>
    );
  }
  return (
    <div className={`${styles.area} relative w-full h-full rounded-lg bg-accent overflow-hidden`}>
      <MapBoundary>
        {needsReload ? (
          loading
        ) : (
          <Suspense fallback={loading}>
            <MapView {...props} />
          </Suspense>
        )}
      </MapBoundary>
    </div>
  );
}
