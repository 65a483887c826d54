import { isMaker, stem, wordsOf } from '../engine/text/analysis.ts';
import { maxPhraseWords, type VocabularyEntry } from '../engine/text/vocabulary.ts';
import { itemsOf, type Concept } from './concept.ts';
import { transliterated } from './transliteration.ts';

let known = new Map<string, readonly string[]>();

/** The words of a term, cached because each is requested several times while a vocabulary is built. */
export function wordsOfTerm(term: string): readonly string[] {
  const before = known.get(term);
  if (before !== undefined) return before;
  const words = wordsOf(term);
  known.set(term, words);
  return words;
}

/** Clears the cache after a vocabulary has been built. */
export function forgetWords(): void {
  known = new Map();
}

/** 'Reiter' has the stem of 'reiten' but is another word, which does not have its meanings. */
function stemOrMaker(word: string): string {
  const own = stem(word);
  // 'Sauberkeit' has the stem 'sauber', so the word alone would not tell them apart.
  return isMaker(own, word) ? `=${word}` : own;
}

/** Key of a term: synonyms match any inflection, noise and kept words only their exact form. */
export const keyOf = (kind: VocabularyEntry['kind'], term: string) => {
  const words = wordsOfTerm(term);
  return `${kind} ${(kind === 'synonym' ? words.map(stemOrMaker) : words).join(' ')}`;
};

/** In Arabic the article is part of the word: 'حلاقة' and 'الحلاقة' are one trade. */
function withArticle(term: string): string[] {
  return term.includes(' ') || term.startsWith('ال') ? [] : [`ال${term}`];
}

function termsOf({ de, en, pl, uk, ru, ar, latin, vi, tr, ro, es, fr, fa, ku }: Concept): string[] {
  const cyrillic = [...itemsOf(uk), ...itemsOf(ru)];
  const arabic = itemsOf(ar);
  return [
    ...[de, en, pl, latin, vi, tr, ro, es, fr, fa, ku].flatMap(itemsOf),
    ...arabic,
    ...arabic.flatMap(withArticle),
    ...cyrillic,
    ...cyrillic.flatMap(transliterated),
  ];
}

/** Key of a single form of a term. */
export const formOf: typeof keyOf = (kind, term) => `${kind} ${wordsOfTerm(term).join(' ')}`;

/** The terms of a concept that get an entry. */
export function countedTerms(concept: Concept, keyed = keyOf) {
  const names = new Set(itemsOf(concept.means).map((name) => keyed('synonym', name)));
  return termsOf(concept).flatMap((term) => {
    const [word = '', ...more] = wordsOfTerm(term);
    // The name of an occupation means this occupation, and not related ones.
    if (more.length >= maxPhraseWords || names.has(keyed('synonym', term))) return [];
    return [{ term, word, isOneWord: more.length === 0 }];
  });
}
