import { describe, expect, it } from 'vitest';
import { Cards } from './cards.ts';

interface List {
  n: number;
  cards: unknown[];
}

function listed(cards: Cards, docIds: number[], distances?: (number | undefined)[]): List {
  return JSON.parse(cards.list('{"n":1,"cards":', docIds, distances, '}').toString()) as List;
}

/** A card so long that a few thousand do not fit into one chunk. */
function card(id: number) {
  return { id, title: `Köchin „${id}" 👩‍🍳 ${'ä'.repeat(150)}` };
}

describe('cards', () => {
  it('come as JSON in the order asked for, with the distance of each that has one', () => {
    const cards = new Cards();
    [0, 1, 2].forEach((docId) => cards.set(docId, card(docId)));
    expect(listed(cards, [2, 0, 1], [20_015.1, undefined, 0])).toEqual({
      n: 1,
      cards: [{ ...card(2), distance: 20_015.1 }, card(0), { ...card(1), distance: 0 }],
    });
    expect(listed(cards, [])).toEqual({ n: 1, cards: [] });
  });

  it('keep what comes after the list, in letters of any length', () => {
    const cards = new Cards();
    cards.set(0, card(0));
    const list = cards.list('{"cards":', [0], undefined, ',"text":"Grüße 👋"}');
    expect(JSON.parse(list.toString())).toEqual({ cards: [card(0)], text: 'Grüße 👋' });
  });

  it('are the same after thousands were laid down, replaced and moved', () => {
    const cards = new Cards();
    const count = 5000;
    for (let docId = 0; docId < count; docId += 1) cards.set(docId, card(docId));
    cards.set(17, card(100_017));
    const before = cards.bytes;
    // Every third card stays, the last one first.
    const staying = Array.from({ length: count }, (_, docId) => docId).filter(
      (docId) => docId % 3 === 2,
    );
    const moved = new Cards();
    moved.copy(cards, Uint32Array.from(staying.toReversed()), 0);
    const all = staying.map((_, to) => to);
    const ids = staying.toReversed().map((docId) => (docId === 17 ? 100_017 : docId));
    expect(listed(moved, all).cards).toEqual(ids.map(card));
    expect(moved.bytes).toBeLessThan(before / 2);
    moved.set(all.length, card(-1));
    expect(listed(moved, [all.length, 0]).cards).toEqual([card(-1), card(ids[0] ?? 0)]);
  });
});
