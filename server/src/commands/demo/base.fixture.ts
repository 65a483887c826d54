import { builtInPlaces } from '../../features/places/all-places-store.fixture.ts';
import { loadCatalogue } from '../../features/occupations/catalogue/catalogue.ts';
import { unknownPopulation, type Base } from './base.ts';
import type { Ids } from './rows.ts';

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Builds the base data without a database; ids are positions in the lists. */
export function builtInBase(): Base {
  const { occupations, professions } = loadCatalogue();
  const professionIds = new Map(professions.map(({ name }, at) => [name, at + 1]));
  const offered = builtInPlaces()
    .filter(({ use }) => use === 'main' || use === 'street')
    .toSorted((one, other) => order(one.postcode, other.postcode));
  const towns = [...Map.groupBy(offered, ({ townId }) => townId).values()].map((places) => {
    const [{ town, district, population } = { town: '', district: '', population: 0 }] = places;
    const placeIds = places.map(({ id }) => id);
    return { name: town, district, population: population || unknownPopulation, placeIds };
  });
  return {
    towns: towns.toSorted(
      (one, other) => order(one.district, other.district) || order(one.name, other.name),
    ),
    jobNames: new Map(
      occupations.map(({ name, profession }, at) => [
        name,
        { id: at + 1, professionId: professionIds.get(profession) ?? null },
      ]),
    ),
    professions: professionIds,
  };
}

/** Counts ids up in every table; job names continue after those of the catalogue. */
export function countingIds(base: Base): Ids {
  const last = new Map<string, number>([['job_names', base.jobNames.size]]);
  return {
    next: (table) => {
      const id = (last.get(table) ?? 0) + 1;
      last.set(table, id);
      return id;
    },
    settle: () => Promise.resolve(),
  };
}
