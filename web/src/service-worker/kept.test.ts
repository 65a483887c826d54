import { emptyPlainFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { cardPage, jobAdCard, type CardPage } from '@lehrpfad/contract/search/search.ts';
import { describe, expect, it } from 'vitest';
import { assetsOf } from './assets-of.ts';
import { cardOf, missingOf, pageOfKept, pointsOfKept, type KeptAd } from './kept-ads.ts';
import { noSearch, pageOfSearch, withAd, withoutOld, withPage } from './kept-search.ts';

const ad = (id: number, more: Partial<PublicJobAd> = {}): PublicJobAd => ({
  ...emptyPlainFields(),
  id,
  title: `Stelle ${id}`,
  Job_name: { id: 1, name: 'Koch' },
  job_name: 'Koch',
  Profession: null,
  job_type: 2,
  job_type_int: 2,
  details: '',
  annotation: '',
  job_start: null,
  job_end: null,
  availability_start_date: null,
  availability_end_date: null,
  published: true,
  publish_date: '2026-11-01',
  verified: true,
  locked: false,
  last_updated: '2026-11-01T00:00:00Z',
  external: '',
  source_url: '',
  source_date: null,
  ba_id: '',
  files: [],
  Companies: [],
  siblings: [],
  contacts: [],
  company_name: 'Krug',
  company_logo: null,
  company_cover: null,
  company_address: null,
  mapBox_city: '',
  company_is_external: false,
  weblink: '',
  geo_data: null,
  ...more,
});

const kept = (...entries: [number, KeptAd][]) => new Map(entries);

describe('favourites out of the device', () => {
  const address = { street: 'Markt 1', additional: '', postcode: '39576', city: 'Stendal' };

  it('are cards such as the server cuts them', () => {
    const card = cardOf(ad(3, { company_address: address }));
    expect(jobAdCard.strict().parse(card)).toMatchObject({ city: 'Stendal', postcode: '39576' });
  });

  it('come newest first, and are as old as the oldest of them', () => {
    const page = pageOfKept(
      [1, 2],
      kept(
        [1, { ad: ad(1, { publish_date: '2026-10-01' }), at: '2026-11-20T10:00:00Z' }],
        [2, { ad: ad(2), at: '2026-11-21T10:00:00Z' }],
      ),
      1,
    );
    expect(page?.results.map(({ id }) => id)).toEqual([2, 1]);
    expect(page?.stored_at).toBe('2026-11-20T10:00:00Z');
    expect(() => cardPage.parse(page)).not.toThrow();
  });

  it('count those nobody knows of, and not those that are gone', () => {
    const entries = kept([1, { ad: ad(1), at: 'a' }], [2, { ad: null, at: 'a' }]);
    expect(pageOfKept([1, 2, 3], entries, 1)).toMatchObject({ count: 2, results: [{ id: 1 }] });
  });

  it('have pages of twenty', () => {
    const ids = Array.from({ length: 25 }, (_, at) => at + 1);
    const entries = kept(...ids.map((id): [number, KeptAd] => [id, { ad: ad(id), at: 'a' }]));
    expect(pageOfKept(ids, entries, 1)?.results).toHaveLength(20);
    expect(pageOfKept(ids, entries, 2)?.results.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  });

  it('are no answer where none is kept', () => {
    expect(pageOfKept([1], kept(), 1)).toBeNull();
    expect(pageOfKept([1], kept([1, { ad: null, at: 'a' }]), 1)).toBeNull();
  });

  it('lie on the map where their place is known', () => {
    const entries = kept(
      [1, { ad: ad(1, { geo_data: [11.8, 52.6] }), at: 'b' }],
      [2, { ad: ad(2), at: 'a' }],
      [3, { ad: null, at: '0' }],
    );
    expect(pointsOfKept(entries)).toEqual({
      results: [{ id: 1, job_type_int: 2, geo_data: [11.8, 52.6] }],
      stored_at: 'a',
    });
    expect(pointsOfKept(kept())).toBeUndefined();
  });

  it('are asked for when they are missing or too old', () => {
    const entries = kept([1, { ad: ad(1), at: '2026-11-20' }], [2, { ad: null, at: '2026-11-18' }]);
    expect(missingOf([1, 2, 3], entries, '0')).toEqual([3]);
    expect(missingOf([1, 2, 3], entries, '2026-11-19')).toEqual([2, 3]);
  });
});

describe('the last search', () => {
  const list = (key: string, page = 1, isNew = page === 1) =>
    ({ kind: 'list', key, page, isNew, ids: null }) as const;
  const answer = (...ids: number[]): CardPage => ({
    count: 40,
    results: ids.map((id) => cardOf(ad(id))),
  });
  const koch = withPage(noSearch, list('koch'), answer(1, 2), 'monday');

  it('is told with the time of each of its pages', () => {
    const both = withPage(koch, list('koch', 2), answer(3), 'tuesday');
    expect(pageOfSearch(both, list('koch'))).toEqual({ ...answer(1, 2), stored_at: 'monday' });
    expect(pageOfSearch(both, list('koch', 2))).toEqual({ ...answer(3), stored_at: 'tuesday' });
    expect(pageOfSearch(both, list('koch', 3))).toBeNull();
    expect(pageOfSearch(both, list('bau'))).toBeNull();
  });

  it('gives way to the next with all its pages and opened ads', () => {
    const opened = withAd(withPage(koch, list('koch', 2), answer(3), 'b'), ad(1), 'b');
    const bau = withPage(opened, list('bau'), answer(7), 'c');
    expect(bau).toEqual({ key: 'bau', pages: { 1: { answer: answer(7), at: 'c' } }, ads: [] });
  });

  it('does not give way to a list of favourites or a page without its first', () => {
    expect(withPage(koch, list('job_ids=1', 1, false), answer(1), 'b')).toBe(koch);
    expect(withPage(koch, list('bau', 2), answer(9), 'b')).toBe(koch);
  });

  it('keeps the ad of a link that came before its list', () => {
    const shared = withPage(withAd(noSearch, ad(5), 'a'), list('job_ids=5'), answer(5), 'b');
    expect(shared.ads.map((one) => one.ad.id)).toEqual([5]);
  });

  it('keeps the last twenty ads that were opened, each once', () => {
    let search = koch;
    for (let id = 1; id <= 25; id += 1) search = withAd(search, ad(id), 'a');
    search = withAd(search, ad(10), 'b');
    expect(search.ads).toHaveLength(20);
    expect(search.ads.at(-1)).toMatchObject({ ad: { id: 10 }, at: 'b' });
  });

  it('is forgotten when all of it is old', () => {
    const search = withPage(noSearch, list('koch'), answer(1), '2026-11-01');
    expect(withoutOld(search, '2026-10-31')).toBe(search);
    expect(withoutOld(search, '2026-11-02')).toBe(noSearch);
  });
});

it('a page names its scripts and styles, each once, and nothing that it may not fetch', () => {
  const html = `<script src="/assets/app-shell-a1.js"></script><link href="/assets/b-2.css"><link href="/assets/f.woff2">
    <img src="/assets/p.svg"><script src="/assets/app-shell-a1.js"></script>`;
  expect(assetsOf(html)).toEqual(['/assets/app-shell-a1.js', '/assets/b-2.css']);
  expect(assetsOf('<p>')).toEqual([]);
});
