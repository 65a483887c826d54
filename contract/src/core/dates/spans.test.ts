import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { eventForm } from '../../events/events.ts';
import { jobAdForm } from '../../job-ads/job-ads.ts';
import { jobAdFormOn } from '../../job-ads/visibility.ts';
import { maintenanceForm } from '../../notices/editing.ts';

const ad = {
  title: 'Titel',
  job_type: 2,
  Job_name: 1,
  Profession: 1,
  details: 'Text',
  Companies: [1],
  job_start: '2027-08-01',
  job_end: '2027-09-01',
  availability_start_date: '2027-03-01',
  availability_end_date: '2027-04-01',
};
const event = {
  title: 'Tag',
  Company: 1,
  start_date: '2027-08-01',
  end_date: '2027-08-01',
  start_time: '10:00',
  end_time: '11:00',
  description: '',
};
const maintenance = {
  display_start_date: '2027-08-01',
  display_start_time: '10:00',
  display_end_date: '2027-08-01',
  display_end_time: '11:00',
};

const impossible = ['31.02.2027', '2027-02-31', '9999-08-01', 'nächste Woche'];

/** All messages, each with its field. */
const wrongIn = (schema: z.ZodType, values: object) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe.each([
  ['an ad', jobAdForm, ad, 'job_start'],
  ['the visibility of an ad', jobAdForm, ad, 'availability_start_date'],
  ['an event', eventForm, event, 'start_date'],
  ['a maintenance window', maintenanceForm, maintenance, 'display_start_date'],
] as const)('the form of %s', (_, schema, values, start) => {
  it.each(impossible)('that begins on %s is wrong there, once, and nowhere else', (day) => {
    expect(wrongIn(schema, { ...values, [start]: day })).toEqual([[start, 'Ungültiges Datum.']]);
  });
});

it('an impossible time of the start is not held against the end', () => {
  const message = 'Uhrzeit in Schritten von 15 Minuten, z. B. 14:30.';
  expect(wrongIn(eventForm, { ...event, start_time: '11:10' })).toEqual([['start_time', message]]);
  expect(wrongIn(maintenanceForm, { ...maintenance, display_start_time: '25:00' })).toEqual([
    ['display_start_time', 'Ungültige Uhrzeit.'],
  ]);
});

it('an end before its start is wrong at the end', () => {
  const message = 'Das Ende liegt vor dem Beginn.';
  expect(wrongIn(jobAdForm, { ...ad, job_end: '2027-07-31' })).toEqual([['job_end', message]]);
  expect(wrongIn(eventForm, { ...event, end_time: '10:00' })).toEqual([['end_time', message]]);
  expect(wrongIn(maintenanceForm, { ...maintenance, display_end_time: '10:00' })).toEqual([
    ['display_end_date', message],
  ]);
});

it('what is wrong between two fields is said at once, whatever else is wrong', () => {
  const early = 'Das Ende liegt vor dem Beginn.';
  const without = {
    title: '',
    job_type: null,
    Job_name: null,
    details: '',
    job_start: '31.02.2027',
  };
  const days = { availability_start_date: '2027-03-01', availability_end_date: '2027-02-01' };
  const wrongAd = wrongIn(jobAdFormOn('2027-02-15', null), { ...ad, ...without, ...days });
  expect(wrongAd?.map(([field]) => field)).toEqual(
    expect.arrayContaining(['title', 'job_type', 'Job_name', 'details', 'job_start']),
  );
  expect(wrongAd).toContainEqual(['availability_end_date', early]);
  expect(wrongAd).toContainEqual([
    'availability_end_date',
    'Das Datum liegt in der Vergangenheit.',
  ]);
  const wrongEvent = { ...event, Company: undefined, end_date: '2027-07-31' };
  expect(wrongIn(eventForm, wrongEvent)).toContainEqual(['end_date', early]);
  const badHour = { ...event, title: undefined, end_time: '10:00' };
  expect(wrongIn(eventForm, badHour)).toContainEqual(['end_time', early]);
  expect(eventForm.safeParse(null).error?.issues).toHaveLength(1);
});
