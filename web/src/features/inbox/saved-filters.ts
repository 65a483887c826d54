import { z } from 'zod';
import { boundedString } from '@lehrpfad/contract/core/fields.ts';
import { storedText } from '../../core/device/stored-text.ts';
import type { ListState } from '../../core/list/list-address.ts';

/** Filters of the inbox under a name. */
export interface SavedFilter {
  readonly name: string;
  readonly state: ListState;
}

export const filterNameLength = 40;
const most = 12;

/** Of each account that uses this device. */
const keyFor = (account: number) => `inboxFilters-${account}`;

const stored = z
  .array(
    z.object({
      name: boundedString(filterNameLength * 4),
      state: z.record(boundedString(), boundedString()),
    }),
  )
  .max(most);

/** Reads the saved filters of an account on this device; what cannot be read counts as none. */
export function readFilters(account: number): readonly SavedFilter[] {
  try {
    return stored.parse(JSON.parse(storedText(keyFor(account)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Returns the filters with another one; one of the same name is replaced, and the oldest goes where there are too many. */
export function withFilter(
  filters: readonly SavedFilter[],
  added: SavedFilter,
): readonly SavedFilter[] {
  const others = filters.filter(({ name }) => name !== added.name);
  return [...others, added].slice(-most);
}

/** @returns whether they were stored; a device may forbid it, or be full */
export function writeFilters(account: number, filters: readonly SavedFilter[]): boolean {
  try {
    localStorage.setItem(keyFor(account), JSON.stringify(filters));
    return true;
  } catch {
    return false;
  }
}
