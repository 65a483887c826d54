import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsOf } from '../../src/features/search/engine/text/analysis.ts';
import { Suggestions } from '../../src/features/search/engine/results/suggestions.ts';
import { Vocabulary } from '../../src/features/search/engine/text/vocabulary.ts';
import { builtInKnowledge } from '../../src/features/search/judged/corpus.fixture.ts';
import { boardAds, occupations } from './query-corpus.fixture.ts';

/** Number of suggestions that are visible at once. */
const inSight = 5;

const ads = Map.groupBy(boardAds, ({ card }) => card.job_name);
const adsOf = ({ name }: { readonly name: string }) => ads.get(name)?.length ?? 0;
const offered = occupations
  .map(({ name, synonyms, aliases = [] }) => ({ name, synonyms: [...synonyms, ...aliases] }))
  .filter((one) => adsOf(one) > 0);
const suggestions = new Suggestions(offered, new Vocabulary(builtInKnowledge));

const namesWith = new Map<string, number>();
for (const { name } of offered)
  for (const word of wordsOf(name)) namesWith.set(word, (namesWith.get(word) ?? 0) + 1);

/** Returns the rarest word of a name: 'Lagerlogistik' of 'Fachkraft für Lagerlogistik'. */
const tellingWord = (name: string) =>
  wordsOf(name).toSorted((a, b) => (namesWith.get(a) ?? 0) - (namesWith.get(b) ?? 0))[0] ?? '';

/** Returns how many letters of its rarest word must be typed until an occupation is visible. */
function lettersUntilSeen(item: (typeof offered)[number]): number {
  const typed = tellingWord(item.name);
  const isSeen = (letters: number) =>
    suggestions.matching(typed.slice(0, letters), { adsOf }).slice(0, inSight).includes(item);
  let letters = 1;
  while (letters <= typed.length && !isSeen(letters)) letters += 1;
  return letters;
}

it('an occupation is in sight after two letters on average, each counted by its ads', () => {
  const seen = offered.map((item) => ({ letters: lettersUntilSeen(item), ads: adsOf(item) }));
  const all = seen.reduce((sum, one) => sum + one.ads, 0);
  const byAds = seen.reduce((sum, one) => sum + one.letters * one.ads, 0) / all;
  const byName = seen.reduce((sum, { letters }) => sum + letters, 0) / seen.length;
  writeSync(
    1,
    `letters until an occupation is suggested: ${byAds.toFixed(2)} by ads, ${byName.toFixed(2)} by name, ${seen.length} names\n`,
  );
  expect(byAds).toBeLessThanOrEqual(1.6);
  expect(byName).toBeLessThanOrEqual(2);
});

it.each(['fachi', 'fachin', 'fachinf', 'fachinformatikerin'])(
  '%s is the beginning of Fachinformatiker',
  (typed) => {
    const [first] = suggestions.matching(typed, { adsOf });
    expect(first?.name).toMatch(/^Fachinformatiker/);
  },
);
