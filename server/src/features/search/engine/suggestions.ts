import { limits } from '@lehrpfad/contract/limits.ts';
import { queryWords, wordsOf } from './analysis.ts';
import { fields } from './fields.ts';
import { matchWords } from './ranking.ts';
import { WordIndex } from './word-index.ts';

interface Entry {
  readonly name: string;
  readonly synonyms?: readonly string[];
}

function masksOf({ name, synonyms = [] }: Entry): Map<string, number> {
  const masks = new Map<string, number>();
  for (const word of synonyms.flatMap(wordsOf)) masks.set(word, fields.synonym);
  for (const word of wordsOf(name)) masks.set(word, (masks.get(word) ?? 0) | fields.jobName);
  return masks;
}

/** Names that can be suggested, found like ads are: every word typed must meet the name or a synonym. */
export class Suggestions<Item extends Entry> {
  readonly #items: readonly Item[];
  readonly #index = new WordIndex();
  readonly #all: Uint8Array;

  constructor(items: readonly Item[]) {
    this.#items = items;
    this.#all = new Uint8Array(items.length).fill(1);
    items.forEach((item, slot) => this.#index.add(slot, masksOf(item)));
  }

  /** At most ten, best first; those with more ads first among equals. Nothing for an empty text. */
  matching(text: string, adsOf: (item: Item) => number): Item[] {
    const matches = matchWords(this.#index, queryWords(text, 1), this.#all);
    if (!matches) return [];
    return matches.slots
      .flatMap((slot) => {
        const item = this.#items[slot];
        return item ? [{ item, score: matches.scores[slot] ?? 0, ads: adsOf(item) }] : [];
      })
      .sort((a, b) => b.score - a.score || b.ads - a.ads || (a.item.name < b.item.name ? -1 : 1))
      .slice(0, limits.suggestions)
      .map(({ item }) => item);
  }
}
