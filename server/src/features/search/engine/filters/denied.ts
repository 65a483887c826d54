import type { AdDocIds } from '../index/ad-doc-ids.ts';
import { countBits, countBoth, emptyBits, setBit, type Bits } from '../index/bits.ts';
import type { MatchSet } from '../matching/match-sets/match-set.ts';
import { quality } from './fields.ts';

/** How texts are matched, to leave ads out. */
export interface DeniedTexts {
  /** The ads that each word of a text matches that names an occupation. */
  readonly named: (text: string) => readonly MatchSet[];
  /** Ads whose own names begin with a word that is looked for. */
  readonly bearing: (text: string) => MatchSet;
  /** What a denied word leaves out. */
  readonly deniedBy: (text: string) => DeniedSets;
}

export interface DeniedSets {
  /** Ads that bear the word itself. */
  readonly own: MatchSet;
  /** Ads of what it means, and those that are called so, too. */
  readonly meant: MatchSet;
}

const scores = {
  /** From this score on an ad is about a word: it stands in its names, its title or its profession. */
  about: 45,
  /**
   * Between these scores only a part of a name says what a denied word means: the beginning of a synonym, or a part of a compound. 'Bau'
   * takes no farmer ('Bauer'). Up to the former it is said by the profession.
   */
  field: 46,
  named: 70,
  /** From this score on the ad itself bears the word, whatever else it is called. */
  own: 65,
  /** What a word means above all scores this. */
  main: quality.synonym,
  /** From this score on what is looked for is the name of the ad, and not the end of a compound. */
  exact: quality.almost,
};

/** What is denied may take so much of what bears the words that are looked for. */
const mostLost = 1 / 2;

export interface Denial {
  readonly text: string;
  /** What is looked for beside it. */
  readonly words: string;
}

/** By doc id, how well what is looked for matches an ad; 0 where it does not. */
function scoresOf(lookedFor: readonly MatchSet[], used: number): Uint8Array {
  const best = new Uint8Array(used);
  for (const { docIds, runs } of lookedFor) {
    let at = 0;
    for (const { score, end } of runs) {
      for (; at < end; at += 1) {
        const docId = docIds[at] ?? 0;
        best[docId] = Math.max(best[docId] ?? 0, score);
      }
    }
  }
  return best;
}

/** Calls back with each ad that scores enough to be about a word. */
function eachAbout({ docIds, runs }: MatchSet, visit: (docId: number, score: number) => void) {
  let at = 0;
  for (const { score, end } of runs) {
    if (score < scores.about) return;
    for (; at < end; at += 1) visit(docIds[at] ?? 0, score);
  }
}

/** Ads as bits. */
function bitsAbout(matchSet: MatchSet, ads: AdDocIds): Bits {
  const bits = emptyBits(ads.alive.length * 32);
  eachAbout(matchSet, (docId) => setBit(bits, docId));
  return bits;
}

/**
 * All ads but those that a denied word is about. One that is more of what is looked for stays, unless it bears the denied word itself:
 * 'Kochen, aber nicht im Hotel', 'Gärtner, aber kein Gemüse'. So do all that bear what is looked for if most of them would go: 'Pflege ohne
 * Altenheim'.
 */
export function withoutDenied(ads: AdDocIds, { text, words }: Denial, texts: DeniedTexts): Bits {
  const { own, meant } = texts.deniedBy(text);
  const lookedFor = scoresOf(texts.named(words), ads.used);
  const without = emptyBits(ads.alive.length * 32);
  eachAbout(meant, (docId, score) => {
    if (score > scores.field && score < scores.named) return;
    const looked = lookedFor[docId] ?? 0;
    const isMore = looked >= score && (score < scores.main || looked >= scores.exact);
    if (!isMore) setBit(without, docId);
  });
  const bearing = bitsAbout(texts.bearing(words), ads);
  if (countBoth(bearing, without) > countBits(bearing) * mostLost)
    for (let word = 0; word < without.length; word += 1)
      without[word] = (without[word] ?? 0) & ~(bearing[word] ?? 0);
  eachAbout(own, (docId, score) => {
    if (score >= scores.own || score >= (lookedFor[docId] ?? 0)) setBit(without, docId);
  });
  return without.map((word) => ~word);
}
