import { describe, expect, it } from 'vitest';
import { SearchIndex } from './search-index.ts';
import { smallAd } from '../testing/small-ads.fixture.ts';

const koch = { jobNameId: 1, companyId: 7, company_name: 'Elbe Gastro' };
const beikoch = {
  jobNameId: 2,
  mappedNameId: 1,
  professionId: 5,
  companyId: 8,
  company_name: 'Saale Küche',
};

describe('how many ads stand behind a name', () => {
  it('counts an ad for its job name, the one that is mapped to, its profession and its company', () => {
    const { stock } = new SearchIndex(
      [smallAd({ id: 1, ...koch }), smallAd({ id: 2, ...beikoch })],
      [],
    );
    expect([...stock.byJobName]).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect([...stock.byProfession]).toEqual([[5, 1]]);
    expect([...stock.byCompany]).toEqual([
      [7, 1],
      [8, 1],
    ]);
    expect(stock.companies).toEqual([
      { id: 7, name: 'Elbe Gastro' },
      { id: 8, name: 'Saale Küche' },
    ]);
  });

  it('is the same again after an ad was replaced, and nothing after it went', () => {
    const index = new SearchIndex([smallAd({ id: 1, ...beikoch })], []);
    index.replace([1], [smallAd({ id: 1, ...beikoch })]);
    expect([...index.stock.byJobName]).toEqual([
      [2, 1],
      [1, 1],
    ]);
    index.tidyUp();
    index.replace([1, 99], []);
    const { byJobName, byProfession, byCompany, companies } = index.stock;
    expect([byJobName.size, byProfession.size, byCompany.size, companies.length]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('tells when companies come, go or are renamed, and only then', () => {
    const index = new SearchIndex([smallAd({ id: 1, ...koch })], []);
    const changes = () => {
      const before = seen;
      seen = index.stock.companiesVersion;
      return seen > before;
    };
    let seen = index.stock.companiesVersion;
    index.replace([2], [smallAd({ id: 2, ...koch })]);
    expect(changes()).toBe(false);
    index.replace([2], [smallAd({ id: 2, ...koch, company_name: 'Elbe Gastro GmbH' })]);
    expect(changes()).toBe(true);
    expect(index.stock.companies).toEqual([{ id: 7, name: 'Elbe Gastro GmbH' }]);
    index.replace([2], []);
    expect(changes()).toBe(false);
    index.replace([1], []);
    expect(changes()).toBe(true);
  });
});
