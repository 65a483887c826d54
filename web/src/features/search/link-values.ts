import { limits } from '@lehrpfad/contract/core/limits.ts';
import { brafoFieldCount, jobTypes, type JobTypeKey } from '@lehrpfad/contract/core/options.ts';

/*
 * Functions that read values from a link. An invalid value counts as missing: a link may be years old or typed manually, and must show a
 * search, not an error.
 */

const maxId = 2_147_483_647;

export function readText(value: string | null): string {
  return (value ?? '').trim().slice(0, limits.searchTextLength);
}

/** Reads a whole number within bounds (inclusive); otherwise returns the fallback. */
export function readNumber<Fallback>(
  value: string | null,
  [lowest, highest]: readonly [number, number],
  fallback: Fallback,
): number | Fallback {
  if (value === null || !/^\d{1,10}$/.test(value)) return fallback;
  const number = Number(value);
  return number >= lowest && number <= highest ? number : fallback;
}

export const readId = (value: string | null): number | null => readNumber(value, [1, maxId], null);

/**
 * Reads ids in their order without duplicates. An invalid id becomes 0, which no ad has: an invalid list finds nothing instead of
 * everything.
 */
export function readIds(value: string | null): number[] {
  if (!value) return [];
  const ids = value.split(',').map((part) => readNumber(part, [0, maxId], 0));
  return [...new Set(ids)].slice(0, limits.jobIdsPerSearch);
}

export function readBrafo(value: string | null): number[] {
  const numbers = (value ?? '').split(',').map((part) => readNumber(part, [1, brafoFieldCount], 0));
  return [...new Set(numbers.filter((number) => number > 0))].sort((a, b) => a - b);
}

export function readTypes(value: string | null): JobTypeKey[] {
  const keys = (value ?? '').split('__');
  const known: JobTypeKey[] = jobTypes.map((type) => type.key);
  return known.filter((key) => keys.includes(key)).sort();
}

const day = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  if (!day.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Reads `from__to` with at least one side; otherwise returns null. */
export function readRange(value: string | null): string | null {
  const sides = (value ?? '').split('__');
  if (sides.length !== 2 || sides.every((side) => side === '')) return null;
  return sides.every((side) => side === '' || isDay(side)) ? (value ?? null) : null;
}

export interface Circle {
  readonly km: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Reads `{km}km__{lat}__{lon}`; the unit may be missing. */
export function readCircle(value: string | null): Circle | null {
  const parts =
    /^(\d{1,4}(?:\.\d{1,3})?)\d{0,20}(?:km)?__(-?\d{1,2}(?:\.\d{1,15})?)__(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(
      value ?? '',
    );
  if (!parts) return null;
  const [km = 0, latitude = 0, longitude = 0] = parts.slice(1).map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { km, latitude, longitude }
    : null;
}
