import { describe, expect, it } from 'vitest';
import {
  countsText,
  durationText,
  heldText,
  progressOf,
  reasonOf,
  runText,
  whenText,
} from './run-words.ts';

const now = new Date('2026-11-21T10:00:00Z');
const none = { created: 0, changed: 0, unchanged: 0, duplicate: 0, rejected: 0, gone: 0 };
const run = {
  ...({ id: 1, exchange: 1, trigger: 'daily', state: 'done', reason: '', detail: '' } as const),
  ...{ started_by: '', decided_by: '', created_at: '2026-11-21T02:10:00Z' },
  ...{ started_at: '2026-11-21T02:12:00Z', finished_at: '2026-11-21T02:16:09Z' },
  ...{ stop_requested: false, fetched: true, announced: 9214, records: 9214 },
  counts: { ...none, 'left-alone': 0, unchanged: 9179, created: 31, rejected: 4, gone: 12 },
};

describe('a run in words', () => {
  it('says when it was, by the clocks in Germany', () => {
    expect(whenText('2026-11-21T02:12:00Z', now)).toBe('heute 03:12');
    expect(whenText('2026-11-20T22:59:00Z', now)).toBe('gestern 23:59');
    expect(whenText('2026-11-20T23:00:00Z', now)).toBe('heute 00:00');
    expect(whenText('2026-11-05T02:12:00Z', now)).toBe('05.11.26, 03:12');
  });

  it('says what it brought, and leaves out what is none', () => {
    expect(runText(run, now)).toBe(
      'heute 03:12 · 9.214 Anzeigen · 31\u00A0neu · 12\u00A0entfallen · 4\u00A0abgelehnt',
    );
    expect(countsText({ records: 1, counts: { ...none, 'left-alone': 0 } })).toBe(
      '1 Anzeige · keine Änderung',
    );
    expect(runText({ ...run, state: 'failed', records: 0 }, now)).toBe('heute 03:12');
  });

  it('says why it has failed, with the technical side', () => {
    expect(reasonOf({ reason: 'unreachable', detail: 'ETIMEDOUT' })).toBe(
      'Die Börse ist nicht erreichbar. (ETIMEDOUT)',
    );
    expect(reasonOf({ reason: '', detail: '' })).toBe('');
  });

  it('says how long it took', () => {
    expect(durationText(run)).toBe('4 Min. 9 Sek.');
    expect(durationText({ ...run, finished_at: '2026-11-21T02:12:30Z' })).toBe('30 Sek.');
    expect(durationText({ ...run, finished_at: '2026-11-21T03:13:30Z' })).toBe('1 Std. 1 Min.');
    expect(durationText({ ...run, finished_at: null })).toBe('');
  });
});

describe('the progress of a run', () => {
  const reading = {
    state: 'running' as const,
    ...{ fetched: false, stop_requested: false, announced: 1000, records: 250 },
  };

  it('is a share of what was announced', () => {
    expect(progressOf(reading)).toEqual({ text: '250 von 1.000 Anzeigen gelesen', share: 0.25 });
    expect(progressOf({ ...reading, records: 2000 }).share).toBe(1);
  });

  it('is a number where nobody knows how much there is', () => {
    expect(progressOf({ ...reading, announced: null })).toEqual({
      text: '250 Anzeigen gelesen',
      share: null,
    });
  });

  it('has its words before, at the end, and where somebody stops it', () => {
    expect(progressOf({ ...reading, state: 'waiting' }).text).toBe('Wartet auf den Beginn');
    expect(progressOf({ ...reading, stop_requested: true }).text).toBe('Wird angehalten');
    expect(progressOf({ ...reading, fetched: true }).text).toContain('Entfallenes');
  });
});

it('a held run says what it brought, and what would go', () => {
  expect(heldText({ records: 312, last_good: 1024, would_go: 712 })).toBe(
    'Dieser Lauf brachte 312 statt zuletzt 1.024 Anzeigen. 712 Anzeigen würden entfallen.',
  );
  expect(heldText({ records: 0, last_good: null, would_go: 1 })).toBe(
    'Dieser Lauf brachte 0 Anzeigen. 1 Anzeige würde entfallen.',
  );
});
