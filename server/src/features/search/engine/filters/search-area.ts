import { perimeters, type Circle, type SearchFilters } from '@lehrpfad/contract/search/search.ts';
import type { Position } from '../../../../core/distances.ts';
import type { AskedSearch } from './slots.ts';
import type { Town, TownDirectory } from './towns.ts';

/** The area that a search covers: a circle or, without one, whole towns. */
export interface SearchArea {
  readonly circle: Circle | undefined;
  /** Ids of the towns searched in; undefined if no town was named. */
  readonly towns: ReadonlySet<number> | undefined;
  /** The point from which distances are measured. */
  readonly centre: Position | undefined;
  /** Where the area lies around several places: distances that are sorted by are to the nearest of these. */
  readonly centres?: readonly Position[] | undefined;
  /** Name of the town as the table spells it; undefined for none or an unknown one. */
  readonly townName: string | undefined;
  /** A town or postcode was named that is not in the table, and no other parameter gives its position. */
  readonly isUnknown: boolean;
}

type AskedPlace = Pick<
  SearchFilters,
  'city' | 'postcode' | 'state' | 'location__geo_distance' | 'perimeter'
> &
  Pick<AskedSearch, 'slots'>;

const everywhere: SearchArea = {
  circle: undefined,
  towns: undefined,
  centre: undefined,
  townName: undefined,
  isUnknown: false,
};

/**
 * If a query has both a circle and a town, the search uses the circle, and the town only names its centre. A perimeter without a circle
 * is drawn around the town; among towns of the same name, around the first.
 */
export function searchAreaOf(query: AskedPlace, directory: TownDirectory): SearchArea {
  const { city, postcode, state, location__geo_distance: circle } = query;
  if (!city && !postcode) {
    const centres = query.slots?.towns?.centres;
    return circle ? { ...everywhere, circle, centre: circle } : { ...everywhere, centres };
  }
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

/** The next larger perimeter in km that includes the nearest ad; undefined if none is large enough. */
export function nextPerimeter(currentKm: number, nearestKm: number): number | undefined {
  return perimeters.find(({ km }) => km > currentKm && km >= nearestKm)?.km;
}
