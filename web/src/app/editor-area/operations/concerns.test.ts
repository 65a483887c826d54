import type { BoardState } from '@lehrpfad/contract/core/operations/board-state.ts';
import { describe, expect, it } from 'vitest';
import { durationText, spaceText } from './amounts.ts';
import { findConcerns } from './concerns.ts';

const now = new Date('2026-11-24T12:00:00Z');

const fine: BoardState = {
  version: '2.4.0',
  started_at: '2026-11-20T12:00:00Z',
  database: { kind: 'server', version: '17.5' },
  disk: { free_bytes: 50e9, total_bytes: 100e9, least_free_bytes: 0.2e9 },
  last_backup_at: '2026-11-24T03:30:00Z',
  sends_mails: true,
  search: { ads: 3546, lag_seconds: 0.2 },
  queues: [{ queue: 'mails', state: 'waiting', length: 2, oldest_seconds: 30 }],
  failed_jobs: [],
  suspended_jobs: [],
};

/** A no-break space keeps a number and its unit together. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const titles = (change: Partial<BoardState>) =>
  findConcerns({ ...fine, ...change }, now).map(({ tone, title }) =>
    withPlainSpaces(`${tone}: ${title}`),
  );

const queue = (name: 'mails' | 'jobs' | 'imports', state: string, length: number, seconds = 0) => ({
  queues: [{ queue: name, state, length, oldest_seconds: seconds }],
});

describe('concerns', () => {
  it('are none where everything runs', () => {
    expect(titles({})).toEqual([]);
  });

  it.each<[Partial<BoardState>, string[]]>([
    [
      { disk: { ...fine.disk, free_bytes: 0.1e9 } },
      [
        'danger: Der Speicherplatz reicht nicht (noch 0,1 GB von 100 GB): Es kann nichts gespeichert werden.',
      ],
    ],
    [
      { disk: { ...fine.disk, free_bytes: 8e9 } },
      ['attention: Der Speicherplatz wird knapp: noch 8 GB von 100 GB.'],
    ],
    [{ last_backup_at: null }, ['attention: Es wurde keine Sicherung gefunden.']],
    [{ last_backup_at: '2026-11-20T11:00:00Z' }, ['danger: Die letzte Sicherung ist 4 Tage alt.']],
    [{ last_backup_at: '2026-11-22T12:00:00Z' }, []],
    [{ sends_mails: false }, ['attention: E-Mails werden nicht versendet, sondern nur abgelegt.']],
    [queue('mails', 'failed', 1), ['attention: 1 E-Mail wurde nicht zugestellt.']],
    [
      queue('mails', 'waiting', 3, 7300),
      ['danger: 3 E-Mails warten auf den Versand, die älteste seit 2 Stunden.'],
    ],
    [
      queue('jobs', 'waiting', 1, 1200),
      ['danger: Eine Hintergrundaufgabe ist seit 20 Minuten fällig und läuft nicht.'],
    ],
    [queue('imports', 'held', 2), ['attention: 2 Importe warten auf eine Entscheidung.']],
    [
      queue('imports', 'set-aside', 1),
      ['attention: Bei 1 Schnittstelle ist der letzte Import gescheitert.'],
    ],
    [{ queues: null }, ['danger: Die Datenbank antwortet sehr langsam.']],
    [
      { search: { ads: 1, lag_seconds: 90 } },
      ['danger: Die Suche zeigt den Stand von vor 1 Minute.'],
    ],
    [
      { last_backup_at: null, queues: null },
      [
        'danger: Die Datenbank antwortet sehr langsam.',
        'attention: Es wurde keine Sicherung gefunden.',
      ],
    ],
  ])('%j', (change, expected) => {
    expect(titles(change)).toEqual(expected);
  });
});

describe('amounts', () => {
  it('are told in the largest unit that fits', () => {
    expect([0, 59, 60, 7199, 90_000, 200_000].map(durationText)).toEqual([
      '0 Sekunden',
      '59 Sekunden',
      '1 Minute',
      '1 Stunde',
      '1 Tag',
      '2 Tage',
    ]);
    expect(withPlainSpaces(spaceText(69_840_000_000))).toBe('69,8 GB');
  });
});
