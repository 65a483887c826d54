import type { Clock } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { AppError } from '../../../core/http/errors.ts';
import { changesCursor } from '../cursor.ts';
import { startOver } from '../errors.ts';
import { changesSince, currentCursor, type ToldChanges } from '../reading/changes.ts';
import { insertDelivery } from './deliveries-store.ts';
import { setCursor, type DueWebhook } from './store.ts';

/** Maximum number of changes of a delivery. */
const maxChanges = 100;

/** Maximum number of reads without a public change before the rest waits for the next turn. */
const maxReads = 20;

/** Returns the text of a delivery. @param isStartOver whether changes are missing, so that the receiver has to read everything again */
const bodyOf = (created: Date, { data, cursor }: ToldChanges, isStartOver: boolean): string =>
  JSON.stringify({
    created: created.toISOString(),
    data,
    meta: { cursor, start_over: isStartOver },
  });

/** Stores a delivery without changes, which tests a receiver. */
export const storeTrial = (tx: Queries, keyId: number, cursor: string, now: Date): Promise<void> =>
  insertDelivery(
    tx,
    { keyId, body: bodyOf(now, { data: [], cursor, isAll: true }, false), changes: 0 },
    now,
  );

interface Deps {
  readonly db: Queries;
  readonly clock: Clock;
}

/** Reads the changes after a cursor; if some of them have been deleted, only a new cursor. */
async function readAfter(
  deps: Deps,
  cursor: string,
): Promise<ToldChanges & { readonly startOver: boolean }> {
  const since = changesCursor.safeParse(cursor);
  try {
    // A later version may be unable to parse the cursors of an earlier one.
    if (!since.success) throw startOver();
    return { ...(await changesSince(deps, since.data, maxChanges)), startOver: false };
  } catch (error) {
    if (!(error instanceof AppError) || error.statusCode !== 410) throw error;
    return { data: [], isAll: true, cursor: await currentCursor(deps), startOver: true };
  }
}

/** Stores the next delivery of a webhook, together with the cursor after it. @returns whether there were changes */
export async function storeNext(
  deps: Deps,
  { keyId, cursor }: Pick<DueWebhook, 'keyId' | 'cursor'>,
): Promise<boolean> {
  const { db, clock } = deps;
  let last = cursor;
  for (let read = 0; read < maxReads; read += 1) {
    const told = await readAfter(deps, last);
    last = told.cursor;
    await setCursor(db, keyId, last);
    if (told.data.length > 0 || told.startOver) {
      const body = bodyOf(clock(), told, told.startOver);
      await insertDelivery(db, { keyId, body, changes: told.data.length }, clock());
      return true;
    }
    if (told.isAll) return false;
  }
  return false;
}
