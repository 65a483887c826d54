import type { StoredVocabularyEntry } from '@lehrpfad/contract/search/vocabulary.ts';

export type Kind = StoredVocabularyEntry['kind'];

interface KindWords {
  readonly kind: Kind;
  /** Label of the tab. */
  readonly many: string;
  readonly one: string;
  /** Explains the effect of this kind. */
  readonly text: string;
}

/** The kinds of entries, in the words of editors. */
export const kinds: readonly KindWords[] = [
  {
    kind: 'synonym',
    many: 'Synonyme',
    one: 'Synonym',
    text: 'Wer das sucht, findet auch, was es bedeutet.',
  },
  {
    kind: 'kept',
    many: 'Kurze Wörter',
    one: 'Kurzes Wort',
    text: 'Wird gesucht, obwohl es nur einen oder zwei Buchstaben hat.',
  },
  {
    kind: 'noise',
    many: 'Füllwörter',
    one: 'Füllwort',
    text: 'Sagt nichts darüber, was gesucht wird, und bleibt unbeachtet.',
  },
  {
    kind: 'reading',
    many: 'Lesarten',
    one: 'Lesart',
    text: 'Wird gelesen wie ein anderer Text, oder nur als Wörter: nie als Ort, Zeit, Bedingung oder Verneinung.',
  },
];

export function isKind(text: string | undefined): text is Kind {
  return kinds.some(({ kind }) => kind === text);
}

export function wordsOf(kind: Kind): KindWords {
  const [first] = kinds;
  const found = kinds.find((one) => one.kind === kind) ?? first;
  if (!found) throw new Error('There are no kinds of words.');
  return found;
}
