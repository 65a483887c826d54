import { addDays } from '../../server/src/commands/demo/days.ts';
import type { Random } from '../../server/src/commands/demo/random.ts';
import { masculine } from '../../server/src/commands/demo/texts/job-spelling.ts';
import { trades } from '../../server/src/commands/demo/texts/trades/trades.ts';
import { corpusDay, occupations, towns } from '../corpus/ads.ts';
import { companyOf, drawCompany } from '../corpus/companies.ts';
import { lastParts } from '../corpus/word-parts.ts';
import { anyWideWord, misspelt } from '../corpus/wide-words.ts';

/** Query parameters of a search. */
export type Parameters = Readonly<Record<string, string>>;

export interface Kind {
  readonly name: string;
  /** Share among the distinct queries of the mix. */
  readonly percent: number;
  readonly make: (random: Random) => Parameters;
}

/** Number of companies that searches may name; a corpus of any size contains them. */
const askedCompanies = 1250;

/** Words that people type to describe their interests. */
const everyday = [
  'pflege',
  'büro',
  'technik',
  'verkauf',
  'holz',
  'metall',
  'kinder',
  'tiere',
  'computer',
  'auto',
  'lager',
  'küche',
  'hotel',
  'medien',
  'labor',
  'elektro',
  'handwerk',
  'sport',
  'it',
  'ausbildung',
  'praktikum',
  'schülerpraktikum',
  'team',
  'maschinen',
  'garten',
  'bau',
  'bank',
];

/** Converts a job name to the form that people type: one gender form, no punctuation. */
const plain = (name: string) =>
  masculine(name)
    .replace(/[^\p{L}\p{N} -]|-(?!\p{L})/gu, ' ')
    .trim();
const commonJobs = 0.8;
const synonyms = occupations.flatMap((occupation) => occupation.synonyms);
const brafoNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const text = (words: string): Parameters => ({ search_multi_match: words });

/** Draws a job name: mostly a common one, sometimes any of the catalogue. */
function jobName(random: Random): string {
  if (!random.chance(commonJobs)) return plain(random.pick(occupations).name);
  return plain(random.pick(random.weighted(trades, ({ weight }) => weight).jobs));
}

/** Returns the main word of a job name, as people type it. */
function shortJobName(random: Random): string {
  return (
    jobName(random)
      .split(' ')
      .find((word) => word.length > 3)
      ?.toLowerCase() ?? 'koch'
  );
}

const wordSources: readonly ((random: Random) => string)[] = [
  shortJobName,
  (random) => random.pick(everyday),
  (random) => random.pick(lastParts),
  (random) => anyWideWord(random).toLowerCase(),
  (random) => random.pick(synonyms).split(' ')[0] ?? '',
];
const word = (random: Random) => random.pick(wordSources)(random);
const words = (random: Random) =>
  Array.from({ length: random.int(2, 3) }, () => word(random)).join(' ');

/** Draws a larger town, because nobody types a village with a job. */
function largeTown(random: Random): string {
  return random.pick(towns.all.slice(0, 40)).name;
}

function townWithRadius(random: Random): Parameters {
  const { name, latitude, longitude } = towns.draw(random);
  const km = random.pick([10, 15, 25, 25, 50, 100]);
  return { city: name, location__geo_distance: `${km}km__${latitude}__${longitude}` };
}

function townAlone(random: Random): Parameters {
  const { name, postcodes, state } = towns.draw(random);
  return random.chance(0.5)
    ? { city: name, state }
    : { city: name, postcode: postcodes[0] ?? '', state };
}

function filter(random: Random): Parameters {
  const day = (from: number, to: number) => addDays(corpusDay, random.int(from, to));
  return random.pick<Parameters>([
    { job_type__terms: random.pick(['praktikum', 'ausbildung']) },
    { brafo_fields: random.some(brafoNumbers, random.int(1, 3)).join(',') },
    { job_start__range: `${day(0, 120)}__${random.chance(0.5) ? day(130, 400) : ''}` },
    { created__range: `${addDays(corpusDay, -random.pick([3, 7, 14, 30, 30, 90]))}__` },
    { area_search: random.pick(['norden', 'sueden']) },
  ]);
}

function companyName(random: Random): string {
  return companyOf('lehrpfad', drawCompany(random, askedCompanies), towns).name;
}

/** Returns the beginning of a word, as while typing. */
function typing(random: Random): string {
  const whole = random.pick([shortJobName(random), towns.draw(random).name, word(random)]);
  return whole.toLowerCase().slice(0, random.int(3, Math.max(3, whole.length - 1)));
}

function typo(random: Random): string {
  const right = random.pick([shortJobName(random), random.pick(lastParts), jobName(random)]);
  return misspelt(right.toLowerCase(), random.int(0, 60));
}

export const kinds: readonly Kind[] = [
  { name: 'one word', percent: 18, make: (random) => text(word(random)) },
  { name: 'two or three words', percent: 10, make: (random) => text(words(random)) },
  { name: 'job name', percent: 9, make: (random) => text(jobName(random)) },
  {
    name: 'job name and a filter',
    percent: 7,
    make: (random) => ({ ...text(shortJobName(random)), ...filter(random) }),
  },
  { name: 'typing error', percent: 8, make: (random) => text(typo(random)) },
  { name: 'beginning of a word', percent: 8, make: (random) => text(typing(random)) },
  { name: 'company', percent: 5, make: (random) => text(companyName(random)) },
  {
    name: 'job and town in the text',
    percent: 5,
    make: (random) => text(`${shortJobName(random)} ${largeTown(random)}`),
  },
  { name: 'town with radius', percent: 9, make: townWithRadius },
  {
    name: 'word, and town with radius',
    percent: 9,
    make: (random) => ({ ...text(word(random)), ...townWithRadius(random) }),
  },
  { name: 'town alone', percent: 4, make: townAlone },
  {
    name: 'filters alone',
    percent: 4,
    make: (random) => ({ ...filter(random), ...filter(random) }),
  },
  {
    name: 'town with radius and a filter',
    percent: 4,
    make: (random) => ({ ...townWithRadius(random), ...filter(random) }),
  },
];
