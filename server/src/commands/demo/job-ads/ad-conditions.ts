import { mondayOf } from '@lehrpfad/contract/core/dates/weeks.ts';
import type { InternshipWeek } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import { createRandom, type Random } from '../random.ts';
import { addDays, type Day } from '../days.ts';

interface Described {
  readonly id: number;
  readonly job_type: number;
  readonly details: string;
  readonly job_start: Day | null;
  readonly isImported: boolean;
}

/** The lowest certificate that the text of the ad names, so that field and text agree. */
function certificateIn(details: string): string {
  if (/Hauptschul|Haupt- oder/.test(details)) return 'hauptschule';
  if (/Realschul/.test(details)) return 'realschule';
  return /Abitur|Hochschulreife/.test(details) ? 'abitur' : '';
}

/** Usual pay in the first year in euros a month, and the increase of each further year. */
function payOf(random: Random, job_type: number) {
  const none = { pay_year_1: null, pay_year_2: null, pay_year_3: null, pay_year_4: null };
  if (job_type !== 2 || random.chance(0.3)) return none;
  const first = 5 * random.int(160, 244);
  const step = 5 * random.int(10, 22);
  const hasFourth = random.chance(0.2);
  return {
    pay_year_1: first,
    pay_year_2: first + step,
    pay_year_3: first + 2 * step,
    pay_year_4: hasFourth ? first + 3 * step : null,
  };
}

const typicalDays = [
  'Der Tag beginnt mit einer kurzen Besprechung im Team. Danach arbeitest du mit erfahrenen Kolleginnen und Kollegen zusammen. Am Nachmittag räumst du auf und schreibst dein Berichtsheft.',
  'Morgens bereitest du alles vor, was gebraucht wird. Bis zum Mittag lernst du einen neuen Handgriff und übst ihn. Bevor du gehst, schaut sich jemand mit dir an, was dir gelungen ist.',
  'Du kommst an, ziehst deine Arbeitskleidung an und siehst auf den Plan. Dann geht es an die erste Aufgabe, nie allein. Nach der Pause ist noch Zeit für das, was du schon selbst kannst.',
];

const ways = [['email'], ['email', 'phone'], ['phone', 'visit'], ['email', 'web'], ['web']];
const documents = [['letter', 'cv', 'report'], ['cv', 'report'], ['cv']];

/** Ways of application; a company that only accepts calls has the same value in both fields. */
function applicationOf(random: Random) {
  const chosen = random.pick(ways);
  const isCall = chosen.includes('phone') && random.chance(0.4);
  return {
    application_ways: chosen,
    application_documents: isCall ? ['call'] : random.pick(documents),
  };
}

/** Four weeks from the start of an internship; one of them is full. */
function weeksOf({ id, job_type, job_start, isImported }: Described): InternshipWeek[] {
  const random = createRandom(`weeks of ad ${id}`);
  if (job_type !== 1 || isImported || job_start === null || random.chance(0.4)) return [];
  const full = random.int(0, 3);
  return [0, 1, 2, 3].map((at) => {
    const places = random.int(1, 3);
    const monday = addDays(mondayOf(job_start) as Day, 7 * at);
    return { monday, places, free: at === full ? 0 : random.int(1, places) };
  });
}

/** Number of all places, for ads with several free places. */
const placesOf = (free_places: number | null) => ({
  free_places,
  total_places: free_places && free_places > 1 ? free_places + 1 : null,
});

/** Makes the conditions of a place. They have their own random numbers, so that all other data stays the same. */
export function makeConditions(ad: Described) {
  const { id, job_type, details, job_start, isImported } = ad;
  const random = createRandom(`conditions of ad ${id}`);
  const isFull = !isImported && random.chance(0.7);
  const deadline = job_start !== null && random.chance(0.3) ? addDays(job_start, -30) : null;
  return {
    ...payOf(random, job_type),
    certificate: job_type === 2 ? certificateIn(details) : '',
    working_time:
      isFull && job_type === 2 ? ['full', ...(random.chance(0.15) ? ['shifts'] : [])] : [],
    internship_weeks: weeksOf(ad),
    ...placesOf(isFull ? random.int(1, 4) : null),
    ...(isFull ? applicationOf(random) : { application_ways: [], application_documents: [] }),
    application_deadline: isFull ? deadline : null,
    reply_days: isFull && random.chance(0.5) ? random.pick([7, 14, 21]) : null,
    trial_day: isFull && job_type === 2 && random.chance(0.5),
    typical_day: isFull && random.chance(0.5) ? random.pick(typicalDays) : '',
  };
}
