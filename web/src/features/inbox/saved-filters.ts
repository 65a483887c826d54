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
const max = 12;

/** Storage key by account, because several accounts may use the device. */
const keyFor = (account: number) => `inboxFilters-${account}`;

const stored = z
  .array(
    z.object({
      name: boundedString(filterNameLength * 4),
      state: z.record(boundedString(), boundedString()),
    }),
  )
  .max(max);

/** Reads the saved filters of an account on this device; returns none if they cannot be read. */
export function readFilters(account: number): readonly SavedFilter[] {
  try {
    return stored.parse(JSON.parse(storedText(keyFor(account)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Adds a filter. It replaces one of the same name; if there are too many, the oldest is removed. */
export function withFilter(
  filters: readonly SavedFilter[],
  added: SavedFilter,
): readonly SavedFilter[] {
  const others = filters.filter(({ name }) => name !== added.name);
  return [...others, added].slice(-max);
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
