import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachBit, emptyBits, setBit } from './bits.ts';
import { LayerBuilder, scoreAt } from './layer.ts';

const room = 1500;

function everySlotAlive() {
  const alive = emptyBits(room);
  for (let slot = 0; slot < room; slot += 1) setBit(alive, slot);
  return { used: room, alive, brafo: new Uint16Array(room), eachNewestFirst: eachBit };
}

it('a layer that meets many knows the score of every slot', () => {
  const builder = new LayerBuilder(everySlotAlive());
  const many = fc.uniqueArray(fc.tuple(fc.nat(room - 1), fc.integer({ min: 1, max: 100 })), {
    selector: ([slot]) => slot,
    minLength: 100,
    maxLength: 900,
    size: 'max',
  });
  fc.assert(
    fc.property(many, (met) => {
      builder.begin();
      for (const [slot, score] of met) builder.meet(slot, score);
      const { bySlot } = builder.build();
      if (bySlot === undefined) throw new Error('A hundred of these slots are many.');
      const scores = new Map(met);
      for (let slot = 0; slot < room; slot += 1)
        expect(scoreAt(bySlot, slot)).toBe(scores.get(slot) ?? 0);
    }),
    { numRuns: 30 },
  );
});
