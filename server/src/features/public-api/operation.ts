import { z } from 'zod';
import { boundedString } from '@lehrpfad/contract/core/fields.ts';
import { cursorAfter, idCursor } from './cursor.ts';
import type { PageDeps } from '../public-pages/deps.ts';

/** Below this path nothing changes incompatibly: breaking changes get a new version (decision 0050). */
export const publicBase = '/api/public/v1/';

export interface Call<Query = Readonly<Record<string, unknown>>> {
  /** Path of the operation. */
  readonly path: string;
  /** 0 for a list. */
  readonly id: number;
  readonly query: Query;
  /** Returns the URL of this request with some parameters replaced; undefined ones are left out. */
  readonly self: (replaced: Readonly<Record<string, string | undefined>>) => string;
}

/** A read of the public API, declared once: routes, OpenAPI document, page and contract test are derived from it. */
export interface Operation<
  Query extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Path below `publicBase`; `:id` marks the id. */
  readonly path: string;
  readonly name: string;
  readonly summary: string;
  readonly query: Query;
  readonly answer: Answer;
  /** @throws {AppError} 404 or 410 if the object does not exist (any more) */
  readonly read: (
    deps: PageDeps,
    call: Call<z.output<Query>>,
  ) => Promise<z.input<Answer>> | z.input<Answer>;
}

export function operation<Query extends z.ZodObject, Answer extends z.ZodType>(
  declared: Operation<Query, Answer>,
): Operation {
  return declared as unknown as Operation;
}

/** Parameters of every list. Unknown parameters are refused: a mistyped filter would return everything. */
export const pageQuery = z.strictObject({
  cursor: idCursor
    .optional()
    .describe('Where the page begins: `links.next` of the page before holds it.'),
  limit: boundedString(10, 'A whole number from 1 to 100.')
    .regex(/^(?:[1-9]\d?|100)$/, 'A whole number from 1 to 100.')
    .transform(Number)
    .default(50)
    .describe('How many entries a page has at most, 1 to 100; 50 without it.'),
});

export const noQuery = z.strictObject({});

/** The id of an entry in a filter. */
export const idFilter = boundedString(10, 'Not an id.')
  .regex(/^[1-9]\d{0,8}$/, 'Not an id.')
  .transform(Number);

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    links: z.object({
      next: z.string().nullable().describe('Address of the next page; null on the last one.'),
    }),
    meta: z.object({ limit: z.int() }),
  });

export const oneOf = <Item extends z.ZodType>(item: Item) => z.object({ data: item });

type PageQuery = z.output<typeof pageQuery>;

/**
 * Makes a page of entries; one entry more than fits was read, if there are so many.
 * @param found in the order of their ids
 */
export function pageOf<Item, Shown>(
  found: readonly (Item & { readonly id: number })[],
  { path, query: { limit }, self }: Pick<Call<PageQuery>, 'path' | 'query' | 'self'>,
  show: (items: readonly Item[]) => Shown[],
) {
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return {
    data: show(items),
    links: { next: last === undefined ? null : self({ cursor: cursorAfter(path, last.id) }) },
    meta: { limit },
  };
}
