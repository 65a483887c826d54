import type { Beside } from '../../engine/filters/slots.ts';
import type { SearchIndex } from '../../engine/index/search-index.ts';
import { none } from '../../engine/index/columns.ts';
import { namedAds } from '../../engine/matching/soft-terms.ts';

/** Words are not about a profession with a smaller share of the ads that they name. */
const usualShare = 0.15;

/** The professions of the ads that words name; undefined if they name none. */
export function besideOf(
  index: SearchIndex,
  words: string,
  leastShare = usualShare,
): Beside | undefined {
  const { text } = index;
  const whole = text.kept(`whole ${words}`, (maker) =>
    maker.all(text.termsOf(words).map(({ matchSet }) => matchSet)),
  );
  const { docIds, count } = namedAds(whole);
  const { profession } = index.ads.columns;
  const counts = new Map<number, number>();
  for (const docId of docIds) {
    const own = profession[docId] ?? none;
    if (own !== none) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  const professions = [...counts].flatMap(([id, own]) => (own >= count * leastShare ? [id] : []));
  if (professions.length === 0) return undefined;
  const key = professions.toSorted((a, b) => a - b).join(' ');
  return { key, professions: new Set(professions), isFirst: false };
}
