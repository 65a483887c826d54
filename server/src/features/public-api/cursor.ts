import { z } from 'zod';
import { boundedString } from '@lehrpfad/contract/core/fields.ts';

/* Where the next page of a list begins. Callers take it as it is: what stands in it may change within a version. */

const mostLength = 200;

const encode = (text: string) => Buffer.from(text).toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url').toString();

/** Returns the cursor of what comes after an id in a list. */
export const cursorAfter = (list: string, id: number): string => encode(`${list} after ${id}`);

/** Those of the version before name no list. */
const after = /^(?:([a-z]{1,40}) )?after ([1-9]\d{0,9})$/;

/** Whether a cursor is that of another list: there it would begin anywhere, and leave out what comes before. */
export function isOfOtherList(cursor: unknown, list: string): boolean {
  const [, named = list] =
    typeof cursor === 'string' ? (after.exec(decode(cursor.slice(0, mostLength))) ?? []) : [];
  return named !== list;
}

/** Reads what `cursorAfter` has written. */
export const idCursor = boundedString(mostLength, 'Not a cursor of this list.')
  .refine((text) => after.test(decode(text)), 'Not a cursor of this list.')
  .transform((text) => Math.min(Number(after.exec(decode(text))?.[2]), 2_147_483_647));

/** How far somebody has followed the changes. */
export interface Followed {
  /** The id of the database's feed. */
  readonly feed: string;
  /** The last transaction that was read, and the last of its changes. */
  readonly transaction: string;
  readonly change: string;
  /** Up to when everything was read: ISO time. */
  readonly until: string;
}

/** Returns the cursor of the changes that come after. */
export const cursorOfChanges = ({ feed, transaction, change, until }: Followed): string =>
  encode(`${feed} ${transaction} ${change} ${until}`);

/** Eighteen digits, since nothing larger is sure to be a number of the database. */
const followed = /^([\da-f-]{36}) (\d{1,18}) (\d{1,18}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;

/** Reads what `cursorOfChanges` has written. */
export const changesCursor = boundedString(mostLength, 'Not a cursor of the changes.').transform(
  (text, context): Followed => {
    const [, feed, transaction, change, until = ''] = followed.exec(decode(text)) ?? [];
    if (
      feed === undefined ||
      transaction === undefined ||
      change === undefined ||
      Number.isNaN(Date.parse(until))
    ) {
      context.addIssue('Not a cursor of the changes.');
      return z.NEVER;
    }
    return { feed, transaction, change, until };
  },
);
