import { perimeters, type Circle, type SearchFilters } from '@lehrpfad/contract/search.ts';
import { brafoMask, noDay, regionNumber, type Columns } from './columns.ts';
import { dayNumber, kilometresBetween, type Position } from './geo.ts';
import type { TownDirectory } from './towns.ts';

/** Where a search looks. Without a circle, the towns themselves. */
export interface Whereabouts {
  readonly circle: Circle | undefined;
  /** Ids of the towns searched in; undefined = no town was named. */
  readonly towns: ReadonlySet<number> | undefined;
  /** From where distances are measured. */
  readonly centre: Position | undefined;
}

export function whereaboutsOf(query: SearchFilters, directory: TownDirectory): Whereabouts {
  const { city, postcode, state, location__geo_distance: circle } = query;
  if (circle) return { circle, towns: undefined, centre: circle };
  if (!city && !postcode) return { circle: undefined, towns: undefined, centre: undefined };
  const towns = directory.find({ city, postcode, state });
  return { circle: undefined, towns: new Set(towns.map((town) => town.id)), centre: towns[0] };
}

/** The next perimeter in km that reaches as far as the nearest ad, if one is wide enough. */
export function nextPerimeter(currentKm: number, nearestKm: number): number | undefined {
  return perimeters.find(({ km }) => km > currentKm && km >= nearestKm)?.km;
}

type Test = (slot: number) => boolean;

function dayTests(query: SearchFilters, columns: Columns): Test[] {
  const tests: Test[] = [];
  const { job_start__range: start, created__range: created } = query;
  if (start && (start.from !== null || start.to !== null)) {
    const [from, to] = [
      start.from ? dayNumber(start.from) : -Infinity,
      start.to ? dayNumber(start.to) : Infinity,
    ];
    tests.push((slot) => {
      const day = columns.startDay[slot] ?? noDay;
      // An ad that does not say when it starts may start then.
      return day === noDay || (day >= from && day <= to);
    });
  }
  if (created && (created.from !== null || created.to !== null)) {
    const [from, to] = [
      created.from ? dayNumber(created.from) : -Infinity,
      created.to ? dayNumber(created.to) : Infinity,
    ];
    tests.push((slot) => {
      const day = columns.publishDay[slot] ?? noDay;
      return day !== noDay && day >= from && day <= to;
    });
  }
  return tests;
}

/** Every filter but the place. */
export function contentTest(query: SearchFilters, columns: Columns): Test {
  const tests = dayTests(query, columns);
  if (query.job_ids) {
    const ids = new Set(query.job_ids);
    tests.push((slot) => ids.has(columns.id[slot] ?? 0));
  }
  const [onlyType, second] = query.job_type__terms ?? [];
  if (onlyType !== undefined && second === undefined) {
    const type = onlyType === 'praktikum' ? 1 : 2;
    tests.push((slot) => columns.type[slot] === type);
  }
  if (query.brafo_fields && query.brafo_fields.length > 0) {
    const wanted = brafoMask(query.brafo_fields);
    tests.push((slot) => ((columns.brafo[slot] ?? 0) & wanted) !== 0);
  }
  if (query.area_search) {
    const region = regionNumber(query.area_search);
    tests.push((slot) => columns.region[slot] === region);
  }
  return (slot) => tests.every((test) => test(slot));
}

/** The filter of the place alone. */
export function placeTest({ circle, towns }: Whereabouts, columns: Columns): Test {
  if (circle) return (slot) => kilometresTo(circle, columns, slot) <= circle.km;
  if (towns) return (slot) => towns.has(columns.townId[slot] ?? 0);
  return () => true;
}

/** Distance in km of an ad from there; NaN for an ad without a position. */
export function kilometresTo(centre: Position, columns: Columns, slot: number): number {
  return kilometresBetween(centre, {
    latitude: columns.latitude[slot] ?? NaN,
    longitude: columns.longitude[slot] ?? NaN,
  });
}
