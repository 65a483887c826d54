import type { z } from 'zod';
import type { OfState } from '../read-part.ts';
import type { geographySchema } from '../schemas/geography.ts';

type Geography = z.output<typeof geographySchema>;

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Returns the rectangle around all states, and its middle. */
export function joinGeography(states: readonly OfState<Geography>[]): Geography {
  const [first, ...others] = states.map(({ data }) => data) as [Geography, ...Geography[]];
  if (others.length === 0) return first;
  const all = [first, ...others].map(({ bounds }) => bounds);
  const south = Math.min(...all.map((bounds) => bounds.south));
  const north = Math.max(...all.map((bounds) => bounds.north));
  const west = Math.min(...all.map((bounds) => bounds.west));
  const east = Math.max(...all.map((bounds) => bounds.east));
  const centre = { latitude: rounded((south + north) / 2), longitude: rounded((west + east) / 2) };
  return { bounds: { south, north, west, east }, centre };
}
