import { randomUUID } from 'node:crypto';
import { bare } from '../../../../core/database/build.ts';
import { advisoryKey, type Database } from '../../../../core/database/database.ts';
import { alias, sql } from '../../../../core/database/drizzle.ts';
import { importHostTurns } from '../../schema.ts';

const t = alias(importHostTurns, 't');

/** Seconds after which the turn of a process that has died is free. By the clock of the database, which all processes share. */
export const leaseSeconds = 30;

/** After this time an ended request no longer delays the next one. */
const forgottenAfter = sql`interval '1 hour'`;

const leaseEnds = (from: ReturnType<typeof sql>) =>
  sql`${from} + make_interval(secs => ${leaseSeconds}::int)`;

/** A request that may begin. */
export interface Turn {
  readonly lease: string;
  /** Milliseconds until the request may begin. */
  readonly waitMs: number;
}

interface Asked {
  /** Requests to a host at the same time. */
  readonly maxConcurrent: number;
  /** Milliseconds between the beginnings of two requests to it. */
  readonly gapMs: number;
}

/** Takes a turn for a request to a host; undefined while the allowed number of requests is under way. */
export function takeTurn(
  database: Database,
  host: string,
  { maxConcurrent, gapMs }: Asked,
): Promise<Turn | undefined> {
  const lease = randomUUID();
  return database.transaction(async (tx) => {
    // The lock lets one process after the other look for a free place.
    await tx.rows(sql`select pg_advisory_xact_lock(${advisoryKey(`import host ${host}`)}::bigint)`);
    const [row] = await tx.rows<{ wait: number }>(sql`
      with free as (
        select one.n as place from generate_series(1, ${maxConcurrent}::int) as one(n)
        where not exists (select from ${importHostTurns} t
          where ${t.host} = ${host} and ${t.place} = one.n and ${t.leased_until} > clock_timestamp())
        order by one.n limit 1),
      next as (
        select greatest(clock_timestamp(), (select max(${t.began_at}) + make_interval(secs => ${gapMs / 1000}::float8)
          from ${importHostTurns} t where ${t.host} = ${host})) as begins)
      insert into ${importHostTurns} (${bare(importHostTurns.host)}, ${bare(importHostTurns.place)}, ${bare(importHostTurns.lease)},
        ${bare(importHostTurns.leased_until)}, ${bare(importHostTurns.began_at)})
      select ${host}, free.place, ${lease}::uuid, ${leaseEnds(sql`next.begins`)}, next.begins from free, next
      on conflict (host, place) do update set lease = excluded.lease, leased_until = excluded.leased_until, began_at = excluded.began_at
      returning (extract(epoch from ${bare(importHostTurns.began_at)} - clock_timestamp()) * 1000)::float8 as wait`);
    return row && { lease, waitMs: Math.max(0, row.wait) };
  });
}

/** Keeps a turn while its response is being read. */
export async function keepTurn(database: Database, lease: string): Promise<void> {
  await database.rows(sql`
    update ${importHostTurns} set ${bare(importHostTurns.leased_until)} = ${leaseEnds(sql`clock_timestamp()`)}
    where ${importHostTurns.lease} = ${lease}::uuid`);
}

/** Ends a turn. The moment when it began still counts for the next one. */
export async function endTurn(database: Database, lease: string): Promise<void> {
  await database.rows(sql`
    update ${importHostTurns} set ${bare(importHostTurns.leased_until)} = clock_timestamp()
    where ${importHostTurns.lease} = ${lease}::uuid`);
}

/** Removes hosts that were not requested for an hour. */
export async function removeOldTurns(database: Database): Promise<void> {
  // A row that another process is writing is in use again.
  await database.rows(sql`
    delete from ${importHostTurns} where (host, place) in (
      select ${t.host}, ${t.place} from ${importHostTurns} t where ${t.leased_until} < clock_timestamp() - ${forgottenAfter}
      for update skip locked)`);
}
