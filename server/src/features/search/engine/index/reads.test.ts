import { describe, expect, it, vi } from 'vitest';
import { ResultCache, LastResult } from './result-cache.ts';
import { beginningsOf, endsOf, probes, wordFacts, type Probe } from './marks.ts';
import type { Passes } from './read.ts';
import { Reads } from './reads.ts';

const onWord = (reads: Reads, word: number) =>
  reads.during(() => reads.recordWord(word, wordFacts.ads)).read;
const even: Passes = { key: 'even', has: (docId) => docId % 2 === 0 };

/** @returns which of the results are still valid after a change */
function after(reads: Reads, change: () => void, results: Parameters<Reads['holds']>[0][]) {
  reads.begin();
  change();
  return results.map((read) => reads.holds(read));
}

describe('a result', () => {
  it('is right until an ad changes that holds a word of it', () => {
    const reads = new Reads();
    const [one, two] = [onWord(reads, 7), onWord(reads, 70_000)];
    expect(after(reads, () => reads.markWord(70_000, wordFacts.ads), [one, two])).toEqual([
      true,
      false,
    ]);
    expect(after(reads, () => reads.markWord(8, wordFacts.ads), [one])).toEqual([true]);
    expect(after(reads, () => reads.markWord(7, wordFacts.ads), [one])).toEqual([false]);
    expect(reads.holds(onWord(reads, 7))).toBe(true);
  });

  it('depends on what a result is made of that was used before it began, too', () => {
    const reads = new Reads();
    const part = onWord(reads, 7);
    const kept = new LastResult<number>(reads);
    const ask = () => kept.of('part', () => (reads.recordWord(8, wordFacts.ads), 1));
    let inner: Parameters<Reads['holds']>[0] | undefined;
    const outer = reads.during(() => {
      reads.recordAgain(part);
      ask();
      inner = reads.during(() => {
        reads.recordAgain(part);
        ask();
      }).read;
    }).read;
    const results = [outer, inner ?? outer];
    expect(after(reads, () => reads.markWord(9, wordFacts.ads), results)).toEqual([true, true]);
    expect(after(reads, () => reads.markWord(8, wordFacts.ads), results)).toEqual([false, false]);
    expect(reads.holds(part)).toBe(true);
  });

  it('is right until a look-up finds a word that is new', () => {
    const reads = new Reads();
    const looked = (text: string) =>
      reads.during(() => reads.recordProbe(probes.beginning, text)).read;
    const spelled = reads.during(() => reads.recordSpellings()).read;
    const results = [looked('ko'), looked('ma'), spelled];
    expect(after(reads, () => reads.markProbe(probes.beginning, 'ko'), results)).toEqual([
      false,
      true,
      true,
    ]);
    expect(after(reads, () => reads.markProbe(probes.end, 'ma'), [looked('ma')])).toEqual([true]);
    expect(after(reads, () => reads.markSpellings(), [spelled])).toEqual([false]);
  });

  it('knows a word of any length by few of its beginnings and ends', () => {
    const reads = new Reads();
    const long = 'ab'.repeat(150_000);
    const [beginnings, ends] = [[...beginningsOf(long)], [...endsOf(long)]];
    expect([beginnings.length, ends.length]).toEqual([40, 40]);
    const looked = (probe: Probe, text: string) =>
      reads.during(() => reads.recordProbe(probe, text)).read;
    const mark = () => {
      for (const text of beginnings) reads.markProbe(probes.beginning, text);
      for (const text of ends) reads.markProbe(probes.end, text);
    };
    const found = [looked(probes.beginning, long.slice(0, 99)), looked(probes.end, long.slice(-3))];
    const others = [looked(probes.beginning, 'b'), looked(probes.end, 'a')];
    expect(after(reads, mark, [...found, ...others])).toEqual([false, false, true, true]);
  });

  it('that went through ads is right until one comes or goes that is among them', () => {
    const reads = new Reads();
    const result = () => reads.during(() => reads.recordDocIds(even)).read;
    expect(after(reads, () => reads.markDocId(3), [result()])).toEqual([true]);
    expect(after(reads, () => reads.markDocId(4), [result()])).toEqual([false]);
    expect(reads.changedSince(0)).toEqual([3, 4]);
    const old = result();
    for (let at = 0; at < 5000; at += 1) after(reads, () => reads.markDocId(1), []);
    // This many changes are not remembered individually.
    expect([reads.changedSince(2), reads.holds(old)]).toEqual([undefined, false]);
  });

  it('is made of the results within it, whether they are made or used again', () => {
    const reads = new Reads();
    const kept = new ResultCache<string>(reads, () => 10);
    let value = 'inner';
    const inner = vi.fn<() => string>(() => {
      reads.recordWord(5, wordFacts.ads);
      return value;
    });
    const outer = () => reads.during(() => kept.remember('key', inner, 10_000)).read;
    const results = [outer(), outer()];
    expect(inner).toHaveBeenCalledTimes(1);
    const change = (word: number) =>
      after(reads, () => reads.markWord(word, wordFacts.ads), results);
    expect(change(4)).toEqual([true, true]);
    expect(inner).toHaveBeenCalledTimes(1);
    // Computed again once, with the same result.
    expect(change(5)).toEqual([true, true]);
    expect(inner).toHaveBeenCalledTimes(2);
    value = 'other';
    expect(change(5)).toEqual([false, false]);
    expect(inner).toHaveBeenCalledTimes(3);
    results.push(outer());
    value = 'inner';
    expect(change(5)).toEqual([false, false, false]);
    expect(kept.remember('key', inner, 10_000)).toBe('inner');
    expect(inner).toHaveBeenCalledTimes(4);
  });

  it('stays right where a result within it is no longer kept, until that could be another', () => {
    const reads = new Reads();
    const kept = new ResultCache<string>(reads, () => 10);
    const inner = () => {
      reads.recordWord(5, wordFacts.ads);
      return 'inner';
    };
    const { read } = reads.during(() => kept.remember('key', inner, 10_000));
    kept.clear();
    expect(after(reads, () => reads.markWord(4, wordFacts.ads), [read])).toEqual([true]);
    expect(after(reads, () => reads.markWord(5, wordFacts.ads), [read])).toEqual([false]);
  });

  it('is not worked out again after a change of all', () => {
    const reads = new Reads();
    const kept = new ResultCache<number>(reads, () => 10);
    const work = vi.fn<() => number>(() => 1);
    const { read } = reads.during(() => kept.remember('key', work, 10_000));
    reads.markAll();
    expect(reads.holds(read)).toBe(false);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is told of no single word while everything counts as changed', () => {
    const reads = new Reads();
    expect(reads.isMarking).toBe(false);
    reads.begin();
    expect(reads.isMarking).toBe(true);
    reads.markAll();
    expect(reads.isMarking).toBe(false);
  });

  it('depends on one fact of a word, and not on others', () => {
    const reads = new Reads();
    const facts = Object.values(wordFacts);
    const results = facts.map((fact) => reads.during(() => reads.recordWord(7, fact)).read);
    for (const fact of facts.slice(1))
      expect(after(reads, () => reads.markWord(7, fact), results)[0]).toBe(true);
    expect(results.map((read) => reads.holds(read))).toEqual([true, false, false, false]);
  });

  it('made of what was fetched before is made again where that is another', () => {
    const reads = new Reads();
    const kept = new ResultCache<object>(reads, () => 10);
    const work = vi.fn<() => object>(() => ({}));
    const [a, b] = [{}, {}];
    for (const from of [a, a, b, b]) kept.remember('key', work, 10_000, [from]);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('of very many words, and every one after a change of all, is no longer right', () => {
    const reads = new Reads();
    const { read } = reads.during(() => {
      for (let word = 0; word < 30_000; word += 1) reads.recordWord(word, wordFacts.ads);
    });
    expect(after(reads, () => reads.markDocId(1), [read])).toEqual([false]);
    const plain = reads.during(() => 1).read;
    reads.markAll();
    expect(reads.holds(plain)).toBe(false);
  });

  it('that fails leaves nothing behind that belongs to another', () => {
    const reads = new Reads();
    const failing = () => {
      reads.recordWord(9, wordFacts.ads);
      reads.recordSpellings();
      throw new Error('failed');
    };
    expect(() => reads.during(failing)).toThrow('failed');
    expect(reads.during(() => 1).read).toMatchObject({ steps: [] });
    expect(onWord(reads, 1).steps).toMatchObject([{ words: Uint32Array.of(1) }]);
  });
});
