import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import { prepared, advisoryKey, type Queries } from '../../core/database/database.ts';
import { idList } from '../../core/database/sql-parts.ts';
import { takesImports, verdict } from './checks/checks-store.ts';
import { foldedStreet } from './locks/same-name-store.ts';
import { addresses, companies as companiesTable } from './schema.ts';
import { places } from '../places/schema.ts';
import { bareList } from '../../core/database/build.ts';

const c = alias(companiesTable, 'c');
const p = alias(places, 'p');
const d = alias(addresses, 'd');

/** An employer as an imported ad names it, in a known town. */
export interface NamedEmployer {
  readonly name: string;
  readonly street: string;
  readonly townId: number;
}

/** A company that may be the employer. */
export interface EmployerCandidate {
  readonly id: number;
  readonly sameName: boolean;
  readonly sameStreet: boolean;
  readonly sameTown: boolean;
  readonly hasAccount: boolean;
  readonly locked: boolean;
  /** Postcode of its address; empty without one. */
  readonly postcode: string;
  readonly employerKey: string;
  readonly employerStem: string;
}

/**
 * Returns how well a company in the same town matches an employer: one at the same address, else one with an account, else any if the ad
 * has no street. Lower is better; undefined if none of these applies.
 */
export function employerRank(
  { sameStreet, hasAccount }: Pick<EmployerCandidate, 'sameStreet' | 'hasAccount'>,
  street: string,
): number | undefined {
  if (sameStreet) return 0;
  if (hasAccount) return 1;
  return street === '' ? 2 : undefined;
}

/** The values by which employers are compared: equal ones are one company. */
export interface ReadEmployer {
  /** Key of the name; empty if nothing is left of it. */
  readonly employerKey: string;
  /** Shorter key of the name, by which duplicates are found. */
  readonly employerStem: string;
  readonly street: string;
  /** Candidates, the oldest first. */
  readonly candidates: readonly EmployerCandidate[];
}

const named = (employers: readonly NamedEmployer[]) => {
  const rows = employers.map(({ name, street, townId }, number) => ({
    number,
    name: name.normalize('NFC'),
    street: street.normalize('NFC'),
    town: townId,
  }));
  // Folded once: in a join it would be folded for each pair.
  return sql`with r as materialized (
    select g.number, g.name, g.town, employer_key(g.name) as key, employer_stem(g.name) as stem, ${foldedStreet(sql`g.street`)} as street
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (number int, name text, street text, town int))`;
};

/** Names that consist only of legal forms and punctuation are compared literally. */
const isSameEmployer = sql`${c.employer_key} = r.key and (r.key <> '' or lower(${c.name}) = lower(r.name))`;

const candidate = (sameName: SQL) => sql`
  ${c.id}, ${sameName} as "sameName", coalesce(${foldedStreet(sql`p.street`)} = r.street and r.street <> '', false) as "sameStreet",
  ${p.town_id} is not distinct from r.town as "sameTown", ${c.user_id} is not null as "hasAccount", ${c.locked},
  coalesce(${p.postcode}, '') as postcode, ${c.employer_key} as "employerKey", ${c.employer_stem} as "employerStem"`;

interface Row extends EmployerCandidate {
  readonly number: number;
  readonly key: string;
  readonly stem: string;
  readonly ownStreet: string;
}

async function readEmployers(
  db: Queries,
  employers: readonly NamedEmployer[],
  candidates: SQL,
): Promise<ReadEmployer[]> {
  if (employers.length === 0) return [];
  // Each employer is looked up in the indexes: the embedded database has no statistics, and would otherwise scan whole tables.
  const rows = await db.rows<Row>(
    prepared(sql`
    ${named(employers)}
    select r.number, r.key, r.stem, r.street as "ownStreet", m.* from r left join lateral (${candidates} offset 0) m on true
    order by r.number, m.id`),
  );
  const byNumber = Map.groupBy(rows, ({ number }) => number);
  return employers.map((_, number) => {
    const own = byNumber.get(number) ?? [];
    return {
      employerKey: own[0]?.key ?? '',
      employerStem: own[0]?.stem ?? '',
      street: own[0]?.ownStreet ?? '',
      candidates: own.filter((one) => (one.id as number | null) !== null),
    };
  });
}

/**
 * Returns the companies of the same name in the same town: those without an account, and branches that editors have confirmed for that name
 * and town.
 * @param except ids of companies that are about to close
 */
export function companiesInTown(
  db: Queries,
  employers: readonly NamedEmployer[],
  except: readonly number[] = [],
): Promise<ReadEmployer[]> {
  return readEmployers(
    db,
    employers,
    sql`select ${candidate(sql`true`)} from ${companiesTable} c cross join lateral (
        select ${d.street}, ${p.town_id}, ${p.postcode} from ${addresses} d join ${places} p on ${p.id} = ${d.place_id}
        where ${d.id} = ${c.address_id} and ${p.town_id} = r.town offset 0) p
      where ${isSameEmployer} and ${takesImports} and ${c.id} <> all(${idList(except)})`,
  );
}

/** Returns, for each employer, all companies of an account that editors have confirmed. */
export function companiesOfAccount(
  db: Queries,
  employers: readonly NamedEmployer[],
  userId: number,
): Promise<ReadEmployer[]> {
  return readEmployers(
    db,
    employers,
    sql`select ${candidate(sql`(${isSameEmployer})`)} from ${companiesTable} c left join lateral (
        select ${d.street}, ${p.town_id}, ${p.postcode} from ${addresses} d join ${places} p on ${p.id} = ${d.place_id}
        where ${d.id} = ${c.address_id} offset 0) p on true
      where ${c.user_id} = ${userId} and ${verdict} = ${branchCheck.confirmed}`,
  );
}

/** A company that an import adds, without an owner until an account takes it over. */
export interface ImportedCompany extends NamedEmployer {
  readonly weblink: string;
  readonly placeId: number;
}

/** Imports add companies one after the other, since two of them might add the same one. */
const turn = advisoryKey('lehrpfad-imported-companies');

/**
 * Adds imported companies with their addresses, without an owner. If a company of that name exists at that address by now, it is used
 * instead.
 * @param except ids of companies that are about to close
 * @returns their ids, in order
 */
export async function insertImportedCompanies(
  tx: Queries,
  wanted: readonly ImportedCompany[],
  now: Date,
  except: readonly number[] = [],
): Promise<number[]> {
  if (wanted.length === 0) return [];
  await tx.rows(sql`select pg_advisory_xact_lock(${turn}::bigint)`);
  const there = new Map<number, number>();
  for (const [number, { candidates }] of (await companiesInTown(tx, wanted, except)).entries()) {
    const ranked = candidates.flatMap((one) => {
      const rank = employerRank(one, wanted[number]?.street ?? '');
      return rank === undefined ? [] : [{ id: one.id, rank }];
    });
    const best = ranked.toSorted((one, other) => one.rank - other.rank)[0];
    if (best) there.set(number, best.id);
  }
  const missing = wanted.flatMap((company, number) =>
    there.has(number) ? [] : [{ ...company, number }],
  );
  for (const [number, id] of await insertAll(tx, missing, now)) there.set(number, id);
  return wanted.map((_, number) => {
    const id = there.get(number);
    if (id === undefined) throw new Error('The database added companies without giving them back.');
    return id;
  });
}

async function insertAll(
  tx: Queries,
  companies: readonly (ImportedCompany & { readonly number: number })[],
  now: Date,
): Promise<(readonly [number, number])[]> {
  if (companies.length === 0) return [];
  const moment = now.toISOString();
  // Ids are reserved first, because an insert does not return from which row each id was made.
  const ids = await tx.rows<{ address: number; company: number }>(sql`
    select nextval(pg_get_serial_sequence('addresses', 'id'))::int as address,
      nextval(pg_get_serial_sequence('companies', 'id'))::int as company
    from generate_series(1, ${companies.length}::int)`);
  const rows = companies.map(({ name, street, weblink, placeId, number }, at) => ({
    name,
    street,
    weblink,
    place: placeId,
    number,
    ...ids[at],
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
    address int, company int, name text, street text, weblink text, place int)`;
  await tx.rows(sql`
    insert into ${addresses} (${bareList(addresses, 'id', 'street', 'place_id')}) select r.address, r.street, r.place from ${given}`);
  await tx.rows(sql`
    insert into ${companiesTable} (${bareList(companiesTable, 'id', 'name', 'weblink', 'address_id', 'external', 'created_at', 'last_updated')})
    select r.company, r.name, r.weblink, r.address, true, ${moment}::timestamptz, ${moment}::timestamptz from ${given}`);
  return rows.map(({ number, company }) => [number, company ?? 0] as const);
}

/** Returns those of the companies that still exist, and locks them until the transaction ends. */
export async function lockCompaniesOfAds(
  tx: Queries,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.rows<{ id: number }>(sql`
    select ${companiesTable.id}
    from ${companiesTable} where ${companiesTable.id} = any(${idList(ids)}) and ${companiesTable.closed_at} is null
    order by ${companiesTable.id} for key share`);
  return new Set(rows.map(({ id }) => id));
}
