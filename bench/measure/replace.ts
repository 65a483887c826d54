import { makeAds, makeReplacements } from '../corpus/ads.ts';
import { Lehrpfad } from '../engines/lehrpfad.ts';
import { makeMix } from '../mix/queries.ts';
import { summarise, type Summary } from '../statistics.ts';
import { answer } from './child.ts';

/** Times in milliseconds. */
export interface ReplaceResult {
  readonly size: number;
  /** Time to replace one ad. */
  readonly one: Summary;
  /** Time of the search right after it, which must show the change; takes the searches of the mix in turn. */
  readonly nextSearch: Summary;
  /** Time of the same searches without a preceding replacement. */
  readonly otherSearch: Summary;
}

const replacements = 5000;

await answer(async ({ size }: { size: number }): Promise<ReplaceResult> => {
  const engine = new Lehrpfad(makeAds(size));
  const mix = makeMix();
  const ads = [...makeReplacements(replacements, size)];
  const [one, nextSearch, otherSearch]: [number[], number[], number[]] = [[], [], []];
  for (const query of mix) await engine.search(query);
  for (const query of mix) {
    const startedAt = performance.now();
    await engine.search(query);
    otherSearch.push(performance.now() - startedAt);
  }
  for (const [at, ad] of ads.entries()) {
    const query = mix[at % mix.length];
    const startedAt = performance.now();
    engine.replace(ad);
    const replacedAt = performance.now();
    if (query) await engine.search(query);
    nextSearch.push(performance.now() - replacedAt);
    one.push(replacedAt - startedAt);
  }
  return {
    size,
    one: summarise(one),
    nextSearch: summarise(nextSearch),
    otherSearch: summarise(otherSearch),
  };
});
