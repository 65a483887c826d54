import { describe, expect, it } from 'vitest';
import type { FetchedRecord } from '../../adapters/adapter.ts';
import { numberRecords, possibleIds, recordsToPlan } from './record-ids.ts';

const raw = (externalId: string) => ({ externalId, raw: {} });
const numbered = (records: FetchedRecord[], first = 1) => numberRecords(records, first);
const seen = (...ids: string[]) => new Set(ids);
const repeated = (number: number, detail: string) => ({
  externalId: `#${number}`,
  rejected: 'repeated-id',
  detail,
});

describe('what is to be planned', () => {
  it('is every record with an id, as it came', () => {
    const records = [raw('a'), { externalId: 'b', same: true as const }];
    expect(recordsToPlan(numbered(records), seen(), 0)).toEqual(records);
  });

  it('names what has no id, or none that can be kept, by its number', () => {
    const records = [
      raw(''),
      { externalId: '', rejected: 'unreadable' as const, detail: 'x' },
      raw('x'.repeat(301)),
      raw('\0'),
      { externalId: 'b', rejected: 'too-large' as const },
    ];
    expect(recordsToPlan(numbered(records, 11), seen(), 0)).toEqual([
      { externalId: '#11', rejected: 'no-id' },
      { externalId: '#12', rejected: 'unreadable', detail: 'x' },
      {
        externalId: '#13',
        rejected: 'unreadable',
        detail: 'Die Kennung ist zu lang oder enthält ungültige Zeichen.',
      },
      {
        externalId: '#14',
        rejected: 'unreadable',
        detail: 'Die Kennung ist zu lang oder enthält ungültige Zeichen.',
      },
      { externalId: 'b', rejected: 'too-large' },
    ]);
  });

  it('knows an id with spaces around it as the one without them', () => {
    const records = numbered([raw(' a'), raw('a '), raw('  ')]);
    expect(recordsToPlan(records, seen(), 0)).toEqual([
      raw('a'),
      repeated(2, 'a'),
      { externalId: '#3', rejected: 'no-id' },
    ]);
  });

  it('is the first with an id only, be the other in the same slice or one before', () => {
    const records = numbered([raw('a'), raw('b'), raw('b')], 101);
    expect(recordsToPlan(records, seen('a'), 100)).toEqual([
      repeated(101, 'a'),
      raw('b'),
      repeated(103, 'b'),
    ]);
  });

  it('says of a record without an id of its own what it is about', () => {
    const koch = { title: 'Ausbildung Koch', company: 'Gasthof' };
    const records: FetchedRecord[] = [
      raw('a'),
      { externalId: 'a', raw: { ...koch, street: 'Markt 1' } },
      { externalId: '', raw: { occupation: 'Maurer', company: 7 } },
    ];
    expect(recordsToPlan(numbered(records), seen(), 0).slice(1)).toEqual([
      { ...repeated(2, 'a'), ...koch },
      { externalId: '#3', rejected: 'no-id', title: 'Maurer' },
    ]);
  });

  it('is after a crash what has no import result yet', () => {
    const records = numbered([raw('a'), raw('b'), raw('a'), raw('')]);
    expect(recordsToPlan(records, seen('a', '#3', '#4'), 4)).toEqual([raw('b')]);
    expect(recordsToPlan(records, seen('a', 'b', '#3', '#4'), 4)).toEqual([]);
  });

  it('tells a repeated id again where the crash came between the two', () => {
    const records = numbered([raw('a'), raw('b'), raw('a')]);
    expect(recordsToPlan(records, seen('a', 'b'), 2)).toEqual([repeated(3, 'a')]);
  });

  it('asks for the import results of all ids that can be kept, and of all numbers', () => {
    expect(possibleIds(numbered([raw('a'), raw('\0')], 7))).toEqual(['a', '#7', '#8']);
  });
});
