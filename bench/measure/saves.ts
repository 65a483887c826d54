import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchSession } from './session.ts';

interface Saved {
  readonly id: number;
  readonly published: boolean;
  readonly last_updated: string;
}

/**
 * Saves an ad once a second like an editor, public and private in turn, so that the search changes each time.
 * @returns function that ends it and returns the number of saves; it throws if a save has failed
 */
export async function startSaving(session: BenchSession): Promise<() => Promise<number>> {
  const { results } = (await session.ask('GET', 'jobdescriptions/all/?public=1')) as {
    results: Saved[];
  };
  const [first] = results;
  if (first === undefined) throw new Error('There is no public ad.');
  const ended = new AbortController();
  const save = async () => {
    let ad = first;
    let saves = 0;
    const begun = performance.now();
    for (; !ended.signal.aborted; saves += 1) {
      const { published, last_updated } = ad;
      const path = `jobdescriptions/visibility/patch/${ad.id}/`;
      ad = (await session.ask('PATCH', path, { published: !published, last_updated })) as Saved;
      const untilNextMs = Math.max(0, (saves + 1) * 1000 - (performance.now() - begun));
      await sleep(untilNextMs, undefined, { signal: ended.signal }).catch(() => undefined);
    }
    return saves;
  };
  const saving = save();
  saving.catch(() => undefined);
  return () => {
    ended.abort();
    return saving;
  };
}
