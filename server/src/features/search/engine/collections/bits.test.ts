import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBits,
  bitsInRange,
  bitsMarked,
  bitsWithMask,
  clearBit,
  countBits,
  countBoth,
  eachBit,
  emptyBits,
  hasBit,
  intersection,
  countOnes,
  setBit,
  type Bits,
} from './bits.ts';

const room = 100;

function bitsOf(docIds: Iterable<number>): Bits {
  const bits = emptyBits(room);
  for (const docId of docIds) setBit(bits, docId);
  return bits;
}

function docIdsOf(bits: Bits): number[] {
  const docIds: number[] = [];
  eachBit(bits, (docId) => {
    docIds.push(docId);
  });
  return docIds;
}

/** A set of doc ids, some of them at the boundaries of a 32-bit word. */
const docIds = fc
  .uniqueArray(fc.oneof(fc.nat(room - 1), fc.constantFrom(0, 31, 32, 63, 64, 95)))
  .map((some) => new Set(some));

function ascending(some: Iterable<number>): number[] {
  return [...some].toSorted((a, b) => a - b);
}

describe('a set of slots', () => {
  it('holds what was put in and not taken out, in ascending order', () => {
    fc.assert(
      fc.property(docIds, docIds, (some, out) => {
        const bits = bitsOf(some);
        for (const docId of out) clearBit(bits, docId);
        const left = ascending(some.difference(out));
        expect(docIdsOf(bits)).toEqual(left);
        expect(countBits(bits)).toBe(left.length);
        for (let docId = 0; docId < room; docId += 1)
          expect(hasBit(bits, docId)).toBe(left.includes(docId));
      }),
    );
  });

  it('is united and cut like any set, and only the one that grows is changed', () => {
    fc.assert(
      fc.property(docIds, docIds, docIds, (a, b, c) => {
        const [x, y, z] = [bitsOf(a), bitsOf(b), bitsOf(c)];
        expect(docIdsOf(intersection(x, y, z))).toEqual(
          ascending(a.intersection(b).intersection(c)),
        );
        expect(countBoth(x, y)).toBe(a.intersection(b).size);
        expect(docIdsOf(x)).toEqual(ascending(a));
        expect(docIdsOf(addBits(x, y))).toEqual(ascending(a.union(b)));
        expect(docIdsOf(x)).toEqual(ascending(a.union(b)));
        expect(docIdsOf(y)).toEqual(ascending(b));
      }),
    );
  });

  it('is gone through only until the visitor has enough', () => {
    const seen: number[] = [];
    eachBit(bitsOf([3, 31, 32, 70]), (docId) => {
      seen.push(docId);
      return docId < 31;
    });
    expect(seen).toEqual([3, 31]);
  });

  it('has nothing beyond its room', () => {
    expect(hasBit(bitsOf([1]), 5000)).toBe(false);
  });
});

describe('the slots whose number in a column', () => {
  // The fifth doc id was never assigned, so its value does not count.
  const column = Int32Array.from([5, -1, 7, 9, 7]);
  const used = 4;

  it('lies between two bounds, both inclusive', () => {
    expect(docIdsOf(bitsInRange(column, used, 5, 7))).toEqual([0, 2]);
    expect(docIdsOf(bitsInRange(column, used, -1, -1))).toEqual([1]);
    expect(docIdsOf(bitsInRange(column, used, 8, 6))).toEqual([]);
  });

  it('shares a bit with a mask', () => {
    expect(docIdsOf(bitsWithMask(Uint16Array.from([5, 2, 7, 8, 7]), used, 6))).toEqual([0, 1, 2]);
  });

  it('is marked in a table, where no number is in none', () => {
    const marked = new Uint8Array(10);
    marked[7] = 1;
    expect(docIdsOf(bitsMarked(column, used, marked))).toEqual([2]);
  });
});

it('counts the ones of any number of 32 bits', () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      const ones = [...(number >>> 0).toString(2)].filter((digit) => digit === '1').length;
      expect(countOnes(number)).toBe(ones);
    }),
  );
});
