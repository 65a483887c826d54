import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import type { PostcodeUse } from './base-data.ts';
import { districts, places, townAliases, townParts, towns } from './schema.ts';

const p = alias(places, 'p');
const t = alias(towns, 't');
const d = alias(districts, 'd');

/** A town with one of its postcodes, for comparison with an address from an exchange. */
export interface PlaceRow {
  readonly id: number;
  readonly townId: number;
  readonly town: string;
  readonly district: string;
  /** The municipality that the town is part of; empty if it is one itself. */
  readonly municipality: string;
  /** Other names of the town. */
  readonly aliases: readonly string[];
  /** Its parts, with their own postcode if they have one. */
  readonly parts: readonly { readonly name: string; readonly postcode: string }[];
  /** Empty if unknown (`unknown`). */
  readonly postcode: string;
  readonly use: PostcodeUse;
  readonly population: number;
  /** Position of the postcode in degrees; the town's own centre is separate. */
  readonly latitude: number;
  readonly longitude: number;
  readonly townLatitude: number;
  readonly townLongitude: number;
}

/** Returns all places of the board's states: about 1,500 rows for each. */
export function placesOfBoard(db: Queries): Promise<PlaceRow[]> {
  return db.rows<PlaceRow>(sql`
    select ${p.id}, ${t.id} as "townId", ${t.name} as town, ${t.district}, coalesce(${t.municipality}, '') as municipality,
      ${p.postcode}, ${p.use}, coalesce(${t.population}, 0) as population,
      coalesce(a.aliases, '{}') as aliases, coalesce(parts.parts, '[]') as parts,
      ${p.latitude}, ${p.longitude}, ${t.latitude} as "townLatitude", ${t.longitude} as "townLongitude"
    from ${places} p join ${towns} t on ${t.id} = ${p.town_id} join ${districts} d on ${d.name} = ${t.district}
    left join (select ${townAliases.town_id}, array_agg(${townAliases.alias} order by ${townAliases.alias}) as aliases
    from ${townAliases} group by ${townAliases.town_id}) a
      on a.town_id = ${t.id}
    left join (
      select ${townParts.town_id}, json_agg(json_build_object('name', ${townParts.name}, 'postcode', ${townParts.postcode})
      order by ${townParts.name}) as parts
      from ${townParts} group by ${townParts.town_id}) parts on parts.town_id = ${t.id}
    where ${d.state} in (select jsonb_array_elements_text(${JSON.stringify(boardStateNames)}::jsonb)) order by ${p.id}`);
}
