import { readFileSync } from 'node:fs';
import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { mondayOf } from '@lehrpfad/contract/core/dates/weeks.ts';
import { perimeters, type SearchParameters } from '@lehrpfad/contract/search/search.ts';
import { textOfHtml } from '../text/analysis.ts';
import type { IndexedAd } from '../index/indexed-ad.ts';
import { companyNames, occupations, oneOf, someDay, someTowns } from './random-ads.fixture.ts';
import type { VocabularyEntry } from '../text/vocabulary.ts';

/** The shipped vocabulary, with an additional entry of every possible kind. */
export const entries: VocabularyEntry[] = [
  ...(JSON.parse(
    readFileSync(new URL('../../data/vocabulary.json', import.meta.url), 'utf8'),
  ) as VocabularyEntry[]),
  { kind: 'noise', term: 'gesucht', meanings: [], brafo: [] },
  { kind: 'kept', term: 'MA', meanings: [], brafo: [] },
  { kind: 'synonym', term: 'Blaumann', meanings: ['Mechaniker'], brafo: [] },
  // Two entries of one stem are merged.
  { kind: 'synonym', term: 'Blaumänner', meanings: ['Metall', 'Mechatroniker'], brafo: [2] },
  { kind: 'synonym', term: 'Tresen', meanings: ['Verkäufer Bäckerei', 'Hotel'], brafo: [] },
  { kind: 'synonym', term: 'etwas mit Holz', meanings: ['Tischler'], brafo: [5, 6] },
  { kind: 'synonym', term: 'schwere Maschine', meanings: ['Maschinen Anlagen', 'Bau'], brafo: [] },
  { kind: 'synonym', term: 'Feierabendberuf', meanings: [], brafo: [1] },
  { kind: 'synonym', term: 'Nirgendwowort', meanings: ['xqzvwk'], brafo: [] },
];

type Random = () => number;

function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** Swaps, drops, doubles or replaces a letter at a random position. */
function misspelt(random: Random, text: string): string {
  const at = below(random, Math.max(1, text.length - 1));
  const [a = '', b = ''] = [text[at], text[at + 1]];
  const wrong = oneOf(random, [b + a, b, a, a + a + b, `x${b}`, `${a}e${b}`]);
  return text.slice(0, at) + wrong + text.slice(at + 2);
}

const endings = ['n', 's', 'e', 'en', 'er', 'es', 'in', 'innen', 'ern', '*in', '/-in', 'r'];

function inflected(random: Random, word: string): string {
  if (word.endsWith('mann')) return `${word.slice(0, -4)}${oneOf(random, ['frau', 'leute'])}`;
  return word + oneOf(random, endings);
}

function wordsOfText(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [''];
}

/** All searchable texts of an ad. */
function textOf({ card, synonyms, profession, details, mappedName }: IndexedAd): string {
  const names = [card.job_name, mappedName ?? '', ...synonyms, card.title, profession];
  return [...names, card.company_name, card.city, textOfHtml(details)].join(' ');
}

/** A word split into two at a random position. */
function apart(random: Random, word: string): string {
  const at = 2 + below(random, Math.max(1, word.length - 4));
  return `${word.slice(0, at)} ${word.slice(at)}`;
}

/** A random variant of a word: misspelt, cut off or inflected. */
function bent(random: Random, word: string): string {
  return oneOf(random, [
    word,
    word,
    word.toUpperCase(),
    inflected(random, word),
    word.slice(0, 2 + below(random, 9)),
    word.slice(0, -1 - below(random, 2)),
    word.slice(below(random, Math.max(1, word.length - 2))),
    misspelt(random, word),
    misspelt(random, misspelt(random, word)),
    misspelt(random, word.slice(0, 4 + below(random, 9))),
    apart(random, word),
  ]);
}

const synonyms = entries.filter(({ kind }) => kind === 'synonym').map(({ term }) => term);
const phrases = synonyms.filter((term) => term.includes(' '));
const oddTexts = [
  'xqzvwk unauffindbar',
  'pflegst maschinen',
  'kauffr',
  'kauffrua',
  'kfz',
  'it',
  'ki',
  'ma',
  'in',
  'zum',
  'müll',
  'müller',
  'bau',
  'bauer',
  'maurer',
  'koch/köchin (m/w/d)',
  'Fachkraft',
  'mechan',
  '',
  '  ',
  'ausbildung zum',
  'was mit tieren',
  'etwas mit holz magdeburg',
  'blaumänner',
];

export class RandomQueries {
  readonly #ads: readonly IndexedAd[];
  readonly #random: Random;

  /** @param ads ads whose words are searched */
  constructor(ads: readonly IndexedAd[], random: Random) {
    this.#ads = ads;
    this.#random = random;
  }

  /** Any mixture of all parameters. */
  parameters(): SearchParameters {
    const random = this.#random;
    return {
      ...(random() < 0.75 && { search_multi_match: this.#text() }),
      ...(random() < 0.35 && this.#place()),
      ...(random() < 0.2 && { job_start__range: this.#range() }),
      ...(random() < 0.2 && { created__range: this.#range() }),
      ...(random() < 0.2 && { job_type__terms: oneOf(random, types) }),
      ...(random() < 0.2 && { brafo_fields: this.#brafo() }),
      ...(random() < 0.07 && { job_ids: this.#ids() }),
    };
  }

  #text(): string {
    const random = this.#random;
    const ad = oneOf(random, this.#ads);
    const occupation = oneOf(random, occupations);
    const [word, another, third] = [ad, ad, oneOf(random, this.#ads)].map((from) =>
      oneOf(random, wordsOfText(textOf(from))),
    ) as [string, string, string];
    const name = oneOf(random, wordsOfText(`${ad.card.job_name} ${occupation.name}`));
    const link = oneOf(random, ['', '', 's', 'n', 'en', 'es']);
    const synonym = oneOf(random, synonyms);
    const texts: (() => string)[] = [
      () => ad.card.job_name,
      () => occupation.name,
      () => bent(random, name),
      () => bent(random, name),
      () => bent(random, word),
      () => apart(random, name),
      () => `${name}${link}${another.toLowerCase()}`,
      () => `${word}${link}${another.toLowerCase()}`,
      () => `${word.slice(0, 5)}${name.toLowerCase()}`,
      () => synonym,
      () => bent(random, synonym),
      () => `${name}${synonym}`,
      () => `${name}${oneOf(random, ['', 's'])}${oneOf(random, ['ausbildung', 'lehre', 'azubi'])}`,
      () => oneOf(random, phrases),
      () => `${apart(random, name)} ${word}`,
      () => `${word} ${oneOf(random, phrases)} ${another}`,
      () => oneOf(random, phrases).replace(' ', ''),
      () => `${oneOf(random, phrases)} ${ad.card.city}`,
      () => `${bent(random, name)} ${oneOf(random, someTowns).name}`,
      () => `${bent(random, name)} ${ad.card.city} ${bent(random, word)}`,
      () => `${word} ${another}`,
      () => `${another} ${bent(random, word)} ${bent(random, third)}`,
      () => wordsOfText(textOf(ad)).slice(0, 15).join(' '),
      () => `ausbildung zum ${name} (m/w/d)`,
      () => oneOf(random, companyNames),
      () => oneOf(random, oddTexts),
    ];
    return oneOf(random, texts)().slice(0, 500);
  }

  #place(): SearchParameters {
    const random = this.#random;
    const town = oneOf(random, someTowns);
    const other = oneOf(random, someTowns);
    const { km } = oneOf(random, perimeters);
    const unit = oneOf(random, ['km', '']);
    const circle = { location__geo_distance: `${km}${unit}__${town.latitude}__${town.longitude}` };
    return oneOf<SearchParameters>(random, [
      { city: town.name, postcode: town.postcodes[0], state: town.state },
      { city: town.name },
      { city: town.aliases[0] ?? town.name.toUpperCase() },
      { city: town.name, postcode: other.postcodes[0] },
      { city: town.name, state: 'Bayern' },
      { postcode: town.postcodes.at(-1) },
      { postcode: '01234' },
      { city: 'Nirgendwo' },
      { city: other.name, ...circle },
      circle,
      circle,
      { location__geo_distance: '100km__53.5511__9.9937' },
      { area_search: oneOf(random, ['norden', 'sueden']) },
      { area_search: 'norden', city: town.name },
    ]);
  }

  #range(): string {
    const random = this.#random;
    const [a = '', b = ''] = [someDay(random), someDay(random)].sort();
    // Whole weeks, from Monday to Sunday.
    if (random() < 0.3) return `${mondayOf(a)}__${addDays(mondayOf(b), 6)}`;
    return `${random() < 0.3 ? '' : a}__${random() < 0.3 ? '' : b}`;
  }

  #brafo(): string {
    const field = () => 1 + below(this.#random, 12);
    return oneOf(this.#random, ['', `${field()}`, `${field()},${field()}`]);
  }

  #ids(): string {
    const highest = Math.max(...this.#ads.map(({ card }) => card.id)) * 1.2;
    return Array.from({ length: 40 }, () => 1 + below(this.#random, highest)).join(',');
  }
}

const types = ['praktikum', 'ausbildung', 'praktikum__ausbildung', ''];
