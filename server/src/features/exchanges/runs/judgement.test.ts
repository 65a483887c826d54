import { describe, expect, it } from 'vitest';
import { reasonToHold } from './judgement.ts';

describe('a run that has read everything', () => {
  it('takes down what is gone where there is nothing to compare with', () => {
    expect(reasonToHold({ records: 0, lastGood: null, announced: null })).toBeUndefined();
    expect(reasonToHold({ records: 0, lastGood: 0, announced: 0 })).toBeUndefined();
  });

  it('is held below 60 % of the last good one', () => {
    expect(reasonToHold({ records: 60, lastGood: 100, announced: null })).toBeUndefined();
    expect(reasonToHold({ records: 59, lastGood: 100, announced: null })).toBe('shrunken');
    expect(reasonToHold({ records: 0, lastGood: 1, announced: 0 })).toBe('shrunken');
  });

  it('is held where more than 2 % of what was announced did not come', () => {
    expect(reasonToHold({ records: 980, lastGood: null, announced: 1000 })).toBeUndefined();
    expect(reasonToHold({ records: 979, lastGood: null, announced: 1000 })).toBe('incomplete');
    expect(reasonToHold({ records: 1000, lastGood: null, announced: 900 })).toBeUndefined();
  });
});
