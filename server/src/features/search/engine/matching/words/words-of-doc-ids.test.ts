import { expect, it } from 'vitest';
import { WordsOfDocIds } from './words-of-doc-ids.ts';

const wordsOf = (words: WordsOfDocIds, docId: number) => {
  const found: [word: number, isInName: boolean][] = [];
  words.forEach(docId, (word, isInName) => found.push([word, isInName]));
  return found;
};

it('the words of a doc id are those that were added, also after it was numbered anew', () => {
  const words = new WordsOfDocIds();
  const lists = Array.from({ length: 700 }, (_, docId) =>
    Array.from({ length: docId % 90 }, (__, at) => (docId * 7919 + at * 104_729) % 3_000_000),
  );
  const inNames = (list: readonly number[]) => Math.floor(list.length / 3);
  const expected = (list: readonly number[], newWord = (word: number) => word) =>
    list.map((word, at) => [newWord(word), at < inNames(list)]);
  lists.forEach((list, docId) => words.add(docId, list, inNames(list)));
  lists.forEach((list, docId) => expect(wordsOf(words, docId)).toEqual(expected(list)));
  // Every third doc id is removed, and the others are copied in reverse order.
  const kept = lists.flatMap((_, docId) => (docId % 3 === 0 ? [] : [docId])).toReversed();
  for (const newWord of [undefined, (word: number) => word + 1]) {
    const moved = new WordsOfDocIds();
    moved.reserveFor(words);
    for (const docId of kept) moved.copy(words, docId, newWord);
    kept.forEach((docId, to) =>
      expect(wordsOf(moved, to)).toEqual(expected(lists[docId] ?? [], newWord)),
    );
  }
});

it('has room for doc ids that come after room was made for none', () => {
  const words = new WordsOfDocIds();
  words.reserveFor(new WordsOfDocIds());
  for (let docId = 0; docId < 300; docId += 1) words.add(docId, [docId], 0);
  for (let docId = 0; docId < 300; docId += 1)
    expect(wordsOf(words, docId)).toEqual([[docId, false]]);
});

it('a doc id that leaves a gap is refused', () => {
  expect(() => new WordsOfDocIds().add(1, [], 0)).toThrow('does not follow');
});
