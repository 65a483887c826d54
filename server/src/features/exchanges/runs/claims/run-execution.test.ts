import { describe, expect, it } from 'vitest';
import { executionOf, markOf, nextSlice, suspectsOf, rejectIfLeftOut } from './run-execution.ts';
import { initialProgress } from './progress.ts';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    number: from + index,
    record: { externalId: `a${from + index}`, raw: { text: String(from + index) } },
  }));

describe('the records that are planned together', () => {
  const sizes = (
    records: ReturnType<typeof numbered>,
    suspects?: { after: number; to: number },
  ) => {
    const found: number[] = [];
    for (let start = 0; start < records.length;) {
      const { length } = nextSlice(records.slice(start), 50, suspects);
      found.push(length);
      start += length;
    }
    return found;
  };

  it('are fifty where no process has died', () => {
    expect(sizes(numbered(1, 120))).toEqual([50, 50, 20]);
  });

  it('are single ones among those that a process died with, and fifty before and after', () => {
    expect(sizes(numbered(1, 65), { after: 7, to: 10 })).toEqual([7, 1, 1, 1, 50, 5]);
    expect(sizes(numbered(9, 12), { after: 7, to: 10 })).toEqual([1, 1, 2]);
  });
});

describe('what a process may have died with', () => {
  const execution = { from: 8, to: 12 };
  const progress = { ...initialProgress, dealtWith: 7, resumed: 1 };

  it('is what was noted and not dealt with', () => {
    expect(suspectsOf(progress, execution)).toEqual({ after: 7, to: 12 });
  });

  it('is nothing where none died, or not among records', () => {
    expect(suspectsOf({ ...progress, resumed: 0 }, execution)).toBeUndefined();
    expect(suspectsOf({ ...progress, dealtWith: 12 }, execution)).toBeUndefined();
    expect(suspectsOf(progress, null)).toBeUndefined();
  });

  it('has an id where it is a single record that has one which can be kept', () => {
    expect(executionOf(numbered(8, 12))).toEqual(execution);
    expect(executionOf(numbered(8, 8))).toMatchObject({ from: 8, to: 8, id: 'a8' });
    for (const externalId of ['', '\0', 'x'.repeat(301)])
      expect(executionOf([{ number: 8, record: { externalId, raw: {} } }])).toEqual({
        from: 8,
        to: 8,
      });
    expect(executionOf([])).toBeUndefined();
  });
});

describe('a record that is left out', () => {
  const record = { externalId: 'a', raw: { text: 'b' } };
  const leftOut = new Map([['a', markOf(record)]]);

  it('is rejected as long as it says the same', () => {
    expect(rejectIfLeftOut(record, leftOut)).toEqual({ externalId: 'a', rejected: 'crashed' });
  });

  it('is read again once its source has changed it, and so is every other', () => {
    const changed = { ...record, raw: { text: 'c' } };
    expect(rejectIfLeftOut(changed, leftOut)).toBe(changed);
    const other = { ...record, externalId: 'b' };
    expect(rejectIfLeftOut(other, leftOut)).toBe(other);
  });
});
