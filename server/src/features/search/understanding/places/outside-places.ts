import type { Town } from '../../engine/filters/towns.ts';
import { kilometresBetween } from '../../../../core/distances.ts';
import type { TownGroup } from '../../engine/filters/slots.ts';

/** Perimeters in km around a town of another state, and the number of towns of this board that is enough. */
const perimeters = [30, 50, 75, 100, 150];
const minTowns = 5;

/** Towns of this board around a point, within the smallest perimeter with enough of them; undefined if there are none. */
export function aroundOf(
  name: string,
  point: { readonly latitude: number; readonly longitude: number },
  towns: readonly Town[],
): { readonly label: string; readonly group: TownGroup } | undefined {
  for (const km of perimeters) {
    const near = towns.filter((town) => kilometresBetween(town, point) <= km);
    if (near.length < minTowns) continue;
    const label = `Umkreis ${km} km um ${name}`;
    return { label, group: { key: label, ids: new Set(near.map(({ id }) => id)) } };
  }
  return undefined;
}
