import type { AdDocIds } from '../index/ad-doc-ids.ts';
import { countBits, countBoth, emptyBits, setBit, type Bits } from '../collections/bits.ts';
import type { MatchSet } from '../matching/match-sets/match-set.ts';
import { quality } from './fields.ts';

/** Text lookups that decide which ads a denial removes. */
export interface DeniedTexts {
  /** Match sets of each word of a text that names an occupation. */
  readonly named: (text: string) => readonly MatchSet[];
  /** Match set of the ads with a name that begins with a word of the text. */
  readonly bearing: (text: string) => MatchSet;
  /** Match sets of a denied word. */
  readonly deniedBy: (text: string) => DeniedSets;
}

export interface DeniedSets {
  /** Ads that contain the word itself. */
  readonly own: MatchSet;
  /** Ads of the word's meanings, and ads with a name that contains the word. */
  readonly meant: MatchSet;
}

const scores = {
  /** From this score on an ad is about a word: the word is in its names, its title or its profession. */
  about: 45,
  /**
   * Between these scores only a part of a name matches the meaning of a denied word: the beginning of a synonym, or a part of a compound. 'Bau'
   * excludes no farmer ('Bauer'). Up to `field` the profession matches.
   */
  field: 46,
  named: 70,
  /** From this score on the ad itself contains the word, whatever its other names are. */
  own: 65,
  /** The main meaning of a word has this score. */
  main: quality.synonym,
  /** From this score on the searched word is the whole name of the ad, not the end of a compound. */
  exact: quality.almost,
};

/** Largest share of the ads with the searched words that a denial may remove. */
const maxLostShare = 1 / 2;

export interface Denial {
  readonly text: string;
  /** The searched words of the query beside the denied ones. */
  readonly words: string;
}

/** Score of the searched words by doc id; 0 if they do not match. */
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

/** Calls `visit` for each ad whose score is high enough to be about a word. */
function eachAbout({ docIds, runs }: MatchSet, visit: (docId: number, score: number) => void) {
  let at = 0;
  for (const { score, end } of runs) {
    if (score < scores.about) return;
    for (; at < end; at += 1) visit(docIds[at] ?? 0, score);
  }
}

/** Set of the ads that are about a word. */
function bitsAbout(matchSet: MatchSet, ads: AdDocIds): Bits {
  const bits = emptyBits(ads.alive.length * 32);
  eachAbout(matchSet, (docId) => setBit(bits, docId));
  return bits;
}

/**
 * All ads except those about a denied word. An ad that matches the searched words better stays, unless it contains the denied word itself:
 * 'Kochen, aber nicht im Hotel', 'Gärtner, aber kein Gemüse'. If the denial would remove most of the ads that contain the searched words,
 * all of these stay: 'Pflege ohne Altenheim'.
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
  if (countBoth(bearing, without) > countBits(bearing) * maxLostShare)
    for (let word = 0; word < without.length; word += 1)
      without[word] = (without[word] ?? 0) & ~(bearing[word] ?? 0);
  eachAbout(own, (docId, score) => {
    if (score >= scores.own || score >= (lookedFor[docId] ?? 0)) setBit(without, docId);
  });
  return without.map((word) => ~word);
}
