import { z } from 'zod';
import { berlinDay, daysBefore } from '../../../core/clock.ts';
import { eventsOverBetween, publicEvents } from '../../events/store.ts';
import type { PageDeps } from '../../public-pages/deps.ts';
import {
  changesAfter,
  keepDays,
  neverPublic,
  readFeedState,
  visibleAmong,
  type Subject,
} from '../changes-store.ts';
import { changesCursor, cursorOfChanges, type ChangesPosition } from '../cursor.ts';
import { startOver } from '../errors.ts';
import { operation, pageQuery } from '../operation.ts';
import { companyIds } from './companies.ts';

const changesQuery = pageQuery.pick({ limit: true }).extend({
  since: changesCursor
    .optional()
    .describe('`meta.cursor` of the answer before; without it, nothing but a cursor comes back.'),
});

const changesAnswer = z.object({
  data: z.array(
    z.object({
      type: z.enum(['ad', 'event', 'company']),
      id: z.int(),
      state: z.enum(['changed', 'gone']).describe('`changed`: read it again. `gone`: forget it.'),
    }),
  ),
  links: z.object({
    next: z.string().nullable().describe('Address of what follows at once; null when all is told.'),
  }),
  meta: z.object({
    limit: z.int(),
    cursor: z.string().describe('What to send as `since` the next time.'),
  }),
});

interface Touched {
  readonly subject: Subject;
  readonly id: number;
  readonly wasPublic: boolean;
}

/** Dependencies of reading changes. */
type ChangeDeps = Pick<PageDeps, 'db' | 'clock'>;

async function visibleOf(deps: ChangeDeps, subject: Subject, ids: readonly number[]) {
  const { db, clock } = deps;
  switch (subject) {
    case 'ad':
      return visibleAmong(db, ids, berlinDay(clock()));
    case 'event':
      return new Set((await publicEvents(db, clock())).map(({ id }) => id));
    case 'company':
      return new Set(await companyIds(deps, { limit: ids.length, only: ids }));
  }
}

/** Returns for each object whether it is public now, without objects that were never public. */
async function statesOf(deps: ChangeDeps, touched: readonly Touched[]) {
  const told: z.input<typeof changesAnswer>['data'] = [];
  for (const [type, changes] of Map.groupBy(touched, ({ subject }) => subject)) {
    const all = [...new Set(changes.map(({ id }) => id))];
    const visible = await visibleOf(deps, type, all);
    const wasPublic = new Set(changes.filter((one) => one.wasPublic).map(({ id }) => id));
    const hidden = all.filter((id) => !visible.has(id) && !wasPublic.has(id));
    const secret = await neverPublic(deps.db, type, hidden);
    for (const id of all)
      if (!secret.has(id)) told.push({ type, id, state: visible.has(id) ? 'changed' : 'gone' });
  }
  return told;
}

type FeedState = Awaited<ReturnType<typeof readFeedState>>;

/** Whether changes after a cursor may have been deleted, or the cursor belongs to another database. */
function isTooOld(
  { feed, transaction, until }: ChangesPosition,
  present: FeedState,
  now: Date,
): boolean {
  // A day less than changes are kept, since a transaction may have been open for long.
  const oldest = daysBefore(now, keepDays - 1);
  const isOfOther = feed !== present.feed || BigInt(transaction) >= BigInt(present.oldest);
  return isOfOther || Date.parse(until) < oldest.getTime();
}

/** Position after everything before the oldest running transaction. */
const everythingUntil = ({ feed, oldest }: FeedState, now: Date): ChangesPosition => ({
  feed,
  transaction: String(BigInt(oldest) - 1n),
  change: '9'.repeat(18),
  until: now.toISOString(),
});

/** Ended events and their companies. The end of an event is no stored change, and its company may have nothing public any more. */
async function overSince(
  { db }: ChangeDeps,
  { until }: ChangesPosition,
  now: Date,
): Promise<Touched[]> {
  const events = await eventsOverBetween(db, new Date(until), now);
  return events.flatMap(({ id, companyId }) => [
    { subject: 'event' as const, id, wasPublic: true },
    ...(companyId === null
      ? []
      : [{ subject: 'company' as const, id: companyId, wasPublic: true }]),
  ]);
}

/** Returns the cursor of future changes. */
export async function currentCursor({ db, clock }: ChangeDeps): Promise<string> {
  return cursorOfChanges(everythingUntil(await readFeedState(db), clock()));
}

export interface ToldChanges {
  readonly data: z.input<typeof changesAnswer>['data'];
  /** Cursor of the changes after these. */
  readonly cursor: string;
  /** Whether there are no further changes now. */
  readonly isAll: boolean;
}

/** Returns the first changes after a cursor. @throws {AppError} 410 if some may be missing */
export async function changesSince(
  deps: ChangeDeps,
  since: ChangesPosition,
  limit: number,
): Promise<ToldChanges> {
  const now = deps.clock();
  const present = await readFeedState(deps.db);
  if (isTooOld(since, present, now)) throw startOver();
  const found = await changesAfter(deps.db, since, present.oldest, limit + 1);
  const told = found.slice(0, limit);
  const last = found.length > limit ? told.at(-1) : undefined;
  const over = last === undefined ? await overSince(deps, since, now) : [];
  const cursor = cursorOfChanges(
    last === undefined
      ? everythingUntil(present, now)
      : { ...since, transaction: last.transaction, change: last.change },
  );
  return { data: await statesOf(deps, [...told, ...over]), cursor, isAll: last === undefined };
}

export const listChanges = operation({
  path: 'changes',
  name: 'listChanges',
  summary:
    'What has changed or is gone since a cursor; 410 for a cursor older than a week: read everything again',
  query: changesQuery,
  answer: changesAnswer,
  read: async (deps, { query: { since, limit }, self }) => {
    if (since === undefined)
      return {
        data: [],
        links: { next: null },
        meta: { limit, cursor: await currentCursor(deps) },
      };
    const { data, cursor, isAll } = await changesSince(deps, since, limit);
    return {
      data,
      links: { next: isAll ? null : self({ since: cursor }) },
      meta: { limit, cursor },
    };
  },
});
