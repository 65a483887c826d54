import { z } from 'zod';
import { boundedString } from '@lehrpfad/contract/core/fields.ts';

/* Cursors of the next page of a list. They are opaque to callers: their content may change within a version. */

const maxLength = 200;

const encode = (text: string) => Buffer.from(text).toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url').toString();

/** Returns the cursor of the entries after an id in a list. */
export const cursorAfter = (list: string, id: number): string => encode(`${list} after ${id}`);

/** Cursors of the version before contain no list. */
const after = /^(?:([a-z]{1,40}) )?after ([1-9]\d{0,9})$/;

/** Whether a cursor belongs to another list, where it would skip entries. */
export function isOfOtherList(cursor: unknown, list: string): boolean {
  const [, named = list] =
    typeof cursor === 'string' ? (after.exec(decode(cursor.slice(0, maxLength))) ?? []) : [];
  return named !== list;
}

/** Parses a cursor of `cursorAfter`. */
export const idCursor = boundedString(maxLength, 'Not a cursor of this list.')
  .refine((text) => after.test(decode(text)), 'Not a cursor of this list.')
  .transform((text) => Math.min(Number(after.exec(decode(text))?.[2]), 2_147_483_647));

/** Position of a client in the changes. */
export interface ChangesPosition {
  /** The id of the database's feed. */
  readonly feed: string;
  /** The last transaction that was read, and its last change that was read. */
  readonly transaction: string;
  readonly change: string;
  /** Time up to which everything was read: ISO time. */
  readonly until: string;
}

/** Returns the cursor of the changes after a position. */
export const cursorOfChanges = ({ feed, transaction, change, until }: ChangesPosition): string =>
  encode(`${feed} ${transaction} ${change} ${until}`);

/** At most eighteen digits, so that the number fits the type of the database. */
const positionPattern =
  /^([\da-f-]{36}) (\d{1,18}) (\d{1,18}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;

/** Parses a cursor of `cursorOfChanges`. */
export const changesCursor = boundedString(maxLength, 'Not a cursor of the changes.').transform(
  (text, context): ChangesPosition => {
    const [, feed, transaction, change, until = ''] = positionPattern.exec(decode(text)) ?? [];
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
