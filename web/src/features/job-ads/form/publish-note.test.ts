import { jobAdFormOn } from '@lehrpfad/contract/job-ads/visibility.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { expect, it } from 'vitest';
import { publishNote } from './publish-note.ts';

const today = '2026-11-22';

/** An ad with the fields that the note uses. */
const adUntil = (availability_end_date: string | null): OwnJobAd =>
  ({
    published: true,
    waiting: false,
    filled_on: null,
    availability_start_date: null,
    availability_end_date,
  }) as OwnJobAd;

const written = {
  title: 'Titel',
  job_type: 2,
  Job_name: 1,
  Profession: 1,
  details: 'Text',
  Companies: [1],
};

const days = ['', '2026-11-20', '2026-11-21', today, '2026-12-01', '31.02.2027', '2027-02-31'];
const before = [null, adUntil(null), adUntil('2026-11-20'), adUntil('2026-12-01')];
const cases = days.flatMap((from) =>
  days.flatMap((until) => before.map((ad) => ({ from, until, ad }))),
);

it('says that an ad is not saved exactly where the server would refuse it, and why', () => {
  for (const { from, until, ad } of cases) {
    const dates = { availability_start_date: from, availability_end_date: until };
    const { error } = jobAdFormOn(today, ad).safeParse({ ...written, ...dates });
    const note = publishNote({ from, until }, ad, today);
    const [issue] = error?.issues ?? [];
    if (issue) expect(note).toBe(`Wird so nicht gespeichert: ${issue.message}`);
    else expect(note).not.toMatch(/nicht gespeichert/);
  }
});

const from = (day: string | null) => ({ ...adUntil(null), availability_start_date: day });
const hidden = { published: false } as const;

const note = (first: string, last: string, ad: OwnJobAd | null = null) =>
  publishNote({ from: first, until: last }, ad, today);

it('tells of a new ad by its first day', () => {
  expect(note('', '')).toBe('Wird sofort veröffentlicht');
  expect(note('2026-11-01', '')).toBe('Wird sofort veröffentlicht');
  expect(note(today, '')).toBe('Wird sofort veröffentlicht');
  expect(note('', today)).toBe('Wird sofort veröffentlicht');
  expect(note('2026-11-23', '')).toBe('Wird am 23.11.26 veröffentlicht');
});

it('leaves an ad as it is where its first day is not touched', () => {
  expect(note('', '', from(null))).toBe('Bleibt öffentlich');
  expect(note('', '', { ...from(null), ...hidden })).toBe('Bleibt privat');
  const waiting = { ...from('2026-12-01'), ...hidden, waiting: true };
  expect(note('2026-12-01', '', waiting)).toBe('Wird am 01.12.26 veröffentlicht');
  expect(note('', '', waiting)).toBe('Wird sofort veröffentlicht');
});

it('promises nothing of an ad that editors have locked', () => {
  const editor_lock = { reason: 'other', note: '', since: '2026-11-01T10:00:00Z' } as const;
  for (const day of ['', '2027-01-01'])
    expect(note(day, '', { ...from(null), editor_lock })).toBe('Bleibt von der Redaktion gesperrt');
});

it('tells of an ad with another first day, or that goes on, as of a new one', () => {
  const expired = { ...adUntil('2026-11-20'), ...hidden };
  expect(note('2027-01-01', '', from(null))).toBe('Wird am 01.01.27 veröffentlicht');
  expect(note('', '2026-12-31', expired)).toBe('Wird sofort veröffentlicht');
  expect(note('', '2026-11-20', expired)).toBe('Ist abgelaufen und wird nicht veröffentlicht');
});
