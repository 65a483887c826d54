import { perimeters, type Circle, type SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { Position } from '../../../../core/distances.ts';
import type { Town, TownDirectory } from './towns.ts';

/** Where a search looks. Without a circle, the towns themselves. */
export interface Whereabouts {
  readonly circle: Circle | undefined;
  /** Ids of the towns searched in; undefined = no town was named. */
  readonly towns: ReadonlySet<number> | undefined;
  /** From where distances are measured. */
  readonly centre: Position | undefined;
  /** Name of the town as the table spells it; undefined for none or an unknown one. */
  readonly townName: string | undefined;
  /** A town or postcode was named that is not in the table, and nothing else says where it lies. */
  readonly isUnknown: boolean;
}

type AskedPlace = Pick<
  SearchFilters,
  'city' | 'postcode' | 'state' | 'location__geo_distance' | 'perimeter'
>;

const everywhere: Whereabouts = {
  circle: undefined,
  towns: undefined,
  centre: undefined,
  townName: undefined,
  isUnknown: false,
};

/**
 * A circle beside a town is what is searched; the town then only says where its centre is. A perimeter without a circle surrounds the
 * town, the first of namesakes.
 */
export function whereaboutsOf(query: AskedPlace, directory: TownDirectory): Whereabouts {
  const { city, postcode, state, location__geo_distance: circle } = query;
  if (!city && !postcode) return circle ? { ...everywhere, circle, centre: circle } : everywhere;
  const found = directory.find({ city, postcode, state });
  const townName = city ? found[0]?.name : undefined;
  const around = circle ?? circleAround(found[0], query.perimeter);
  if (around) {
    return { circle: around, towns: undefined, centre: around, townName, isUnknown: false };
  }
  const towns = new Set(found.map(({ id }) => id));
  return { circle, towns, centre: found[0], townName, isUnknown: found.length === 0 };
}

function circleAround(town: Town | undefined, km = 0): Circle | undefined {
  if (town === undefined || km === 0) return undefined;
  return { km, latitude: town.latitude, longitude: town.longitude };
}

/** The next perimeter in km that reaches as far as the nearest ad, if one is wide enough. */
export function nextPerimeter(currentKm: number, nearestKm: number): number | undefined {
  return perimeters.find(({ km }) => km > currentKm && km >= nearestKm)?.km;
}
