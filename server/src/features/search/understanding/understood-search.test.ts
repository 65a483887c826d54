import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { SearchFilters } from '@lehrpfad/contract/search/search.ts';
import { describe, expect, it } from 'vitest';
import { SearchIndex } from '../engine/index/search-index.ts';
import {
  builtInKnowledge,
  builtInVocabulary,
  judgedIndexedAds,
  judgedTowns,
} from '../judged/corpus.fixture.ts';
import { UnderstoodSearch } from './understood-search.ts';

const towns = judgedTowns.map((town) => ({ ...town, population: 25_000 }));
const index = new SearchIndex(judgedIndexedAds, towns, builtInVocabulary);
const search = new UnderstoodSearch(index, () => '2026-11-24');

const asked = (text: string, filters: SearchFilters = {}) =>
  search.find({ ...filters, search_multi_match: text });

const internship: SearchFilters = { job_type__terms: ['praktikum'] };
const autumn = { from: '2027-10-18', to: '2027-10-24' };
const week43 = { from: '2027-10-25', to: '2027-10-31' };

describe('a slot', () => {
  it.each<[string, string, SearchFilters]>([
    ['praktikum tischler', 'tischler', { job_type__terms: ['praktikum'] }],
    ['ausbildung', '', { job_type__terms: ['ausbildung'] }],
    ['koch 2027', 'koch', { job_start__range: { from: '2027-01-01', to: '2027-12-31' } }],
    ['praktikum in den herbstferien 2027', '', { ...internship, job_start__range: autumn }],
    ['praktikum kw 43 2027', '', { ...internship, job_start__range: week43 }],
    ['stendal', '', { city: 'Stendal' }],
    ['umkreis 50 km stendal', '', { city: 'Stendal', perimeter: 50 }],
    ['39576', '', { postcode: '39576' }],
  ])('of "%s" finds what the filter of the same meaning does', (text, words, filters) => {
    const byFilter = search.find({ ...filters, search_multi_match: words });
    const byText = asked(text);
    expect(byText.count).toBe(index.count({ ...filters, search_multi_match: words }));
    expect(byText.count).toBe(byFilter.count);
    expect(byText.ids).toEqual(byFilter.ids);
    expect(index.facets(byText.understood.asked, '2026-11-24')).toEqual(
      index.facets({ ...filters, search_multi_match: words }, '2026-11-24'),
    );
  });

  it('gives way to the filter that says otherwise', () => {
    const { understood, count } = asked('praktikum', { job_type__terms: ['ausbildung'] });
    expect(understood.slots).toEqual([]);
    expect(count).toBe(index.count({ job_type__terms: ['ausbildung'] }));
  });
});

describe('a search that no ad meets', () => {
  it('leaves out the words that no ad has, and says so', () => {
    const { understood, count } = asked('tischler quarzflummel');
    expect(understood.leftOut).toEqual(['quarzflummel']);
    expect(count).toBe(index.count({ search_multi_match: 'tischler' }));
  });

  it('finds no internships for a dual study that nobody offers', () => {
    const { understood, count } = asked('duales studium friseur');
    expect(understood.leftOut).toEqual(['duales Studium']);
    expect(understood.slots.map(({ label }) => label)).toEqual(['Ausbildung']);
    const training: SearchFilters = { job_type__terms: ['ausbildung'] };
    expect(count).toBe(index.count({ search_multi_match: 'friseur', ...training }));
    expect(asked('duales studium friseur', internship).understood.slots).toEqual([]);
  });

  it.each([
    ['tsichlre', 'Tischler'],
    ['zimmermn', 'Zimmermann'],
    ['tieratz', 'Tierarzt'],
  ])('takes "%s" for "%s", and says so', (text, meant) => {
    const { understood, count } = asked(`ausbildung ${text}`);
    expect(count).toBeGreaterThan(0);
    expect(understood.leftOut).toEqual([]);
    expect(understood.guessed).toEqual([{ written: text, meant, without: 'ausbildung' }]);
  });

  it('takes a compound for the part of it that is known, where nothing else is, and says so', () => {
    const { understood, count } = asked('krankenschwesterquarz flummel');
    expect(count).toBe(search.count({ search_multi_match: 'krankenschwester' }));
    expect(understood.leftOut).toEqual(['flummel']);
    expect(understood.guessed).toEqual([
      { written: 'krankenschwesterquarz', meant: 'Krankenschwester', without: 'flummel' },
    ]);
  });

  it.each([
    ['malerbetrieb fischer', 'malerbetrieb'],
    ['spedition koch', 'spedition'],
    ['chirurgische praxis dr. bäcker', 'praxis'],
  ])('takes the owner of "%s" for no trade, and says so', (text, business) => {
    const { understood, ids } = asked(text);
    expect(understood.leftOut.length).toBeGreaterThan(0);
    expect(ids.length).toBeGreaterThan(0);
    expect(asked(business).ids).toEqual(expect.arrayContaining(ids.slice(0, 3)));
  });

  it.each(['asdfgh', 'qwertzuiop', 'kästner'])('takes "%s" for nothing', (text) => {
    const { understood, count } = asked(text);
    expect(count).toBe(0);
    expect(understood.guessed).toBeUndefined();
  });

  it('looks further around the town before it gives it up', () => {
    const { understood } = asked('imker magdeburg');
    const [place] = understood.slots.filter(({ wish }) => wish.kind === 'place');
    const isWider = place?.label.startsWith('Umkreis') ?? false;
    expect(isWider || understood.leftOut.includes('Magdeburg')).toBe(true);
  });

  it('looks around an area that has nothing of the trade, the nearest to its middle first', () => {
    const { understood, distances = [] } = asked('imker postleitzahl 39');
    expect(understood.slots.map(({ label }) => label)).toEqual(['Umgebung: PLZ 39…']);
    expect(distances.length).toBeGreaterThan(0);
    expect(distances).toEqual(distances.toSorted((a = Infinity, b = Infinity) => a - b));
  });

  it('shows all where it is nothing but a condition that no ad meets, and says so', () => {
    const { understood, count } = asked('weihnachtsgeld');
    expect(understood.leftOut).toEqual(['Sonderzahlung']);
    expect(count).toBe(index.count({}));
  });

  it('stays empty where nothing of it is known', () => {
    const { understood, count } = asked('quarzflummel');
    expect(count).toBe(0);
    expect(understood.leftOut).toEqual([]);
  });
});

const knowing = new UnderstoodSearch(
  new SearchIndex(judgedIndexedAds, towns, builtInKnowledge),
  () => '2026-11-24',
);

/** Names of the ads that a text finds with all built-in knowledge. */
function knownSearch(text: string) {
  const query = { search_multi_match: text };
  const pages = Math.ceil(knowing.count(query) / limits.pageSize);
  const ids = Array.from({ length: pages }, (_, at) => knowing.find(query, { page: at + 1 }).ids);
  return ids.flat().map((id) => judgedIndexedAds.find(({ card }) => card.id === id)?.card.job_name);
}

describe('a text that names no occupation', () => {
  const jobNames = knownSearch;

  it('finds what both words mean, then what one does', () => {
    const found = jobNames('lieblingsfächer kunst und chemie');
    expect(found).toContain('Chemielaborant/-in');
    expect(found).toContain('Mediengestalter/-in Digital und Print');
  });

  it('is followed by occupations near to what it means', () => {
    const found = jobNames('graffiti sprühen');
    const [spray, near] = ['Maler/-in und Lackierer/-in', 'Fahrzeuglackierer/-in'];
    expect(found).toContain(spray);
    expect(found.indexOf(near)).toBeGreaterThan(found.indexOf(spray));
  });

  it('is told from one that names an occupation', () => {
    expect(jobNames('maler')).not.toContain('Fahrzeuglackierer/-in');
    expect(jobNames('kein graffiti sprühen')).toContain('Fahrzeuglackierer/-in');
  });

  it('about a room asks for no lodging', () => {
    expect(knowing.read('zimmer streichen').slots).toEqual([]);
    expect(knowing.read('ausbildung mit zimmer').slots).toHaveLength(2);
  });
});

describe('a text of wishes and words that say nothing', () => {
  it('wants what meets the wishes, and no trade beside them', () => {
    const { understood, ids } = asked('mit realschulabschluss was machen');
    expect(understood.preferred).toBeUndefined();
    expect(ids).toEqual(asked('realschulabschluss').ids);
  });
});

describe('two names of several words', () => {
  it('are alternatives as wholes', () => {
    const found = new Set(asked('medizinische fachangestellte oder verkäufer').ids);
    const named = asked('medizinische fachangestellte').ids.concat(asked('verkäufer').ids);
    expect(named.filter((id) => found.has(id)).length).toBeGreaterThan(0);
    const jobNames = [...found].map(
      (id) => judgedIndexedAds.find(({ card }) => card.id === id)?.card.job_name,
    );
    expect(jobNames).not.toContain('Rechtsanwaltsfachangestellte/r');
  });
});

describe('what is not wanted', () => {
  it('takes what a phrase means, and not what its words do', () => {
    const without = knownSearch('keine arbeit mit alten menschen');
    expect(without).not.toContain('Pflegefachmann/-frau');
    expect(without).toContain('Friseur/-in');
    expect(without).toContain('Tierpfleger/-in');
  });

  it('is a task with what it is done to', () => {
    const { slots, words } = knowing.read('alte leute pflegen ist nichts für mich');
    expect(slots.map(({ label }) => label)).toEqual(['nicht: alte leute pflegen']);
    expect(words).toBe('');
  });

  it('takes nothing that only a part of a word says', () => {
    const without = knownSearch('kein bau');
    expect(without).not.toContain('Maurer/-in');
    expect(without).toContain('Landwirt/-in');
  });

  it('is no town either', () => {
    const inStendal = index.count({ city: 'Stendal' });
    expect(inStendal).toBeGreaterThan(0);
    expect(search.count({ search_multi_match: 'nicht in stendal' })).toBe(
      search.count({}) - inStendal,
    );
  });

  it('is not found', () => {
    const all = search.count({});
    const none = search.count({ search_multi_match: 'kein büro' });
    expect(none).toBeLessThan(all);
    expect(none).toBeGreaterThan(all / 2);
    const titles = asked('kein büro').ids.map(
      (id) => judgedIndexedAds.find(({ card }) => card.id === id)?.profession,
    );
    expect(titles).not.toContain('Büro, Industrie, Personal');
  });
});
