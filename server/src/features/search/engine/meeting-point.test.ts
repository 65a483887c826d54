import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachBit, emptyBits, setBit } from './bits.ts';
import { LayerBuilder, type Layer, scoreAt } from './layer.ts';
import { MeetingPoint } from './meeting-point.ts';

const room = 70;
/** Every seventh slot is empty; of the others the lower is the newer. */
const isAlive = (slot: number) => slot % 7 !== 3;

function slotsInOrder() {
  const alive = emptyBits(room);
  for (let slot = 0; slot < room; slot += 1) if (isAlive(slot)) setBit(alive, slot);
  return { used: room, alive, brafo: new Uint16Array(room), eachNewestFirst: eachBit };
}

type Met = readonly (readonly [slot: number, score: number])[];

/** From a few ads to nearly all, so that layers are kept in each of their forms. */
const met = fc.integer({ min: 0, max: 90 }).chain((size) =>
  fc.array(fc.tuple(fc.nat(room - 1), fc.integer({ min: 1, max: 100 })), {
    minLength: size,
    maxLength: size + 10,
  }),
);

function layerOf(builder: LayerBuilder, all: Met): Layer {
  builder.begin();
  for (const [slot, score] of all) builder.meet(slot, score);
  return builder.build();
}

/** The best score of every living slot. */
function bestOf(all: Met): Map<number, number> {
  const best = new Map<number, number>();
  for (const [slot, score] of all)
    if (isAlive(slot)) best.set(slot, Math.max(score, best.get(slot) ?? 0));
  return best;
}

function scoresOf({ slots, runs }: Layer): [slot: number, score: number][] {
  return runs.flatMap(({ score, end }, at) =>
    [...slots.subarray(runs[at - 1]?.end ?? 0, end)].map((slot): [number, number] => [slot, score]),
  );
}

describe('the ads that a word meets', () => {
  it('are the living ones with their best score, best first, then newest', () => {
    fc.assert(
      fc.property(met, met, (first, second) => {
        const builder = new LayerBuilder(slotsInOrder());
        // A builder is used again and again; nothing of one layer gets into the next.
        for (const all of [first, second]) {
          const layer = layerOf(builder, all);
          const best = [...bestOf(all)].toSorted(([a, s], [b, t]) => t - s || a - b);
          expect(scoresOf(layer)).toEqual(best);
          expect(layer.count).toBe(best.length);
          const scores = new Map(best);
          const { bySlot } = layer;
          if (bySlot === undefined) continue;
          for (let slot = 0; slot < room; slot += 1)
            expect(scoreAt(bySlot, slot)).toBe(scores.get(slot) ?? 0);
        }
      }),
    );
  });

  it('count for a part where they stand for another word, but never for nothing', () => {
    const builder = new LayerBuilder(slotsInOrder());
    const meaning = layerOf(builder, [
      [0, 80],
      [1, 1],
      [2, 80],
    ]);
    builder.begin();
    builder.meet(2, 75);
    builder.meetLayer(meaning, 45);
    expect(scoresOf(builder.build())).toEqual([
      [2, 75],
      [0, 36],
      [1, 1],
    ]);
  });
});

describe('the ads that all words meet', () => {
  it('are those in every layer, with the sum of their scores by weight', () => {
    const words = fc.array(fc.tuple(met, fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 4,
    });
    const subset = fc.option(fc.uniqueArray(fc.nat(room - 1)));
    fc.assert(
      fc.property(words, words, subset, (one, other, within) => {
        const slots = slotsInOrder();
        const builder = new LayerBuilder(slots);
        const meeting = new MeetingPoint(slots);
        const bits = within ? emptyBits(room) : undefined;
        for (const slot of within ?? []) if (bits) setBit(bits, slot);
        for (const all of [one, other]) {
          meeting.meet(
            all.map(([own, weight]) => ({ layer: layerOf(builder, own), weight })),
            bits,
          );
          const scores = all.map(([own, weight]) => ({ best: bestOf(own), weight }));
          const common = [...(scores[0]?.best.keys() ?? [])].filter(
            (slot) =>
              scores.every(({ best }) => best.has(slot)) && (within?.includes(slot) ?? true),
          );
          const sums = common.map((slot) => [
            slot,
            scores.reduce((sum, { best, weight }) => sum + (best.get(slot) ?? 0) * weight, 0),
          ]);
          const found = [...meeting.found.subarray(0, meeting.count)];
          expect(found.toSorted((a, b) => a - b).map((slot) => [slot, meeting.sums[slot]])).toEqual(
            sums.toSorted(([a = 0], [b = 0]) => a - b),
          );
        }
      }),
      { numRuns: 200 },
    );
  });
});
