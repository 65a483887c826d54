import type { findNearestTown } from '@lehrpfad/contract/places/places.ts';
import { inState, stateName } from '@lehrpfad/regions/parts/names.ts';
import { call } from '../../core/api/api.ts';
import type { Town } from './place.ts';
import { townOf } from './town-options.ts';
import { t, translated } from '../../core/texts/texts.ts';

/** Why no town near the device was found. */
export type NearbyFailure = 'refused' | 'unknown' | 'outside' | 'failed';

export type Nearby = { readonly town: Town } | { readonly failure: NearbyFailure };

/** Maximum time in ms that the device may take, and maximum age of a position it may answer with. */
const patience = { timeout: 10_000, maximumAge: 600_000 };

/** Rounds degrees to about a kilometre: the exact position does not leave the device. */
const coarse = (degrees: number): number => Math.round(degrees * 100) / 100;

function locate(): Promise<GeolocationPosition | NearbyFailure> {
  // Browsers have it on encrypted pages only.
  if (!navigator.geolocation) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      resolve,
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { enableHighAccuracy: false, ...patience },
    );
  });
}

/** Asks the device for its position and returns the nearest town. To be called only when the user wants it. */
export async function findNearby(): Promise<Nearby> {
  const position = await locate();
  if (typeof position === 'string') return { failure: position };
  const { latitude, longitude } = position.coords;
  try {
    const { place } = await call<typeof findNearestTown>('POST cities/nearest/', {
      body: { latitude: coarse(latitude), longitude: coarse(longitude) },
    });
    return place ? { town: townOf(place) } : { failure: 'outside' };
  } catch (error) {
    console.error(error);
    return { failure: 'failed' };
  }
}

/** Messages for the user, by failure. */
export const nearbySentences: Readonly<Record<NearbyFailure, string>> = {
  refused: t('Dein Gerät gibt den Standort nicht frei. Gib deinen Ort oben bei der Suche ein.'),
  unknown: t(
    'Dein Gerät kennt seinen Standort gerade nicht. Gib deinen Ort oben bei der Suche ein.',
  ),
  outside: t('Du bist nicht {inState}. Gib oben bei der Suche einen Ort ein.', {
    inState,
    state: translated(stateName),
  }),
  failed: t('Das hat nicht geklappt. Versuch es noch einmal, oder gib deinen Ort oben ein.'),
};
