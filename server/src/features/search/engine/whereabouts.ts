import { perimeters, type Circle, type SearchFilters } from '@lehrpfad/contract/search.ts';
import type { Position } from './geo.ts';
import type { TownDirectory } from './towns.ts';

/** Where a search looks. Without a circle, the towns themselves. */
export interface Whereabouts {
  readonly circle: Circle | undefined;
  /** Ids of the towns searched in; undefined = no town was named. */
  readonly towns: ReadonlySet<number> | undefined;
  /** From where distances are measured. */
  readonly centre: Position | undefined;
  /** Name of the town as the table spells it; undefined for none or an unknown one. */
  readonly townName: string | undefined;
}

const everywhere: Whereabouts = {
  ...{ circle: undefined, towns: undefined, centre: undefined, townName: undefined },
};

/** A circle beside a town is what is searched; the town then only says where its centre is. */
export function whereaboutsOf(query: SearchFilters, directory: TownDirectory): Whereabouts {
  const { city, postcode, state, location__geo_distance: circle } = query;
  if (!city && !postcode) return circle ? { ...everywhere, circle, centre: circle } : everywhere;
  const found = directory.find({ city, postcode, state });
  const townName = city ? found[0]?.name : undefined;
  if (circle) return { circle, towns: undefined, centre: circle, townName };
  return { circle, towns: new Set(found.map(({ id }) => id)), centre: found[0], townName };
}

/** The next perimeter in km that reaches as far as the nearest ad, if one is wide enough. */
export function nextPerimeter(currentKm: number, nearestKm: number): number | undefined {
  return perimeters.find(({ km }) => km > currentKm && km >= nearestKm)?.km;
}
