import { alias, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { places, towns as townsTable } from '../../features/places/schema.ts';
import {
  jobNames as jobNamesTable,
  professions as professionsTable,
} from '../../features/occupations/schema.ts';

const t = alias(townsTable, 't');
const p = alias(places, 'p');

export interface DemoTown {
  readonly name: string;
  readonly district: string;
  readonly population: number;
  readonly placeIds: readonly number[];
}

export interface DemoJobName {
  readonly id: number;
  readonly professionId: number | null;
}

/** The towns and the catalogue, which every database has, as the basis of the demo data. */
export interface Base {
  readonly towns: readonly DemoTown[];
  readonly jobNames: ReadonlyMap<string, DemoJobName>;
  readonly professions: ReadonlyMap<string, number>;
}

/** Population of villages for which the table has none. */
export const unknownPopulation = 250;

/**
 * Reads the base data.
 * @throws if places or occupations have not been loaded yet
 */
export async function readBase(tx: Queries): Promise<Base> {
  const towns = await tx.rows<DemoTown>(sql`
    select ${t.name}, ${t.district}, coalesce(${t.population}, ${unknownPopulation}::int) as population,
      array_agg(${p.id} order by ${p.postcode}) as "placeIds"
    from ${townsTable} t join ${places} p on ${p.town_id} = ${t.id} and ${p.use} in ('main', 'street')
    group by ${t.id} order by ${t.district} collate "C", ${t.name} collate "C"`);
  const jobNames = await tx.rows<DemoJobName & { name: string }>(
    sql`select ${jobNamesTable.name}, ${jobNamesTable.id}, ${jobNamesTable.profession_id} as "professionId" from ${jobNamesTable}
        order by ${jobNamesTable.id}`,
  );
  const professions = await tx.rows<{ name: string; id: number }>(
    sql`select ${professionsTable.name}, ${professionsTable.id} from ${professionsTable} order by ${professionsTable.id}`,
  );
  if (towns.length === 0 || jobNames.length === 0) {
    throw new Error('Demo data needs the places and the occupations to be loaded first.');
  }
  return {
    towns,
    jobNames: new Map(jobNames.map(({ name, ...rest }) => [name, rest])),
    professions: new Map(professions.map(({ name, id }) => [name, id])),
  };
}

/** Returns the id of a name that the demo texts use. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The catalogue does not have "${name}".`);
  return id;
}

export function jobNameOf(base: Base, name: string): DemoJobName {
  const found = base.jobNames.get(name);
  if (found === undefined) throw new Error(`The catalogue does not have "${name}".`);
  return found;
}
