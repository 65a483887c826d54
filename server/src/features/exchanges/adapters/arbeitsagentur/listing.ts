import { pageSize, windowSize, type Calls, type OfferType } from './calls.ts';
import type { Item } from './answers.ts';
import { textOf } from './fields.ts';
import type { Slice } from './slices.ts';

/** All ads of a search, by their numbers. */
export interface Listed {
  readonly items: Map<string, Item>;
  /** Number of ads without a number. */
  readonly nameless: number;
}

async function onePass(
  calls: Calls,
  type: OfferType,
  slice: Slice,
  items: Map<string, Item>,
  trim: (item: Item) => Item,
): Promise<{ total: number; nameless: number }> {
  let total = 0;
  let nameless = 0;
  for (let page = 1; (page - 1) * pageSize < Math.min(total, windowSize) || page === 1; page += 1) {
    if (page > 1) await calls.rest();
    const answer = await calls.search(type, slice, page);
    total = answer.total;
    for (const item of answer.items) {
      const reference = textOf(item, 'reference');
      if (reference === '') nameless += 1;
      else items.set(reference, trim(item));
    }
    if (answer.items.length === 0) break;
  }
  return { total, nameless };
}

/**
 * Reads the whole list of a search, at most a hundred pages, before anything else: within a minute the list hardly changes. If the details
 * of a hundred ads were requested between two pages, ads would be missed. If some are missing all the same, the list is read
 * once more. In memory: 10,000 ads at most.
 * @param trim returns the fields of an ad that are kept
 */
export async function listAll(
  calls: Calls,
  type: OfferType,
  slice: Slice,
  trim: (item: Item) => Item,
): Promise<Listed> {
  const items = new Map<string, Item>();
  let pass = await onePass(calls, type, slice, items, trim);
  const isShort = items.size + pass.nameless < Math.min(pass.total, windowSize);
  if (isShort) {
    await calls.rest();
    pass = await onePass(calls, type, slice, items, trim);
  }
  return { items, nameless: pass.nameless };
}
