import { composed } from '@lehrpfad/contract/core/text/visible-text.ts';

/** A possible target: its id, and a text that refers to it. */
export interface KnownText {
  readonly id: number;
  readonly text: string;
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const brackets = /\([^()]*\)/g;

/** Words that do not identify an occupation, as other exchanges use them in names. */
const noise =
  /\b[mwdfx](?:\/[mwdfx]){1,5}\b|\b(?:auszubildende[rn]?|azubi|ausbildung|ausbildungsplatz|lehrstelle|als|zum|zur|zu|der|die|das|und|im|in|fuer|dual(?:es|er)?|studium|start|ab|20\d\d)\b/g;

/** Endings for women, in all spellings: '/-in', '*in', ':in', '/in', '/-frau', '/-r'. */
const endings = /(?<=\p{L})(?:\/-?|\*|:|_)(?:innen|in|frau|mann|r|n|er)\b/gu;

/** Minimum letters of a stem: in shorter words the ending is not a gender ending, as in 'Wein'. */
const minStemLength = 6;

/** Returns the words by which a name is compared, without genders, umlauts and words that occur in every ad. */
export function comparedWords(name: string): readonly string[] {
  const plain = composed(name)
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll(endings, '')
    .replaceAll(brackets, ' ')
    .replaceAll(noise, ' ');
  return plain
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length >= minStemLength ? word.replace(/in$/, '') : word));
}

/** Returns the groups of three letters, with two spaces before and one after each word, so that beginnings count most. */
export function trigramsOf(name: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of comparedWords(name)) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** In 'Koch/Köchin' and 'Diätassistent/Diätassistentin' either word alone is also a name. */
const twoWords = /^(\p{L}{1,80})\/(\p{Lu}\p{L}{1,80})(?!\p{L})/u;

function spellingsOf({ id, text }: KnownText): readonly KnownText[] {
  const [both = '', one, other] = twoWords.exec(text) ?? [];
  if (one === undefined || other === undefined) return [{ id, text }];
  const rest = text.slice(both.length);
  return [text, one + rest, other + rest].map((spelling) => ({ id, text: spelling }));
}

/** Minimum similarity: 'Mitarbeiter' and 'Waldarbeiter' have 0.45. */
const minSimilarity = 0.5;

/**
 * Weight of the share of the whole known name: of two names with as many common trigrams, the one that is completely contained is
 * preferred.
 */
const shareOfWhole = 0.25;

/** Finds the most similar of many texts by the trigrams that they share (Dice). */
export class SimilarNames {
  readonly #texts: readonly KnownText[];
  readonly #sizes: readonly number[];
  /** Indexes of the texts with a trigram. */
  readonly #having = new Map<string, number[]>();

  constructor(texts: readonly KnownText[]) {
    this.#texts = texts.flatMap(spellingsOf);
    this.#sizes = this.#texts.map(({ text }, number) => {
      const grams = trigramsOf(text);
      for (const gram of grams) {
        const numbers = this.#having.get(gram);
        if (numbers) numbers.push(number);
        else this.#having.set(gram, [number]);
      }
      return grams.size;
    });
  }

  /** Returns the id of the most similar text, the first of several; undefined if none is similar. */
  nearest(name: string): number | undefined {
    return this.maxSimilar(name)?.id;
  }

  /** Returns the most similar text with its similarity: 1 if only meaningless words differ. */
  maxSimilar(name: string): { readonly id: number; readonly likeness: number } | undefined {
    const grams = trigramsOf(name);
    // An array: with ten thousand similar texts, a map would be twenty times slower.
    const shared = new Uint16Array(this.#texts.length);
    for (const gram of grams)
      for (const number of this.#having.get(gram) ?? []) shared[number] = (shared[number] ?? 0) + 1;

    let best: { number: number; likeness: number } | undefined;
    for (const [number, common] of shared.entries()) {
      if (common === 0) continue;
      const size = this.#sizes[number] ?? 0;
      const dice = (2 * common) / (grams.size + size);
      const likeness = (1 - shareOfWhole) * dice + shareOfWhole * (common / size);
      if (likeness >= minSimilarity && likeness > (best?.likeness ?? 0))
        best = { number, likeness };
    }
    const text = best && this.#texts[best.number];
    return best && text && { id: text.id, likeness: best.likeness };
  }
}
