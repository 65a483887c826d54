import { stem, wordsOf } from '../engine/text/analysis.ts';
import { longestPhrase, type VocabularyEntry } from '../engine/text/vocabulary.ts';
import { itemsOf, type Concept } from './concept.ts';
import { transliterated } from './transliteration.ts';

let known = new Map<string, readonly string[]>();

/** The words of a term. While a vocabulary is put together each is asked for several times. */
export function wordsOfTerm(term: string): readonly string[] {
  const before = known.get(term);
  if (before !== undefined) return before;
  const words = wordsOf(term);
  known.set(term, words);
  return words;
}

/** Nobody needs the words once a vocabulary has been put together. */
export function forgetWords(): void {
  known = new Map();
}

/** Synonyms are met in any inflection, noise and kept words as they are. */
export const keyOf = (kind: VocabularyEntry['kind'], term: string) => {
  const words = wordsOfTerm(term);
  return `${kind} ${(kind === 'synonym' ? words.map(stem) : words).join(' ')}`;
};

/** Arabic joins the article to its word: 'حلاقة' and 'الحلاقة' are one trade. */
function withArticle(term: string): string[] {
  return term.includes(' ') || term.startsWith('ال') ? [] : [`ال${term}`];
}

function termsOf({ de, en, pl, uk, ru, ar, vi, tr, ro, es, fr, fa, ku }: Concept): string[] {
  const cyrillic = [...itemsOf(uk), ...itemsOf(ru)];
  const arabic = itemsOf(ar);
  return [
    ...[de, en, pl, vi, tr, ro, es, fr, fa, ku].flatMap(itemsOf),
    ...arabic,
    ...arabic.flatMap(withArticle),
    ...cyrillic,
    ...cyrillic.flatMap(transliterated),
  ];
}

/** Each form of a term by itself. */
export const formOf: typeof keyOf = (kind, term) => `${kind} ${wordsOfTerm(term).join(' ')}`;

/** The terms of a concept that are looked up. */
export function countedTerms(concept: Concept, keyed = keyOf) {
  const names = new Set(itemsOf(concept.means).map((name) => keyed('synonym', name)));
  return termsOf(concept).flatMap((term) => {
    const [word = '', ...more] = wordsOfTerm(term);
    // Whoever names an occupation means it, and not its neighbours.
    if (more.length >= longestPhrase || names.has(keyed('synonym', term))) return [];
    return [{ term, word, isOneWord: more.length === 0 }];
  });
}
