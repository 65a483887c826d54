import { describe, expect, it } from 'vitest';
import {
  detected,
  isSame,
  listOptions,
  pathOptions,
  readText,
  withField,
  withRecord,
} from './mapping-choices.ts';

describe('a mapping', () => {
  it('is none once nothing is chosen any more', () => {
    const chosen = withField(withRecord(null, ''), 'title', 'name');
    expect(chosen).toEqual({ record: '', fields: { title: 'name' } });
    expect(withField(withRecord(chosen, detected), 'title', detected)).toBeNull();
  });

  it('is the same in whatever order its fields were chosen', () => {
    const one = withField(withField(null, 'title', 'a'), 'town', 'b');
    const other = withField(withField(null, 'town', 'b'), 'title', 'a');
    expect(isSame(one, other)).toBe(true);
    expect(isSame(one, null)).toBe(false);
    expect(isSame(withRecord(null, 'x'), { record: 'x', fields: {} })).toBe(true);
  });

  it('tells beside each field what is read there, of the first record that has it', () => {
    const records = [
      { values: { title: 'Koch' }, rejected: '' as const },
      { values: { title: 'Maler', town: 'x'.repeat(60) }, rejected: '' as const },
    ];
    expect(readText({ records }, 'title')).toBe('Gelesen: Koch');
    expect(readText({ records }, 'town')).toBe(`Gelesen: ${'x'.repeat(28)}…`);
    expect(readText({ records }, 'pay')).toBe('Nichts gefunden');
  });

  it('offers what the feed has, and what was chosen although the feed has it no more', () => {
    const preview = { lists: ['', 'jobs'], paths: [{ path: 'a.b', sample: 'x'.repeat(60) }] };
    expect(listOptions(preview, 'stellen').map(({ label }) => label)).toEqual([
      'Automatisch erkennen',
      'Liste ohne Namen',
      'jobs',
      'stellen (fehlt im Feed)',
    ]);
    expect(pathOptions(preview, undefined)[1]).toEqual({
      value: 'a.b',
      label: `a.b: ${'x'.repeat(40)}…`,
    });
  });
});
