import { monthAfter } from '@lehrpfad/contract/core/dates/days.ts';
import { addDays, weekday, yearOf, type Day } from '../days.ts';
import type { Random } from '../random.ts';
import { holidaysOn } from '../events/school-holidays.ts';

export type AdState = 'public' | 'expired' | 'private' | 'waiting';

/** Columns of `job_ads` that determine when an ad is visible. */
export interface AdVisibility {
  readonly published: boolean;
  readonly publish_date: Day | null;
  readonly waiting: boolean;
  readonly availability_start_date: Day | null;
  readonly availability_end_date: Day | null;
}

const states: readonly { state: AdState; weight: number }[] = [
  { state: 'public', weight: 81 },
  { state: 'expired', weight: 9 },
  { state: 'private', weight: 6 },
  { state: 'waiting', weight: 4 },
];

export function chooseState(random: Random): AdState {
  return random.weighted(states, ({ weight }) => weight).state;
}

/** Returns a day within the last half year, more often a recent one, including today and yesterday. */
function publishDay(random: Random, today: Day): Day {
  const chance = random.next();
  if (chance < 0.015) return today;
  if (chance < 0.035) return addDays(today, -1);
  return addDays(today, -2 - Math.floor(180 * random.next() ** 1.25));
}

export function makeVisibility(random: Random, state: AdState, today: Day): AdVisibility {
  const published = publishDay(random, today);
  switch (state) {
    case 'public':
      return {
        published: true,
        publish_date: published,
        waiting: false,
        availability_start_date: random.chance(0.2) ? published : null,
        availability_end_date: random.chance(0.45) ? addDays(today, random.int(1, 300)) : null,
      };
    case 'expired': {
      const end = addDays(today, -random.int(1, 120));
      return {
        published: false,
        publish_date: addDays(end, -random.int(20, 150)),
        waiting: false,
        availability_start_date: null,
        availability_end_date: end,
      };
    }
    case 'private':
      return {
        published: false,
        publish_date: random.chance(0.6) ? published : null,
        waiting: false,
        availability_start_date: null,
        availability_end_date: random.chance(0.3) ? addDays(today, random.int(10, 200)) : null,
      };
    case 'waiting': {
      const start = addDays(today, random.int(1, 75));
      return {
        published: false,
        publish_date: null,
        waiting: true,
        availability_start_date: start,
        availability_end_date: random.chance(0.5) ? addDays(start, random.int(60, 240)) : null,
      };
    }
  }
}

/** Returns one entry for each state that is not public, for an account that shows all states. */
export function hiddenStates(today: Day): readonly AdVisibility[] {
  const hidden = { published: false, publish_date: null, waiting: false };
  const always = { availability_start_date: null, availability_end_date: null };
  return [
    { ...hidden, ...always },
    { ...hidden, ...always, waiting: true, availability_start_date: addDays(today, 21) },
    {
      ...hidden,
      ...always,
      publish_date: addDays(today, -60),
      availability_end_date: addDays(today, -5),
    },
  ];
}

const shown = { published: true, waiting: false, availability_start_date: null };

/** Returns the state of an ad with a filled place. */
export const filledState = (today: Day) => ({
  ...shown,
  publish_date: addDays(today, -40),
  availability_end_date: null,
  filled_on: addDays(today, -3),
});

/** Returns the state of an ad whose end is announced to its company the next morning. */
export const endingState = (today: Day) => ({
  ...shown,
  publish_date: addDays(today, -80),
  availability_end_date: addDays(today, 14),
});

/** Returns mostly 1 August or 1 September of the next training year; sometimes later, at once, or open. */
export function apprenticeshipStart(random: Random, today: Day): Day | null {
  const chance = random.next();
  if (chance < 0.07) return null;
  if (chance < 0.12) return monthAfter(today, random.int(1, 4)).first;
  const next = today.slice(5) < '06-15' ? yearOf(today) : yearOf(today) + 1;
  const year = random.chance(0.14) ? next + 1 : next;
  return `${year}-${random.chance(0.66) ? '08' : '09'}-01`;
}

/** Time of an internship: during school holidays or in school time. */
export type InternshipTime = 'holidays' | 'school';

/** Returns whether pupils can come from that Monday on: a week of holidays other than Christmas, or three weeks of school. */
function isFree(monday: Day, time: InternshipTime): boolean {
  const [first, last] = [holidaysOn(monday), holidaysOn(addDays(monday, 4))];
  if (time === 'holidays')
    return first !== undefined && first === last && first.name !== 'Weihnachtsferien';
  return [0, 4, 7, 11, 14, 18].every((at) => holidaysOn(addDays(monday, at)) === undefined);
}

const mondaysAhead = 40;

/** Free Mondays by the first of them and the time, cached because thousands of ads of one day choose from the same ones. */
const freeMondays = new Map<string, readonly Day[]>();

function freeMondaysFrom(first: Day, time: InternshipTime): readonly Day[] {
  const key = `${time} ${first}`;
  const before = freeMondays.get(key);
  if (before !== undefined) return before;
  const mondays = Array.from({ length: mondaysAhead }, (_, at) => addDays(first, 7 * at));
  const free = mondays.filter((monday) => isFree(monday, time));
  freeMondays.set(key, free);
  return free;
}

/** Returns a Monday in the coming months, and often a Friday one to three weeks later. */
export function internshipDays(
  random: Random,
  today: Day,
  time: InternshipTime,
): { start: Day | null; end: Day | null } {
  if (random.chance(0.35)) return { start: null, end: null };
  const first = addDays(today, 5 + ((8 - weekday(addDays(today, 5))) % 7));
  const start = random.pick(freeMondaysFrom(first, time));
  const isOneWeek = holidaysOn(start) !== holidaysOn(addDays(start, 11));
  const days = isOneWeek ? 4 : random.pick(time === 'school' ? [4, 11, 11, 18] : [4, 4, 11]);
  return { start, end: random.chance(0.55) ? addDays(start, days) : null };
}
