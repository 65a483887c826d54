import { searchFilters, type SearchParameters } from '@lehrpfad/contract/search/search.ts';
import { describe, expect, it } from 'vitest';
import { SearchIndex } from './search-index.ts';
import { smallAd } from '../testing/small-ads.fixture.ts';
import type { VocabularyEntry } from '../text/vocabulary.ts';

function idsOf(index: SearchIndex, parameters: SearchParameters) {
  return index.find(searchFilters.parse(parameters)).ids;
}

/** The ads that a text finds after a second ad was added and removed again. */
function idsWithout(
  gone: Parameters<typeof smallAd>[0],
  staying: Parameters<typeof smallAd>[0],
  text: string,
  vocabulary: VocabularyEntry[] = [],
) {
  const index = new SearchIndex([smallAd(staying), smallAd(gone)], [], vocabulary);
  index.replace([gone.id], []);
  return idsOf(index, { search_multi_match: text });
}

describe('an ad that is told again', () => {
  it('changes nothing unless something of it is new', () => {
    const index = new SearchIndex([smallAd({ id: 1, title: 'Koch' })], []);
    const before = index.version;
    const told = [
      index.replace([1], [smallAd({ id: 1, title: 'Koch' })]),
      index.replace([2], []),
      index.version - before,
    ];
    expect(told).toEqual([false, false, 0]);
    expect(index.replace([1, 2], [smallAd({ id: 1, title: 'Koch', details: 'neu' })])).toBe(true);
    expect(index.version).toBe(before + 1);
    expect(idsOf(index, { search_multi_match: 'neu' })).toEqual([1]);
    index.tidyUp();
    expect(index.replace([1], [smallAd({ id: 1, title: 'Koch', details: 'neu' })])).toBe(false);
    expect(index.replace([1], [])).toBe(true);
    expect(idsOf(index, {})).toEqual([]);
  });

  it('is in the index once where it is told twice at once', () => {
    const index = new SearchIndex([smallAd({ id: 1, title: 'Koch' })], []);
    const both = [smallAd({ id: 1, title: 'Maurer' }), smallAd({ id: 1, title: 'Bäcker' })];
    index.replace([1, 1], both);
    expect(idsOf(index, {})).toEqual([1]);
    expect(idsOf(index, { search_multi_match: 'Bäcker' })).toEqual([1]);
    expect(index.find(searchFilters.parse({})).count).toBe(1);
  });
});

describe('the first search of all', () => {
  it('puts the best match first, with a start filter too', () => {
    const start = { job_start: '2027-08-01' };
    const inTitle = smallAd({ id: 1, title: 'Koch', publish_date: '2026-01-01', ...start });
    const inProse = smallAd({ id: 2, details: 'Koch', publish_date: '2026-02-01', ...start });
    const index = new SearchIndex([inProse, inTitle], []);
    expect(idsOf(index, { search_multi_match: 'koch', job_start__range: '2027-01-01__' })).toEqual([
      1, 2,
    ]);
  });
});

describe('words of an ad that is gone', () => {
  it('are no last part of a compound', () => {
    const [staying, gone] = ['Industriemechaniker', 'Mechaniker'];
    expect(idsWithout({ id: 2, job_name: gone }, { id: 1, job_name: staying }, 'mecha')).toEqual(
      [],
    );
  });

  it('are not what a mistyped word meant', () => {
    const [staying, gone] = ['Industriemechaniker', 'Mechaniker'];
    expect(
      idsWithout({ id: 2, job_name: gone }, { id: 1, job_name: staying }, 'mechanikre'),
    ).toEqual([]);
  });

  it('do not stand in the way where an unknown word is parted', () => {
    const staying = { id: 1, job_name: 'Bau Leiter' };
    expect(idsWithout({ id: 2, title: 'Baus' }, staying, 'bausleiter')).toEqual([1]);
  });
});

describe('an index that was numbered anew after most of its words had gone', () => {
  const going = ['Koch', 'Maurer', 'Tischler', 'Florist', 'Landwirt', 'Gleisbauer'];
  const ads = going.map((job_name, at) => smallAd({ id: at + 2, job_name }));
  const index = new SearchIndex([smallAd({ id: 1, job_name: 'Industriemechaniker' }), ...ads], []);
  index.replace(
    ads.map(({ card }) => card.id),
    [],
  );
  index.tidyUp();

  it.each([
    'industriemechaniker',
    'industriemech',
    'mechaniker',
    'mechanikern',
    'industriemechanikre',
  ])('still meets a word as %s', (text) => {
    expect(idsOf(index, { search_multi_match: text })).toEqual([1]);
  });

  it('finds none of those', () => {
    for (const text of going) expect(idsOf(index, { search_multi_match: text })).toEqual([]);
  });
});

describe('a maker and what he makes', () => {
  it('are not met by their common stem', () => {
    const mill = smallAd({ id: 1, job_name: 'Müll' });
    const index = new SearchIndex([mill, smallAd({ id: 2, job_name: 'Müller' })], []);
    expect(idsOf(index, { search_multi_match: 'müller' })).toEqual([2]);
  });
});
