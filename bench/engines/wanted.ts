import type { JobType } from '@lehrpfad/contract/core/options.ts';
import { towns } from '../corpus/ads.ts';
import type { BenchQuery } from '../mix/queries.ts';

/** A search in the simplest terms, for other engines. Days are ISO text. */
export interface Wanted {
  readonly words: readonly string[];
  readonly type: JobType | undefined;
  readonly brafo: readonly number[];
  readonly startFrom: string | undefined;
  readonly startTo: string | undefined;
  readonly publishedFrom: string | undefined;
  readonly region: string | undefined;
  readonly circle: { km: number; latitude: number; longitude: number } | undefined;
  /** Undefined if the search has a circle. */
  readonly townIds: readonly number[] | undefined;
  /** Number of results before this page. */
  readonly offset: number;
}

export const pageSize = 20;

/** Words that do not narrow down a search for ads. */
const noise = new Set(['ausbildung', 'praktikum', 'für', 'und', 'der', 'die', 'das', 'zum', 'zur']);

export function wanted({ parsed }: BenchQuery): Wanted {
  const text = parsed.search_multi_match ?? '';
  const [type, second] = parsed.job_type__terms ?? [];
  const circle = parsed.location__geo_distance;
  const { city, postcode } = parsed;
  const isTown = !circle && (city !== undefined || postcode !== undefined);
  const named = towns.all.filter(
    (town) => (!city || town.name === city) && (!postcode || town.postcodes.includes(postcode)),
  );
  return {
    words: (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !noise.has(word)),
    type: type === undefined || second !== undefined ? undefined : type === 'praktikum' ? 1 : 2,
    brafo: parsed.brafo_fields ?? [],
    startFrom: parsed.job_start__range?.from ?? undefined,
    startTo: parsed.job_start__range?.to ?? undefined,
    publishedFrom: parsed.created__range?.from ?? undefined,
    region: parsed.area_search,
    circle,
    townIds: isTown ? named.map(({ id }) => id) : undefined,
    offset: (parsed.page - 1) * pageSize,
  };
}

/** Builds the body of a response from serialised cards. */
export function bodyOf(count: number, cards: readonly string[]): { count: number; body: Buffer } {
  return { count, body: Buffer.from(`{"count":${count},"results":[${cards.join(',')}]}`) };
}
