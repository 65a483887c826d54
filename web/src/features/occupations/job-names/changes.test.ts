import type { JobNameRow } from '@lehrpfad/contract/occupations/editing.ts';
import { describe, expect, it } from 'vitest';
import {
  jobNamesText,
  commonBrafo,
  isSure,
  similarityText,
  takeProposals,
  undoOf,
} from './changes.ts';

const row = (values: Partial<JobNameRow> = {}): JobNameRow => ({
  id: 1,
  name: 'Koch (m/w/d)',
  Mapping: null,
  Brafo: [],
  blocked: false,
  external: true,
  last_updated: '2026-11-01T00:00:00Z',
  ads: 3,
  used: true,
  proposal: null,
  ...values,
});

describe('changes of job names', () => {
  it('are taken back in every field, as long as nobody has changed them since', () => {
    const before = [
      row({ Mapping: { id: 7, name: 'Koch/Köchin' }, Brafo: [3] }),
      row({ id: 2, blocked: true, external: false }),
    ];
    const after = [row({ id: 2, last_updated: 'two' }), row({ last_updated: 'one' })];
    expect(undoOf(before, after)).toEqual([
      { id: 2, Mapping: null, Brafo: [], blocked: true, external: false, last_updated: 'two' },
      { id: 1, Mapping: 7, Brafo: [3], blocked: false, external: true, last_updated: 'one' },
    ]);
  });

  it('give a former name back without keeping the other one', () => {
    const after = [row({ name: 'Köchin', last_updated: 'one' })];
    expect(undoOf([row()], after)).toMatchObject([{ name: 'Koch (m/w/d)', keep_former: false }]);
  });

  it('take the proposals of those that have one', () => {
    const rows = [row(), row({ id: 2, proposal: { id: 7, name: 'Koch/Köchin', likeness: 0.7 } })];
    expect(takeProposals(rows)).toEqual([{ id: 2, Mapping: 7, external: false }]);
  });

  it.each([
    [0.89, '89 % ähnlich', false],
    [0.9, '90 % ähnlich', true],
    [1, '100 % ähnlich', true],
  ])('take a proposal of %d together with others only where it is sure', (likeness, text, sure) => {
    expect(similarityText(likeness)).toBe(text);
    expect(isSure(row({ proposal: { id: 7, name: 'Koch/Köchin', likeness } }))).toBe(sure);
    expect(isSure(row())).toBe(false);
  });

  it('begin with the BRAFO fields that all have alike', () => {
    expect(commonBrafo([row({ Brafo: [1, 2] }), row({ Brafo: [1, 2] })])).toEqual([1, 2]);
    expect(commonBrafo([row({ Brafo: [1, 2] }), row({ Brafo: [1] })])).toEqual([]);
    expect(commonBrafo([])).toEqual([]);
  });

  it('are of one by its name, or of many', () => {
    expect(jobNamesText([row()])).toBe('„Koch (m/w/d)“');
    expect(jobNamesText([row(), row()])).toBe('2 Berufsbezeichnungen');
  });
});
