import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../../commands/demo/random.ts';
import { fold, stem } from '../engine/text/analysis.ts';
import type { IndexedAd } from '../engine/index/indexed-ad.ts';
import { SearchIndex } from '../engine/index/search-index.ts';
import { mayStart, plainKilometres } from '../engine/testing/oracle-filters.fixture.ts';
import { occupations, oneOf, randomAd, someTowns } from '../engine/testing/random-ads.fixture.ts';
import { UnderstoodSearch } from './understood-search.ts';

/*
 * Texts made of parts with known meanings, compared with a plain loop over the ads that does not parse texts. Only
 * the ads that match a word are taken from the index, which has an oracle of its own.
 */

const today = '2026-11-24';

/** A part of a text, its label in the response, and a check of the ads that match it. */
interface Part {
  readonly text: string;
  readonly label: string;
  readonly meets: (ad: IndexedAd) => boolean;
}

const ofType = (text: string, label: string, type: 1 | 2): Part => ({
  text,
  label,
  meets: ({ card }) => card.job_type_int === type,
});

const starting = (text: string, label: string, from: string, to: string): Part => ({
  text,
  label,
  meets: (ad) => mayStart(ad, { from, to }),
});

const saying = (text: string, label: string, said: string, isSaid = true): Part => ({
  text,
  label,
  meets: ({ details }) => details.toLowerCase().includes(said) === isSaid,
});

const types = [ofType('praktikum', 'Praktikum', 1), ofType('ausbildung', 'Ausbildung', 2)];
const starts = [
  starting('2027', '2027', '2027-01-01', '2027-12-31'),
  starting('märz 2027', 'März 2027', '2027-03-01', '2027-03-31'),
  starting('ab mai 2027', 'ab Mai 2027', '2027-05-01', '9999-12-31'),
  starting('in den winterferien', 'Winterferien 2027', '2027-02-01', '2027-02-07'),
  starting('in der kw 20', 'KW 20 2027', '2027-05-17', '2027-05-23'),
];
const conditions = [
  saying('teilzeit', 'Teilzeit', 'teilzeit'),
  saying('führerschein', 'Führerschein', 'führerschein'),
  saying('ohne führerschein', 'ohne Führerschein', 'führerschein', false),
];

/** Towns whose name has no other meaning, and is no part of another name. */
const plainTowns = someTowns.filter(
  ({ name }) =>
    /^[A-ZÄÖÜ][a-zäöüß]{7,}$/.test(name) &&
    someTowns.filter((one) => one.name === name).length === 1,
);

/** Words that are the whole name of an occupation. */
const trades = occupations.flatMap(({ name }) => /^[A-Z][a-z]{3,}er(?=\/-in$)/.exec(name) ?? []);

const inTown = ({ id, name }: (typeof someTowns)[number]): Part => ({
  text: `in ${name}`,
  label: name,
  meets: ({ townId }) => townId === id,
});

const around = (label: string): Part['meets'] | undefined => {
  const [, km, name] = /^Umkreis (\d+) km um (.+)$/.exec(label) ?? [];
  const town = someTowns.find((one) => one.name === name);
  if (km === undefined || town === undefined) return undefined;
  return ({ card: { geo_data: place } }) =>
    place !== null && plainKilometres([town.longitude, town.latitude], place) <= Number(km);
};

const fullPage = 20;

const isDenied = ({ label }: Part) => label.startsWith('ohne ');

const sayings = ['', '', ' Auch in Teilzeit möglich.', ' Ein Führerschein ist nötig.'];

function world(random: () => number) {
  const ads = Array.from({ length: 400 }, (_, at) => {
    const ad = randomAd(at + 1, random);
    return { ...ad, details: `${ad.details}<p>${oneOf(random, sayings)}</p>` };
  });
  const index = new SearchIndex(ads, someTowns, []);
  return { ads, index, search: new UnderstoodSearch(index, () => today) };
}

/** Some parts in random order, with a word. */
function randomText(random: () => number) {
  const some = (parts: readonly Part[], share: number) =>
    random() < share ? [oneOf(random, parts)] : [];
  const parts = [
    ...some(types, 0.5),
    ...some(starts, 0.4),
    ...some(conditions, 0.4),
    ...some([inTown(oneOf(random, plainTowns))], 0.3),
  ];
  const word = oneOf(random, trades);
  const texts = [word, ...parts.map(({ text }) => text)];
  return { parts, word, text: texts.toSorted(() => random() - 0.5).join(' ') };
}

describe('a text', () => {
  const random = randomNumbers(20_261_124);
  const { ads, index, search } = world(random);
  /** Ids of all ads that match a word, or only of those whose names match it. */
  const hitsOf = (word: string, isNamed: boolean) => {
    const ids = new Set<number>();
    for (let page = 1; ; page += 1) {
      const found = index.find({ search_multi_match: word, isSoft: true, isNamed }, { page });
      if (found.ids.length === 0) return ids;
      for (const id of found.ids) ids.add(id);
    }
  };
  const allOf = (text: string) => {
    const ids: number[] = [];
    for (let page = 1; ; page += 1) {
      const found = search.find({ search_multi_match: text }, { page });
      if (found.ids.length === 0) return { ids, understood: found.understood };
      ids.push(...found.ids);
    }
  };

  it('finds what meets all of its parts, or as much of it as some ad meets', () => {
    let [whole, relaxed, mentioned] = [0, 0, 0];
    for (let time = 0; time < 1500; time += 1) {
      const { parts, word, text } = randomText(random);
      const words = hitsOf(word, false);
      if (words.size === 0) continue;
      const meeting = (some: readonly Part['meets'][], hits: ReadonlySet<number>) =>
        ads.filter((ad) => hits.has(ad.card.id) && some.every((meets) => meets(ad)));
      const { ids, understood } = allOf(text);
      // Surroundings of a town with few ads have a test of their own: surroundings.test.ts.
      if (plainTowns.some(({ name }) => understood.preferred?.includes(name))) continue;
      const named = parts.length > 0 ? hitsOf(word, true) : words;
      const all = parts.map(({ meets }) => meets);
      const best = meeting(all, named);
      const isApprenticeship = ({ card }: IndexedAd) => card.job_type_int === 2;
      // A search for a town without a type includes the surroundings if the town has only internships and other towns have more.
      const wantsMore =
        parts.every((part) => !types.includes(part)) &&
        !best.some(isApprenticeship) &&
        ads.some((ad) => named.has(ad.card.id) && isApprenticeship(ad));
      if (best.length > 0 && understood.isWidened !== true) {
        whole += 1;
        const said = parts.filter((part) => conditions.includes(part) && !isDenied(part));
        const preferred = best.length < fullPage ? said : [];
        expect({ text, preferred: understood.preferred ?? [] }).toEqual({
          text,
          preferred: preferred.map(({ label }) => label),
        });
        const must = parts.filter((part) => !preferred.includes(part)).map(({ meets }) => meets);
        const wanted = meeting(must, words).map(({ card }) => card.id);
        expect({ text, ids: ids.toSorted((a, b) => a - b) }).toEqual({ text, ids: wanted });
        // Start days that ads state take precedence over everything else.
        const first = parts.some((part) => starts.includes(part)) ? [] : meeting(all, words);
        const firstIds = new Set(ids.slice(0, first.length));
        expect({ text, ids: first.filter(({ card }) => !firstIds.has(card.id)) }).toEqual({
          text,
          ids: [],
        });
        expect(understood.leftOut).toEqual([]);
        continue;
      }
      if (best.length > 0) expect({ text, wantsMore }).toEqual({ text, wantsMore: true });
      relaxed += 1;
      const labels = understood.slots.map(({ label }) => label);
      const preferred = parts.filter(({ label }) => understood.preferred?.includes(label));
      // Ads that state the preferred conditions come first; the others follow.
      const kept = parts.filter(({ label }) => labels.includes(label));
      const must = kept.filter((part) => !preferred.includes(part));
      const wider = labels.flatMap((label) => around(label) ?? []);
      const left = parts.filter(({ label }) => understood.leftOut.includes(label));
      // Every dropped part is reported.
      const told = { kept: kept.length, wider: wider.length, left: left.length };
      expect({ text, ...told, sum: told.kept + told.wider + told.left }).toEqual({
        text,
        ...told,
        sum: parts.length,
      });
      const still = [...must.map(({ meets }) => meets), ...wider];
      const wanted = meeting(still, words).map(({ card }) => card.id);
      expect({ text, ids: ids.toSorted((a, b) => a - b) }).toEqual({ text, ids: wanted });
      if (wider.length === 0) continue;
      const expectFirst = (first: readonly IndexedAd[]) => {
        const firstIds = new Set(ids.slice(0, first.length));
        const later = first.filter(({ card }) => !firstIds.has(card.id));
        expect({ text, later }).toEqual({ text, later: [] });
      };
      // Around a town, ads that only mention the trade follow all ads about it.
      const about = meeting(still, named);
      expectFirst(about);
      if (about.length < wanted.length) mentioned += 1;
      if (preferred.length > 0)
        expectFirst(meeting([...kept.map(({ meets }) => meets), ...wider], named));
    }
    expect(whole).toBeGreaterThan(300);
    expect(relaxed).toBeGreaterThan(100);
    expect(mentioned).toBeGreaterThan(20);
  });

  it('that denies an occupation finds the ads without it, and all others', () => {
    let denials = 0;
    const namesOf = ({ card, profession, synonyms }: IndexedAd) =>
      fold([card.job_name, card.title, profession, ...synonyms].join(' ').toLowerCase());
    for (let time = 0; time < 300; time += 1) {
      const [word, denied] = [oneOf(random, trades), oneOf(random, trades)];
      const text = `${word} kein ${denied}`;
      const { ids, understood } = allOf(text);
      const hits = hitsOf(word, false);
      const named = hitsOf(word, true);
      if (word === denied || named.size === 0) continue;
      const root = stem(fold(denied.toLowerCase()));
      const free = ads.filter((ad) => hits.has(ad.card.id) && !namesOf(ad).includes(root));
      if (understood.leftOut.length > 0) {
        // The denial is dropped only if it would exclude every named ad.
        expect({ text, left: free.filter(({ card }) => named.has(card.id)) }).toEqual({
          text,
          left: [],
        });
        continue;
      }
      denials += 1;
      const found = new Set(ids);
      const missing = free.filter(({ card }) => !found.has(card.id));
      const wrong = ads.filter(
        ({ card }) =>
          found.has(card.id) && (!hits.has(card.id) || card.job_name === `${denied}/-in`),
      );
      expect({ text, missing, wrong }).toEqual({ text, missing: [], wrong: [] });
    }
    expect(denials).toBeGreaterThan(100);
  });
});
