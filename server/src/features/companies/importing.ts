import { sql, type SQL } from 'drizzle-orm/sql';
import { advisoryKey, type Queries } from '../../floor/database.ts';
import { idList } from '../../floor/sql-parts.ts';
import { foldedStreet } from './same-name.ts';

/** An employer as an ad from outside names it, in a town of ours. */
export interface NamedEmployer {
  readonly name: string;
  readonly street: string;
  readonly townId: number;
}

/** A company that an employer may be. */
export interface EmployerCandidate {
  /** Position of the employer that was asked for. */
  readonly employer: number;
  readonly id: number;
  readonly sameName: boolean;
  readonly sameStreet: boolean;
  readonly sameTown: boolean;
  readonly hasAccount: boolean;
  readonly locked: boolean;
  /** Of its address; empty without one. */
  readonly postcode: string;
  readonly employerKey: string;
}

/**
 * How well a company in the same town goes with an employer: at that address, else one with an account, else any where the ad names
 * no street. The lower the better; undefined for none of these.
 */
export function employerRank(
  { sameStreet, hasAccount }: Pick<EmployerCandidate, 'sameStreet' | 'hasAccount'>,
  street: string,
): number | undefined {
  if (sameStreet) return 0;
  if (hasAccount) return 1;
  return street === '' ? 2 : undefined;
}

/** An employer by what it is compared: equal ones are one company. */
export interface EmployerKeys {
  /** Empty where nothing is left of the name. */
  readonly employerKey: string;
  readonly street: string;
}

const named = (employers: readonly NamedEmployer[]) => {
  const rows = employers.map(({ name, street, townId }, number) => ({
    ...{ number, name: name.normalize('NFC'), street: street.normalize('NFC'), town: townId },
  }));
  return sql`(select r.number, r.name, r.town, employer_key(r.name) as key, ${foldedStreet(sql`r.street`)} as street
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (number int, name text, street text, town int)) r`;
};

/** A name of nothing but legal forms and signs is compared to the letter. */
const isSameEmployer = sql`c.employer_key = r.key and (r.key <> '' or lower(c.name) = lower(r.name))`;

const candidate = (sameName: SQL) => sql`
  r.number as employer, c.id, ${sameName} as "sameName", ${foldedStreet(sql`d.street`)} = r.street and r.street <> '' as "sameStreet",
  p.town_id is not distinct from r.town as "sameTown", c.user_id is not null as "hasAccount", c.locked,
  coalesce(p.postcode, '') as postcode, c.employer_key as "employerKey"`;

/** By what each of the employers is compared. */
export async function employerKeys(
  db: Queries,
  employers: readonly NamedEmployer[],
): Promise<EmployerKeys[]> {
  const rows = await db.rows<EmployerKeys>(sql`
    select r.key as "employerKey", r.street from ${named(employers)} order by r.number`);
  return rows;
}

/** The companies of the same name in the same town, with or without an account. */
export function companiesInTown(
  db: Queries,
  employers: readonly NamedEmployer[],
): Promise<EmployerCandidate[]> {
  return db.rows<EmployerCandidate>(sql`
    select ${candidate(sql`true`)} from ${named(employers)}
    join companies c on ${isSameEmployer}
    join addresses d on d.id = c.address_id join places p on p.id = d.place_id and p.town_id = r.town
    order by r.number, c.id`);
}

/** All companies of an account, for each of the employers. */
export function companiesOfAccount(
  db: Queries,
  employers: readonly NamedEmployer[],
  userId: number,
): Promise<EmployerCandidate[]> {
  return db.rows<EmployerCandidate>(sql`
    select ${candidate(sql`(${isSameEmployer})`)} from ${named(employers)}
    join companies c on c.user_id = ${userId}
    left join addresses d on d.id = c.address_id left join places p on p.id = d.place_id
    order by r.number, c.id`);
}

/** A company that an import makes: nobody's, until an account takes it over. */
export interface ImportedCompany extends NamedEmployer {
  readonly weblink: string;
  readonly placeId: number;
}

/** Imports take turns where they make companies, or else two of them would make the same one. */
const turn = advisoryKey('lehrpfad-imported-companies');

/**
 * Adds companies with their addresses, external and without an owner. Where there is one of that name at that address by now, it is
 * that one.
 * @returns their ids, in order
 */
export async function insertImportedCompanies(
  tx: Queries,
  wanted: readonly ImportedCompany[],
  now: Date,
): Promise<number[]> {
  if (wanted.length === 0) return [];
  await tx.rows(sql`select pg_advisory_xact_lock(${turn}::bigint)`);
  const there = new Map<number, { id: number; rank: number }>();
  for (const one of await companiesInTown(tx, wanted)) {
    const rank = employerRank(one, wanted[one.employer]?.street ?? '');
    const best = there.get(one.employer)?.rank ?? Infinity;
    if (rank !== undefined && rank < best) there.set(one.employer, { id: one.id, rank });
  }
  const missing = wanted.flatMap((company, number) =>
    there.has(number) ? [] : [{ ...company, number }],
  );
  for (const [number, id] of await insertAll(tx, missing, now)) there.set(number, { id, rank: 0 });
  return wanted.map((_, number) => {
    const id = there.get(number)?.id;
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
  // Ids are taken first: what an insert gives back does not say which row it was made of.
  const ids = await tx.rows<{ address: number; company: number }>(sql`
    select nextval(pg_get_serial_sequence('addresses', 'id'))::int as address,
      nextval(pg_get_serial_sequence('companies', 'id'))::int as company
    from generate_series(1, ${companies.length}::int)`);
  const rows = companies.map(({ name, street, weblink, placeId, number }, at) => ({
    ...{ name, street, weblink, place: placeId, number, ...ids[at] },
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
    address int, company int, name text, street text, weblink text, place int)`;
  await tx.rows(sql`
    insert into addresses (id, street, place_id) select r.address, r.street, r.place from ${given}`);
  await tx.rows(sql`
    insert into companies (id, name, weblink, address_id, external, created_at, last_updated)
    select r.company, r.name, r.weblink, r.address, true, ${moment}::timestamptz, ${moment}::timestamptz from ${given}`);
  return rows.map(({ number, company }) => [number, company ?? 0] as const);
}

/** Those of the companies that are still there; they stay until the transaction ends. */
export async function holdCompaniesOfAds(
  tx: Queries,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.rows<{ id: number }>(sql`
    select id from companies where id = any(${idList(ids)}) order by id for key share`);
  return new Set(rows.map(({ id }) => id));
}
