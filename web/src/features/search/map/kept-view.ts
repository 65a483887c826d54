import { recall, remember } from '../../../core/history/entries.ts';
import type { LonLat } from './home-view.ts';

/** What the map shows. */
export interface Camera {
  readonly centre: LonLat;
  readonly zoom: number;
}

interface Kept {
  /** Identifies the search. */
  readonly search: string;
  readonly camera: Camera;
}

/** The last view of this page: on a phone, the list and the map are different entries of the history. */
let last: Kept | undefined;

const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Reads a value of the session storage. */
function readKept(value: unknown): Kept | undefined {
  const { search, camera } = (value ?? {}) as { search?: unknown; camera?: Partial<Camera> };
  const { centre, zoom } = camera ?? {};
  const isValid = typeof search === 'string' && Array.isArray(centre) && centre.length === 2;
  if (!isValid || !centre.every(isNumber) || !isNumber(zoom)) return undefined;
  return { search, camera: { centre, zoom } };
}

/**
 * Keeps the view to which the user has moved the map, for Back, a reload, and the way from the list to the map.
 * @param camera null for the default view of the search
 */
export function keepView(search: string, camera: Camera | null): void {
  last = camera === null ? undefined : { search, camera };
  remember('map', last ?? null);
}

/** Returns the kept view of a search; undefined for the default view. */
export function keptView(search: string): Camera | undefined {
  const kept = [readKept(recall('map')), last].find((one) => one?.search === search);
  return kept?.camera;
}
