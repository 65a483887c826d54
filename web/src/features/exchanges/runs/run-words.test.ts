import { describe, expect, it } from 'vitest';
import {
  countsText,
  durationText,
  heldText,
  namedRecord,
  noRunsText,
  progressOf,
  reasonOf,
  runText,
  setAsideText,
  stateLabel,
  toldReason,
  trialText,
  whenText,
} from './run-words.ts';

const now = new Date('2026-11-21T10:00:00Z');
const none = { created: 0, changed: 0, unchanged: 0, duplicate: 0, rejected: 0, gone: 0 };
const run = {
  ...({ id: 1, exchange: 1, trigger: 'daily', state: 'done', reason: '', detail: '' } as const),
  started_by: '',
  decided_by: '',
  created_at: '2026-11-21T02:10:00Z',
  started_at: '2026-11-21T02:12:00Z',
  finished_at: '2026-11-21T02:16:09Z',
  stop_requested: false,
  fetched: true,
  announced: 9214,
  records: 9214,
  counts: { ...none, 'left-alone': 0, unchanged: 9179, created: 31, rejected: 4, gone: 12 },
};

it('an exchange without runs is to be activated, unless it has no address', () => {
  const text = (active: boolean, has_address: boolean) => noRunsText({ active, has_address });
  expect(text(true, true)).toContain('„Jetzt abrufen“');
  expect(text(false, true)).toContain('Aktivieren Sie die Schnittstelle');
  expect(text(false, false)).toBe('Noch kein Lauf.');
});

it('a record is named by its id, its number, or as one of a table without ids', () => {
  expect(['N-7', '#12', 'row:7DizvY7cne'].map(namedRecord)).toEqual([
    'Kennung N-7',
    'Datensatz Nr. 12',
    'ohne Kennung',
  ]);
});

describe('a run that is set aside', () => {
  it('says with which record the server has died, and what becomes of it', () => {
    const in_hand = { number: 1207, external_id: 'N-7' };
    expect(setAsideText({ in_hand, detail: '' })).toBe(
      'Gelesen wurde gerade Datensatz 1.207 (Kennung N-7). Die nächsten Läufe lassen ihn aus, solange die Börse ihn nicht ändert.',
    );
  });

  it('says where it was, and that nothing comes by the clock, where the record is not known', () => {
    expect(setAsideText({ in_hand: null, detail: 'nach Datensatz 50' })).toBe(
      'Stelle: nach Datensatz 50. Tägliche Läufe ruhen, bis Sie ihn erneut versuchen.',
    );
  });
});

describe('a run in words', () => {
  it('says when it was, by the clocks in Germany', () => {
    expect(whenText('2026-11-21T02:12:00Z', now)).toBe('heute, 03:12 Uhr');
    expect(whenText('2026-11-20T22:59:00Z', now)).toBe('gestern, 23:59 Uhr');
    expect(whenText('2026-11-20T23:00:00Z', now)).toBe('heute, 00:00 Uhr');
    expect(whenText('2026-11-05T02:12:00Z', now)).toBe('05.11.26, 03:12 Uhr');
  });

  it('says what it brought, and leaves out what is none', () => {
    expect(runText(run, now)).toBe(
      'heute, 03:12 Uhr · 9.214 Datensätze · 31\u00A0neu · 12\u00A0entfallen · 4\u00A0abgelehnt',
    );
    expect(countsText({ records: 1, counts: { ...none, 'left-alone': 0 } })).toBe(
      '1 Datensatz · keine Änderung',
    );
    expect(runText({ ...run, state: 'failed', records: 0 }, now)).toBe('heute, 03:12 Uhr');
    const unread = { ...run, records: 0, reason: 'not-modified' };
    expect(runText(unread, now)).toBe('heute, 03:12 Uhr · nichts Neues');
    expect(toldReason(unread)).toContain('nichts geändert');
  });

  it('says why it has failed, with the technical side', () => {
    expect(reasonOf({ reason: 'unreachable', detail: 'ETIMEDOUT' })).toBe(
      'Die Börse ist nicht erreichbar. (ETIMEDOUT)',
    );
    expect(reasonOf({ reason: 'broken-answer', detail: 'Zeile 3: Am Ende fehlt </source>.' })).toBe(
      'Die Antwort der Börse kann nicht gelesen werden. Zeile 3: Am Ende fehlt </source>.',
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
    fetched: false,
    stop_requested: false,
    announced: 1000,
    records: 250,
  };

  it('is a share of what was announced', () => {
    expect(progressOf(reading)).toEqual({ text: '250 von 1.000 Datensätzen gelesen', share: 0.25 });
    expect(progressOf({ ...reading, records: 2000 }).share).toBe(1);
  });

  it('is a number where nobody knows how much there is', () => {
    expect(progressOf({ ...reading, announced: null })).toEqual({
      text: '250 Datensätze gelesen',
      share: null,
    });
  });

  it('has its words before, at the end, and where somebody stops it', () => {
    expect(progressOf({ ...reading, state: 'waiting' }).text).toBe('Wartet auf den Beginn');
    expect(progressOf({ ...reading, stop_requested: true }).text).toBe('Wird angehalten');
    expect(progressOf({ ...reading, fetched: true }).text).toContain('Entfallenes');
  });
});

it('a run that is over says why it was held no more, but that it found nothing', () => {
  const run = { state: 'done', detail: '' } as const;
  expect(toldReason({ ...run, reason: 'shrunken' })).toBe('');
  expect(toldReason({ ...run, reason: 'no-postings' })).toContain('(JobPosting) gefunden');
  expect(toldReason({ ...run, state: 'held', reason: 'shrunken' })).not.toBe('');
});

it('a run that waits for an editor is outdated once a newer one has come', () => {
  expect(stateLabel('held')).toBe('Bestätigung nötig');
  expect(stateLabel('held', true)).toBe('Überholt');
  expect(stateLabel('set-aside', true)).toBe('Überholt');
  expect(stateLabel('failed', true)).toBe('Fehlgeschlagen');
});

it('a held run says what it brought, and what would go', () => {
  expect(heldText({ records: 312, counts: { rejected: 0 }, last_good: 1024, would_go: 712 })).toBe(
    'Dieser Lauf brachte 312 statt zuletzt 1.024 brauchbare Datensätze. 712 Anzeigen würden entfallen.',
  );
  expect(heldText({ records: 0, counts: { rejected: 0 }, last_good: null, would_go: 1 })).toBe(
    'Dieser Lauf brachte 0 brauchbare Datensätze. 1 Anzeige würde entfallen.',
  );
  expect(heldText({ records: 21, counts: { rejected: 21 }, last_good: 13, would_go: 13 })).toBe(
    'Dieser Lauf brachte 0 statt zuletzt 13 brauchbare Datensätze. 21 Datensätze wurden abgelehnt. 13 Anzeigen würden entfallen.',
  );
});

it('a trial says what it found, whether there is more, and why there is nothing', () => {
  const counts = {
    created: 3,
    changed: 0,
    unchanged: 0,
    duplicate: 0,
    rejected: 1,
    'left-alone': 0,
    gone: 0,
  };
  const trial = {
    reason: '',
    detail: '',
    announced: null,
    import_results: [],
    records: 4,
    counts,
  };
  expect(trialText({ ...trial, state: 'read' })).toBe(
    '4 Datensätze · 3\u00A0neu · 1\u00A0abgelehnt.',
  );
  expect(trialText({ ...trial, state: 'partly' })).toContain('Das ist nur der Anfang');
  expect(trialText({ ...trial, state: 'read', records: 0 })).toContain('keine Stellenanzeigen');
  expect(trialText({ ...trial, state: 'partly', records: 0 })).toContain('in dieser Zeit');
  expect(trialText({ ...trial, state: 'failed', reason: 'refused', detail: 'HTTP 403' })).toBe(
    'Die Börse verweigert den Zugang. (HTTP 403)',
  );
});
