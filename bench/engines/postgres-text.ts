import {
  textsOf,
  type IndexedAd,
} from '../../server/src/features/search/engine/index/indexed-ad.ts';
import { towns } from '../corpus/ads.ts';
import type { BenchQuery } from '../mix/queries.ts';
import type { Engine } from './engine.ts';
import { bodyOf, pageSize, wanted, type Wanted } from './wanted.ts';

/** A PostgreSQL connection, embedded or to a server. */
export interface Sql {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const batchSize = 1000;
const kilometresPerDegree = 111.32;

const tables = `
  create table ads (
    id int primary key, words tsvector not null, type smallint not null, brafo smallint[] not null,
    start date, published date, town_id int, region text, latitude float8, longitude float8, card text not null)`;

/** The weights of the ranking: A job name and title, B profession and synonyms, C company and town, D description. */
const insert = `
  insert into ads
  select r.id, setweight(to_tsvector('german', r.a), 'A') || setweight(to_tsvector('german', r.b), 'B')
    || setweight(to_tsvector('german', r.c), 'C') || setweight(to_tsvector('german', r.d), 'D'),
    r.type, r.brafo, r.start, r.published, r.town_id, r.region, r.latitude, r.longitude, r.card
  from jsonb_to_recordset($1::jsonb) as r(
    id int, a text, b text, c text, d text, type smallint, brafo smallint[], start date, published date, town_id int,
    region text, latitude float8, longitude float8, card text)`;

const indexes = [
  'create index on ads using gin (words)',
  'create index on ads (published desc, id desc)',
  'create index on ads (town_id)',
  'create index on ads (latitude, longitude)',
  'analyze ads',
];

const regionOf = new Map(towns.all.map(({ id, region }) => [id, region]));

function row(ad: IndexedAd) {
  const { card, brafo, townId } = ad;
  const { jobName, title, profession, synonym, company, town, description } = textsOf(ad);
  return {
    id: card.id,
    a: `${jobName} ${title}`,
    b: `${profession} ${synonym}`,
    c: `${company} ${town}`,
    d: description,
    type: card.job_type_int,
    brafo,
    start: card.job_start,
    published: card.publish_date,
    town_id: townId,
    region: regionOf.get(townId ?? 0) ?? null,
    longitude: card.geo_data?.[0] ?? null,
    latitude: card.geo_data?.[1] ?? null,
    card: JSON.stringify(card),
  };
}

/** Collects conditions and their values, numbered in order. */
class Conditions {
  readonly values: unknown[] = [];
  readonly parts: string[] = [];

  add(part: (number: (value: unknown) => string) => string): void {
    this.parts.push(part((value) => `$${this.values.push(value)}`));
  }
}

function addCircle(
  conditions: Conditions,
  { km, latitude, longitude }: NonNullable<Wanted['circle']>,
) {
  const high = km / kilometresPerDegree;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  conditions.add(
    (n) => `latitude between ${n(latitude - high)}::float8 and ${n(latitude + high)}::float8
      and longitude between ${n(longitude - wide)}::float8 and ${n(longitude + wide)}::float8
      and 12742 * asin(sqrt(power(sind((latitude - ${n(latitude)}::float8) / 2), 2)
        + cosd(latitude) * cosd(${n(latitude)}::float8) * power(sind((longitude - ${n(longitude)}::float8) / 2), 2))) <= ${n(km)}::float8`,
  );
}

function conditionsOf(asked: Wanted): Conditions {
  const all = new Conditions();
  const { type, brafo, startFrom, startTo, publishedFrom, region, circle, townIds } = asked;
  if (type !== undefined) all.add((n) => `type = ${n(type)}::int`);
  if (brafo.length > 0) all.add((n) => `brafo && ${n(`{${brafo.join()}}`)}::smallint[]`);
  if (startFrom) all.add((n) => `(start is null or start >= ${n(startFrom)}::date)`);
  if (startTo) all.add((n) => `(start is null or start <= ${n(startTo)}::date)`);
  if (publishedFrom) all.add((n) => `published >= ${n(publishedFrom)}::date`);
  if (region) all.add((n) => `region = ${n(region)}::text`);
  if (townIds) all.add((n) => `town_id = any(${n(`{${townIds.join()}}`)}::int[])`);
  if (circle) addCircle(all, circle);
  return all;
}

/** German full-text search with stems and prefixes, all words required; no parts of compounds, no typing errors. */
export class PostgresText implements Engine {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async build(ads: Iterable<IndexedAd>): Promise<void> {
    await this.#sql.query(tables);
    let batch: ReturnType<typeof row>[] = [];
    const flush = async () => {
      if (batch.length > 0) await this.#sql.query(insert, [JSON.stringify(batch)]);
      batch = [];
    };
    for (const ad of ads) {
      batch.push(row(ad));
      if (batch.length === batchSize) await flush();
    }
    await flush();
    for (const statement of indexes) await this.#sql.query(statement);
  }

  async search(query: BenchQuery): Promise<{ count: number }> {
    const asked = wanted(query);
    const conditions = conditionsOf(asked);
    let order = 'published desc';
    if (asked.words.length > 0) {
      const words = asked.words.map((word) => `${word}:*`).join(' & ');
      conditions.add((n) => {
        const tsquery = `to_tsquery('german', ${n(words)}::text)`;
        order = `ts_rank(words, ${tsquery}) desc, published desc`;
        return `words @@ ${tsquery}`;
      });
    }
    const where = conditions.parts.length > 0 ? `where ${conditions.parts.join(' and ')}` : '';
    const rows = await this.#sql.query<{ card: string; count: string }>(
      `select card, count(*) over () as count from ads ${where}
       order by ${order}, id desc limit ${pageSize} offset ${asked.offset}`,
      conditions.values,
    );
    return bodyOf(
      Number(rows[0]?.count ?? 0),
      rows.map(({ card }) => card),
    );
  }

  close(): Promise<void> {
    return this.#sql.close();
  }
}
