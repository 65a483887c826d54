import { sql, type SQL } from '../src/core/database/drizzle.ts';
import { randomNumbers } from '../src/commands/demo/random.ts';
import type { Queries } from '../src/core/database/database.ts';
import { addCompany, addUser, jobNameId } from './stock.ts';

export class Dice {
  readonly random: () => number;
  constructor(seed: number) {
    this.random = randomNumbers(seed);
  }
  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }
  of<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  }
  happens(share: number): boolean {
    return this.random() < share;
  }
}

const stormWords =
  'Bäckerei Metall Maschinen Büro Pflege Garten Koch Labor Software Holz Bau Elektro Handel Lager Hotel Tiere Auto Kunst'.split(
    ' ',
  );
export const stormNames = [
  'Bäcker/-in',
  'Metallbauer/-in',
  'Koch/Köchin',
  'Industriemechaniker/-in',
  'Chemielaborant/-in',
];
/** Except for the first, their towns' names are unique. */
const stormPostcodes = ['39104', '39576', '06108', '39590', '38820', '06844', '06217'];
const days = ['2025-03-31', '2025-10-26', '2026-02-28', '2026-03-29', '2026-09-01', '2026-11-20'];

/** Generates changes. A writer remembers its objects, so that the same seed gives the same changes. */
export interface Writer {
  next(dice: Dice): SQL;
  /** The ad that the last change was about, if any. */
  readonly touched: number | undefined;
  remember(): () => void;
}

const statement = {
  insert: (id: number, companyId: number, nameId: number, title: string, dice: Dice) => sql`
    insert into job_ads (id, company_id, title, job_name_id, profession_id, job_type, details, published, publish_date,
      job_start, availability_end_date)
    values (${id}, ${companyId}, ${title}, ${nameId}, (select min(id) + ${dice.below(5)} from professions),
      ${1 + dice.below(2)}, ${`<p>${dice.of(stormWords)} und ${dice.of(stormWords)}</p>`}, ${dice.happens(0.8)},
      ${dice.of(days)}, ${dice.happens(0.5) ? dice.of(days) : null}, ${dice.happens(0.1) ? '2024-02-29' : null})`,
  title: (id: number, title: string) => sql`update job_ads set title = ${title} where id = ${id}`,
  name: (id: number, nameId: number) =>
    sql`update job_ads set job_name_id = ${nameId} where id = ${id}`,
  published: (id: number, published: boolean, day: string) => sql`
    update job_ads set published = ${published}, publish_date = ${day}, job_type = 3 - job_type where id = ${id}`,
  deleted: (id: number) => sql`delete from job_ads where id = ${id}`,
  locked: (companyId: number, locked: boolean) =>
    sql`update companies set locked = ${locked} where id = ${companyId}`,
  renamed: (companyId: number, word: string) =>
    sql`update companies set name = ${`${word} GmbH`} where id = ${companyId}`,
  moved: (companyId: number, postcode: string) => sql`
    update addresses set place_id = (select min(id) from places where postcode = ${postcode})
    where id = (select address_id from companies where id = ${companyId})`,
  validated: (companyId: number, validated: boolean) => sql`
    update users set validated = ${validated} where id = (select user_id from companies where id = ${companyId})`,
};

/** Creates a writer with its own ads and companies, so that writers never deadlock. */
export async function adWriter(
  db: Queries,
  number: number,
  nameIds: readonly number[],
): Promise<Writer> {
  const companies: number[] = [];
  for (let at = 0; at < 12; at += 1) {
    const userId = at % 4 === 0 ? null : await addUser(db, { email: `u${number}.${at}@a.example` });
    const postcode = stormPostcodes[at % stormPostcodes.length];
    companies.push(await addCompany(db, { name: `Firma ${number} ${at}`, userId, postcode }));
  }
  let ids: number[] = [];
  let nextId = number * 100_000;
  let touched: number | undefined;
  const title = (dice: Dice) => `${dice.of(stormWords)} ${dice.of(stormWords)} ${dice.below(50)}`;
  const onAd = (dice: Dice): SQL => {
    const id = dice.of(ids);
    touched = id;
    const kind = dice.random();
    if (kind < 0.4) return statement.title(id, title(dice));
    if (kind < 0.6) return statement.name(id, dice.of(nameIds));
    if (kind < 0.85) return statement.published(id, dice.happens(0.8), dice.of(days));
    ids = ids.filter((other) => other !== id);
    return statement.deleted(id);
  };
  const onCompany = (dice: Dice): SQL => {
    const id = dice.of(companies);
    touched = undefined;
    const kind = dice.random();
    if (kind < 0.5) return statement.locked(id, dice.happens(0.3));
    if (kind < 0.6) return statement.renamed(id, dice.of(stormWords));
    if (kind < 0.8) return statement.moved(id, dice.of(stormPostcodes));
    return statement.validated(id, dice.happens(0.8));
  };
  return {
    get touched() {
      return touched;
    },
    remember: () => {
      const kept = ids;
      return () => (ids = kept);
    },
    next: (dice) => {
      const kind = dice.random();
      if (ids.length > 20 && kind < 0.72) return onAd(dice);
      if (ids.length > 20 && kind < 0.77) return onCompany(dice);
      touched = nextId;
      ids = [...ids, nextId];
      nextId += 1;
      return statement.insert(touched, dice.of(companies), dice.of(nameIds), title(dice), dice);
    },
  };
}

/** Adds job names that only the catalogue's writer changes: they are mapped, blocked, and given synonyms. */
export async function alternativeNames(db: Queries): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    insert into job_names (name) select 'Wandername ' || n from generate_series(1, 8) n returning id`);
  return rows.map(({ id }) => id);
}

/** Creates a writer that changes what editors change: mappings, synonyms, the search's words, towns and career fields. */
export async function catalogueWriter(
  db: Queries,
  alternatives: readonly number[],
): Promise<Writer> {
  const targets = await Promise.all(stormNames.map((name) => jobNameId(db, name)));
  const kinds: ((dice: Dice) => SQL)[] = [
    (dice) => sql`
      update job_names set mapping_id = ${dice.happens(0.3) ? null : dice.of(targets)} where id = ${dice.of(alternatives)}`,
    (dice) => sql`update job_names set blocked = not blocked where id = ${dice.of(alternatives)}`,
    (dice) => sql`
      insert into job_name_synonyms values (${dice.of([...alternatives, ...targets])}, ${`Sturm${dice.of(stormWords)}`})
      on conflict do nothing`,
    (dice) => sql`delete from job_name_synonyms where synonym = ${`Sturm${dice.of(stormWords)}`}`,
    (dice) => sql`
      update towns set name = case when name like 'Neu-%' then substr(name, 5) else 'Neu-' || name end
      where id = (select min(town_id) from places where postcode = ${dice.of(stormPostcodes)})`,
    (dice) => sql`
      insert into job_name_brafo_fields
      select ${dice.of(alternatives)}, id from brafo_fields where number = ${1 + dice.below(12)} on conflict do nothing`,
    (dice) => sql`
      delete from job_name_brafo_fields
      where job_name_id = ${dice.of(alternatives)} and brafo_field_id in (select id from brafo_fields where number > 6)`,
    (dice) => sql`
      insert into search_vocabulary (kind, term, folded, meanings)
      select 'synonym', word, word, array[${dice.of(stormWords)}] from (select ${`wort${dice.below(10)}`}::text as word) w
      on conflict (kind, folded) do update set meanings = excluded.meanings`,
    () => sql`delete from search_vocabulary where term like 'wort%'`,
  ];
  return {
    touched: undefined,
    remember: () => () => undefined,
    next: (dice) => dice.of(kinds)(dice),
  };
}

const changedMind = new Error('changed my mind');

/** Runs one transaction with 1 to 40 changes, mostly few; one in ten is rolled back. Returns the number of attempted changes. */
export async function oneTransaction(
  writer: Writer,
  dice: Dice,
  limit: number,
  transaction: (work: (tx: Queries) => Promise<void>) => Promise<void>,
): Promise<{ changes: number; committed: boolean }> {
  const changes = Math.min(limit, 1 + Math.floor(40 * dice.random() ** 3));
  const committed = !dice.happens(0.1);
  const forget = writer.remember();
  try {
    await transaction(async (tx) => {
      for (let at = 0; at < changes; at += 1) await tx.rows(writer.next(dice));
      if (!committed) throw changedMind;
    });
  } catch (error) {
    if (error !== changedMind) throw error;
    forget();
  }
  return { changes, committed };
}

/** Generates parameters of searches that together use every filter, correct and wrong words, and towns without a hit. */
export function randomSearches(dice: Dice, count: number): string[] {
  const towns = [
    'Magdeburg',
    'Stendal',
    'Neu-Stendal',
    'Halle (Saale)',
    'Halberstadt',
    'Merseburg',
    'Burg',
    'Tangermünde',
    'Wolmirstedt',
  ];
  const words = [
    ...stormWords,
    'Mechaniker',
    'Sturmholz',
    'metal',
    'Maschnen',
    'wort3',
    'wort7',
    'Wandername',
    'GmbH',
    'Köchin',
    'Elekt',
  ];
  const parts: [share: number, part: (dice: Dice) => [string, string]][] = [
    [
      0.6,
      (d) => ['search_multi_match', d.happens(0.4) ? `${d.of(words)} ${d.of(words)}` : d.of(words)],
    ],
    [0.4, (d) => ['city', d.of(towns)]],
    [0.1, (d) => ['location__geo_distance', `${d.of([5, 15, 30, 70])}km__52.13__11.62`]],
    [0.15, (d) => ['area_search', d.of(['norden', 'sueden'])]],
    [0.2, (d) => ['job_type__terms', d.of(['praktikum', 'ausbildung', 'praktikum__ausbildung'])]],
    [0.15, (d) => ['created__range', `${d.of(days)}__`]],
    [0.15, (d) => ['job_start__range', `${d.of(days)}__${d.of(days)}`]],
    [0.2, (d) => ['brafo_fields', `${1 + d.below(12)},${1 + d.below(12)}`]],
  ];
  return Array.from({ length: count }, (_, at) =>
    at === 0
      ? ''
      : new URLSearchParams(
          parts.flatMap(([share, part]) => (dice.happens(share) ? [part(dice)] : [])),
        ).toString(),
  );
}
