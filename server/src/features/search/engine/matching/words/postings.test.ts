import { describe, expect, it } from 'vitest';
import { Postings } from './postings.ts';

function entriesOf(postings: Postings): [docId: number, mask: number][] {
  const entries: [number, number][] = [];
  postings.forEach((docId, mask) => entries.push([docId, mask]));
  return entries;
}

describe('where a word stands', () => {
  it('is given back as it was noted, up to the highest slot and all fields', () => {
    const postings = new Postings();
    const all = Array.from({ length: 1000 }, (_, at): [number, number] => [at * 16_000, at % 256]);
    for (const [docId, mask] of all) postings.push(docId, mask);
    expect(entriesOf(postings)).toEqual(all);
    expect(postings.length).toBe(1000);
  });

  it('follows the slots to their new numbers and forgets the dropped ones', () => {
    const postings = new Postings();
    [0, 1, 2, 3].forEach((docId) => postings.push(docId, docId + 1));
    const moved = new Postings();
    moved.take(postings, 0, (docId) => [2, -1, 0, -1][docId] ?? docId);
    expect(entriesOf(moved)).toEqual([
      [2, 1],
      [0, 3],
    ]);
    postings.push(7, 127);
    moved.take(postings, 4, (docId) => docId);
    expect(entriesOf(moved).at(-1)).toEqual([7, 127]);
    expect(moved.length).toBe(3);
  });
});
