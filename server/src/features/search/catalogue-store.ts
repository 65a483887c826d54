import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { knownPartsOf } from '../places/usual-parts.ts';
import type { Town } from './engine/filters/towns.ts';
import {
  districts,
  places,
  townAliases,
  townParts,
  towns as townsTable,
} from '../places/schema.ts';
import {
  brafoFields,
  jobNameBrafoFields,
  jobNameSynonyms,
  jobNames,
  professions,
} from '../occupations/schema.ts';

const t = alias(townsTable, 't');
const d = alias(districts, 'd');
const f = alias(jobNameBrafoFields, 'f');
const bBrafoFields = alias(brafoFields, 'b');

/*
 * Towns and job names are read completely after every change of one of them, so reading must be fast: each is a single text, built
 * without a query for each row, and is parsed only if it differs from the last one.
 */

async function textOf(db: Queries, members: SQL): Promise<string> {
  const [row] = await db.rows<{ text: string }>(
    sql`select json_build_object(${members})::text as text`,
  );
  if (row === undefined) throw new Error('The database answered nothing.');
  return row.text;
}

/** Lists of values by the id of their owner. */
type ById<Value> = Readonly<Record<string, readonly Value[]>>;

interface TownsText {
  readonly towns: readonly [
    ...[id: number, name: string, latitude: number, longitude: number],
    ...[state: string, region: Town['region'], population: number | null, district: string],
  ][];
  readonly aliases: ById<string>;
  readonly parts: ById<string>;
  readonly postcodes: ById<string>;
}

/** All towns, larger ones first, as text for `townsOf`. */
export function townsText(db: Queries): Promise<string> {
  return textOf(
    db,
    sql`
      'towns', (
        select coalesce(json_agg(json_build_array(${t.id}, ${t.name}, ${t.latitude}, ${t.longitude}, ${d.state}, ${d.region},
            ${t.population}, ${t.district})
          order by ${t.population} desc nulls last, ${t.id}), '[]')
        from ${townsTable} t join ${districts} d on ${d.name} = ${t.district}),
      'aliases', (select coalesce(json_object_agg(town_id, aliases), '{}') from (
        select ${townAliases.town_id}, array_agg(${townAliases.alias} order by ${townAliases.alias}) as aliases from ${townAliases}
        group by ${townAliases.town_id}) a),
      'parts', (select coalesce(json_object_agg(town_id, parts), '{}') from (
        select ${townParts.town_id}, array_agg(${townParts.name} order by ${townParts.name}) as parts from ${townParts}
        group by ${townParts.town_id}) n),
      'postcodes', (select coalesce(json_object_agg(town_id, postcodes), '{}') from (
        select ${places.town_id}, array_agg(${places.postcode} order by ${places.postcode}) as postcodes from ${places}
        where ${places.use} <> 'unknown' group by ${places.town_id}) p)`,
  );
}

export function townsOf(text: string): Town[] {
  const { towns, aliases, parts, postcodes } = JSON.parse(text) as TownsText;
  return towns.map(([id, name, latitude, longitude, state, region, population, district]) => ({
    id,
    name,
    latitude,
    longitude,
    state,
    region,
    population,
    district,
    aliases: aliases[id] ?? [],
    postcodes: postcodes[id] ?? [],
    parts: parts[id] ?? [],
    knownParts: knownPartsOf(parts[id] ?? [], population ?? 0),
  }));
}

/** A job name for suggestions. */
export interface CatalogueName {
  readonly id: number;
  readonly name: string;
  readonly external: boolean;
  readonly Mapping: Named | null;
  readonly synonyms: readonly string[];
  /** BRAFO fields, 1 to 12, of the name and of the name to which it is mapped. */
  readonly brafo: readonly number[];
}

interface NamesText {
  readonly names: readonly [
    ...[id: number, name: string, external: boolean, blocked: boolean, mappingId: number | null],
  ][];
  readonly synonyms: ById<string>;
  readonly brafo: ById<number>;
}

/** All job names in alphabetical order, as text for `catalogueNamesOf`. */
export function catalogueNamesText(db: Queries): Promise<string> {
  return textOf(
    db,
    sql`
      'names', (
        select coalesce(json_agg(json_build_array(${jobNames.id}, ${jobNames.name}, ${jobNames.external}, ${jobNames.blocked},
          ${jobNames.mapping_id}) order by ${jobNames.name}, ${jobNames.id}), '[]')
        from ${jobNames}),
      'synonyms', (select coalesce(json_object_agg(job_name_id, synonyms), '{}') from (
        select ${jobNameSynonyms.job_name_id}, array_agg(${jobNameSynonyms.synonym} order by ${jobNameSynonyms.synonym}) as synonyms
        from ${jobNameSynonyms} group by ${jobNameSynonyms.job_name_id}) s),
      'brafo', (select coalesce(json_object_agg(job_name_id, numbers), '{}') from (
        select ${f.job_name_id}, array_agg(${bBrafoFields.number} order by ${bBrafoFields.number}) as numbers
        from ${jobNameBrafoFields} f join ${brafoFields} b on ${bBrafoFields.id} = ${f.brafo_field_id} group by ${f.job_name_id}) f)`,
  );
}

/** The names that are neither blocked nor mapped to a blocked name. */
export function catalogueNamesOf(text: string): CatalogueName[] {
  const { names, synonyms, brafo } = JSON.parse(text) as NamesText;
  const blockedIds = new Set(names.flatMap(([id, , , blocked]) => (blocked ? [id] : [])));
  const byId = new Map(names.map(([id, name]) => [id, name]));
  const brafoOf = (id: number | null) => (id === null ? [] : (brafo[id] ?? []));
  return names.flatMap(([id, name, external, , mappingId]) => {
    if (blockedIds.has(id) || (mappingId !== null && blockedIds.has(mappingId))) return [];
    const numbers = new Set([...brafoOf(id), ...brafoOf(mappingId)]);
    return {
      id,
      name,
      external,
      Mapping: mappingId === null ? null : { id: mappingId, name: byId.get(mappingId) ?? '' },
      synonyms: synonyms[id] ?? [],
      brafo: [...numbers].sort((a, b) => a - b),
    };
  });
}

export function catalogueProfessions(db: Queries): Promise<Named[]> {
  return db.rows<Named>(
    sql`select ${professions.id}, ${professions.name} from ${professions} order by ${professions.name}, ${professions.id}`,
  );
}
