import { isInScope } from '../../companies/scope-store.ts';
import type { Scope } from '../../../core/security/callers.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import { bare, bareList } from '../../../core/database/build.ts';
import type { Queries } from '../../../core/database/database.ts';
import { changedAt, isAmong } from '../../../core/database/sql-parts.ts';
import { hashOf, newSecret } from '../../../core/security/secrets.ts';
import { companies } from '../../companies/schema.ts';
import { towns } from '../../places/schema.ts';
import { adTables } from '../publishing/visibility-store.ts';
import type { Author } from '../editing/editing-store.ts';
import type { Publication } from '../publishing/publishing.ts';
import { adLinks, jobAds } from '../schema.ts';
import type { AdAction } from '@lehrpfad/contract/job-ads/many/many-options.ts';
import { oldestLink } from './notices-store.ts';

const l = alias(adLinks, 'l');
const a = alias(jobAds, 'a');
const c = alias(companies, 'c');
const t = alias(towns, 't');
/** `f` is the branch of an ad before an action, `s` another ad of its group. */
const f = alias(companies, 'f');
const s = alias(jobAds, 's');

/** Values of an ad that a link changes, and that an undo restores. */
export interface AdState extends Publication {
  /** Its branch. States from before 2.4 lack it; actions on such ads have not moved them. */
  readonly company_id?: number;
  readonly availability_end_date: string | null;
  readonly filled_on: string | null;
}

/** A valid link, with the present state of its ad. */
export interface AdLink {
  readonly jobAdId: number;
  readonly userId: number;
  readonly action: AdAction;
  readonly title: string;
  readonly company: string;
  readonly city: string;
  readonly state: AdState;
  /** The state before the link was used; null if it was not. */
  readonly before: AdState | null;
  readonly isUndone: boolean;
  /** Whether nobody has changed the ad since the link was used. */
  readonly isUnchanged: boolean;
}

const stateColumns = sql`jsonb_build_object(
  'company_id', ${a.company_id}, 'availability_end_date', ${a.availability_end_date}, 'filled_on', ${a.filled_on}, 'published', ${a.published},
  'publish_date', ${a.publish_date}, 'waiting', ${a.waiting})`;

/** Returns the link of a token; undefined if it is unknown or old, or its ad has no owner or another one now. */
export async function findAdLink(
  db: Queries,
  token: string,
  now: Date,
): Promise<AdLink | undefined> {
  const [row] = await db.rows<AdLink>(sql`
    select ${l.job_ad_id} as "jobAdId", ${l.user_id} as "userId", ${l.action}, ${a.title}, ${c.name} as company,
      coalesce(${t.name}, '') as city, ${stateColumns} as state, ${l.before}, ${l.undone_at} is not null as "isUndone",
      coalesce(${l.changed_at} = ${a.last_updated}, false) as "isUnchanged"
    from ${adTables} join ${adLinks} l on ${l.job_ad_id} = ${a.id} and ${l.user_id} = ${c.user_id}
    where ${l.token_hash} = ${hashOf(token)} and ${l.created_at} > ${oldestLink(now)}::timestamptz
      and ${a.external} = '' and ${c.closed_at} is null`);
  return row;
}

/** Writes the state of one ad. @returns its `last_updated`, in the format of the database */
export async function writeState(
  tx: Queries,
  id: number,
  state: AdState,
  { userId, now }: Author,
): Promise<string> {
  const {
    company_id,
    availability_end_date: end,
    filled_on,
    published,
    publish_date,
    waiting,
  } = state;
  const [row] = await tx.rows<{ at: string }>(sql`
    update ${jobAds} set ${bare(jobAds.company_id)} = coalesce(${company_id ?? null}, ${jobAds.company_id}), ${bare(jobAds.availability_end_date)} = ${end}, ${bare(jobAds.filled_on)} = ${filled_on},
      ${bare(jobAds.published)} = ${published}, ${bare(jobAds.publish_date)} = ${publish_date}, ${bare(jobAds.waiting)} = ${waiting},
      ${bare(jobAds.last_updated)} = ${changedAt(now)}, ${bare(jobAds.last_updated_by)} = ${userId}
    where ${jobAds.id} = ${id} returning ${jobAds.last_updated}::text as at`);
  return row?.at ?? now.toISOString();
}

/** Carries out the action of a link, and records it with the state before. */
export async function useAdLink(
  tx: Queries,
  token: string,
  { jobAdId, userId, state: before }: AdLink,
  { after, now }: { after: AdState; now: Date },
): Promise<void> {
  const changed = await writeState(tx, jobAdId, after, { userId, now });
  await tx.rows(sql`
    update ${adLinks} set ${bare(adLinks.used_at)} = ${now.toISOString()}, ${bare(adLinks.before)} = ${JSON.stringify(before)}::text::jsonb,
      ${bare(adLinks.changed_at)} = ${changed}::timestamptz
    where ${adLinks.token_hash} = ${hashOf(token)}`);
}

/** Restores the state before a link was used, and records that. */
export async function undoAdLink(
  tx: Queries,
  token: string,
  { jobAdId, userId }: AdLink,
  { before, now }: { before: AdState; now: Date },
): Promise<void> {
  await writeState(tx, jobAdId, before, { userId, now });
  await tx.rows(sql`
    update ${adLinks} set ${bare(adLinks.undone_at)} = ${now.toISOString()} where ${adLinks.token_hash} = ${hashOf(token)}`);
}

/** An action on an ad that was not begun by a mail. */
interface UndoableAction {
  readonly id: number;
  readonly action: AdAction | 'move';
  readonly before: AdState;
  readonly after: AdState;
}

/** Writes the state of an ad, and stores the state before for an undo, as a link whose token nobody knows. */
export async function writeUndoable(
  tx: Queries,
  { id, action, before, after }: UndoableAction,
  { userId, accountId, now }: Author & Pick<Scope, 'accountId'>,
): Promise<void> {
  const changed = await writeState(tx, id, after, { userId, now });
  const at = now.toISOString();
  await tx.rows(sql`
    insert into ${adLinks} (${bareList(
      adLinks,
      'token_hash',
      'job_ad_id',
      'user_id',
      'action',
      'created_at',
      'used_at',
      'before',
      'changed_at',
    )})
    values (${hashOf(newSecret())}, ${id}, ${accountId}, ${action}, ${at}, ${at},
      ${JSON.stringify(before)}::text::jsonb, ${changed}::timestamptz)`);
}

/** Returns the states of those of the ads that are own ads of open branches and not imported. */
export function statesOf(
  tx: Queries,
  scope: Scope,
  ids: readonly number[],
): Promise<{ id: number; state: AdState }[]> {
  return tx.rows(sql`
    select ${a.id}, ${stateColumns} as state from ${adTables}
    where ${isAmong(a.id, ids)} and ${isInScope(c, scope)} and ${c.closed_at} is null and ${a.external} = ''
    order by ${a.id}`);
}

/** Prevents changes of the branches to which an undo of actions on ads would return them. */
export async function lockFormerBranches(
  tx: Queries,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.rows(sql`
    select from ${companies} where ${companies.id} in (
      select (${l.before} ->> 'company_id')::int from ${adLinks} l
      where ${isAmong(l.job_ad_id, ids)} and ${l.user_id} = ${userId} and ${l.undone_at} is null)
    order by ${companies.id} for share`);
}

/** Condition that an ad may return to its branch before an action: still of the account, open and without the same ad. */
const mayReturn = (scope: Scope) => sql`(
  coalesce((${l.before} ->> 'company_id')::int, ${a.company_id}) = ${a.company_id}
  or exists (select from ${companies} f where ${f.id} = (${l.before} ->> 'company_id')::int and ${isInScope(f, scope)}
      and ${f.closed_at} is null)
    and not exists (select from ${jobAds} s where ${s.company_id} = (${l.before} ->> 'company_id')::int
      and ${s.template_id} = ${a.template_id}))`;

/** Marks the last actions on ads as undone, unless the ads were changed since. @returns the states before */
export function claimUndo(
  tx: Queries,
  scope: Scope,
  ids: readonly number[],
  now: Date,
): Promise<{ id: number; before: AdState }[]> {
  return tx.rows(sql`
    update ${adLinks} l set ${bare(adLinks.undone_at)} = ${now.toISOString()}
    from ${jobAds} a join ${companies} c on ${c.id} = ${a.company_id}
    where ${a.id} = ${l.job_ad_id} and ${isAmong(a.id, ids)} and ${isInScope(c, scope)} and ${c.closed_at} is null
      and ${l.user_id} = ${scope.accountId} and ${l.changed_at} = ${a.last_updated} and ${l.undone_at} is null
      and ${mayReturn(scope)}
    returning ${a.id} as id, ${l.before} as before`);
}
