import { berlinDay } from '../../core/clock.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { publicEvents } from '../events/store.ts';
import { shownAds, type ShownAd } from '../public-api/reading/ads.ts';
import { adKeysAfter } from '../public-api/store.ts';
import type { PageDeps } from '../public-pages/deps.ts';

export type RowDeps = Pick<PageDeps, 'db' | 'clock' | 'to'>;

/** A piece of a file, and its number of entries. */
export interface Piece {
  readonly text: string;
  readonly records: number;
}

/** Maximum number of ads that are in memory at once, with their texts. */
export const batchSize = 200;

/** Yields all public ads, in the order of their ids. */
export async function* adBatches({ db, clock, to }: RowDeps): AsyncGenerator<readonly ShownAd[]> {
  const today = berlinDay(clock());
  for (let after = 0; ;) {
    const keys = await adKeysAfter(db, today, { after, limit: batchSize });
    const last = keys.at(-1);
    if (last === undefined) return;
    yield await shownAds({ db, to }, keys, today);
    after = last.id;
  }
}

/** Yields all public events, which are few enough to be read at once. */
export async function* eventBatches({
  db,
  clock,
}: RowDeps): AsyncGenerator<readonly PublicEvent[]> {
  const events = await publicEvents(db, clock());
  for (let at = 0; at < events.length; at += batchSize) yield events.slice(at, at + batchSize);
}
