import { afterEach, describe, expect, it } from 'vitest';
import { ExchangeError, type FetchedRecord } from './adapter.ts';
import {
  manyAds,
  openAgency,
  readAgency,
  recorded,
  recordedAds,
  type Agency,
  type AgencyAd,
} from './arbeitsagentur/agency.fixture.ts';
import { districts } from './arbeitsagentur/slices.ts';
import { hastyHttp } from '../fetching/bad-server.fixture.ts';

const open: Agency[] = [];
afterEach(async () => {
  for (const agency of open.splice(0)) await agency.close();
});

async function agencyWith(ads: AgencyAd[]): Promise<Agency> {
  const agency = await openAgency(ads);
  open.push(agency);
  return agency;
}

const ids = (records: readonly FetchedRecord[]) => records.map(({ externalId }) => externalId);
const stampsOf = (records: readonly FetchedRecord[]) =>
  new Map(
    records.flatMap((one) => ('stamp' in one && one.stamp ? [[one.externalId, one.stamp]] : [])),
  );

const reasonOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ExchangeError);
  return (error as ExchangeError).reason;
};

describe('Reading the agency', () => {
  it('brings each ad of both types once, with its details', async () => {
    const ads = recordedAds();
    const { records, pages } = await readAgency(await agencyWith(ads));
    expect(ids(records)).toEqual(ads.map(({ item }) => item['referenznummer']));
    expect(new Set(pages.map(({ announced }) => announced))).toEqual(new Set([14]));
    expect(records[0]).toMatchObject({
      stamp: '2026-11-03T08:14:22.317',
      raw: { stellenangebotsBeschreibung: expect.stringContaining('Familienbetrieb') },
    });
  });

  it('asks for no details of what would not be shown anyway', async () => {
    const agency = await agencyWith(recordedAds());
    await readAgency(agency);
    const asked = agency
      .calls()
      .details.map((path) =>
        Buffer.from(decodeURIComponent(path.split('/').at(-1)!), 'base64').toString(),
      );
    // No details of the anonymous employer, of Innsbruck, of the student and of the trainee.
    expect(asked).toHaveLength(10);
    for (const reference of [
      '10001-1002716926-S',
      '15317-eures-99-S',
      '10001-2002716902-S',
      '10001-2002716904-S',
    ])
      expect(asked).not.toContain(reference);
  });

  it('takes the list alone where the agency has no page of an ad', async () => {
    const agency = await agencyWith(recordedAds());
    const { records } = await readAgency(agency);
    expect(
      records.find(({ externalId }) => externalId === '12265-partner_jb-4711_x-S'),
    ).toMatchObject({
      stamp: expect.any(String),
      raw: { externeURL: expect.any(String) },
    });
  });

  it('leaves temporary work and placement out of the search, but where the settings want them', async () => {
    const agency = await agencyWith([]);
    await readAgency(agency);
    expect(agency.calls().lists[0]).toMatch(/zeitarbeit=false&pav=false/);
    await readAgency(agency, { settings: { temporaryWork: true } });
    expect(agency.calls().lists[0]).toMatch(/zeitarbeit=true&pav=false/);
  });

  it('asks for the types that the settings name', async () => {
    const agency = await agencyWith([...manyAds(3), ...manyAds(2, 34)]);
    const { records } = await readAgency(agency, { settings: { internships: false } });
    expect(records).toHaveLength(3);
    const none = { apprenticeships: false, internships: false };
    expect(await reasonOf(readAgency(agency, { settings: none }))).toBe('settings');
  });

  it('is over at once where there is nothing', async () => {
    const { records, pages } = await readAgency(await agencyWith([]));
    expect(records).toEqual([]);
    expect(pages[0]?.announced).toBe(0);
  });

  it('reads on page by page, a hundred at a time', async () => {
    const agency = await agencyWith(manyAds(250));
    const { records, pages } = await readAgency(agency);
    expect(new Set(ids(records)).size).toBe(250);
    expect(Math.max(...pages.map((page) => page.records.length))).toBe(100);
    expect(agency.calls().lists).toHaveLength(2 + 3 + 1);
  });

  it('asks for no details that it knows', async () => {
    const agency = await agencyWith(manyAds(120));
    const first = await readAgency(agency);
    expect(agency.calls().details).toHaveLength(120);
    const changed = { ...agency.ads[7]!.item, aenderungsdatum: '2026-11-20T10:00:00' };
    agency.ads[7] = { ...agency.ads[7]!, item: changed };
    const stamps = stampsOf(first.records);
    const second = await readAgency(agency, { knownStamps: async () => stamps });
    expect(agency.calls().details).toHaveLength(1);
    expect(second.records.filter((one) => 'same' in one)).toHaveLength(119);
    expect(second.records[7]).toMatchObject({ stamp: '2026-11-20T10:00:00' });
  });

  it('reads the list once more where ads slipped from page to page meanwhile', async () => {
    const agency = await agencyWith(manyAds(150));
    const [first, ...others] = agency.ads;
    let lists = 0;
    const calls = hastyHttp();
    const http = {
      ...calls,
      bytes: (request: Parameters<typeof calls.bytes>[0]) => {
        if (request.url.includes('/pc/v6/jobs?')) lists += 1;
        // After the probes and the first page an ad moves from the front to the end, and all ads after it move forward by one.
        if (lists === 4) agency.ads = [...others, first!];
        return calls.bytes(request);
      },
    };
    const { records } = await readAgency(agency, { http });
    expect(new Set(ids(records)).size).toBe(150);
  });
});

describe('A search that is too large for its window', () => {
  const seats = districts.map(({ where }) => where);
  /** 10,100 ads in the circle of their town, each tenth in the next circle too, and as many from beyond the state border. */
  function tooMany(): AgencyAd[] {
    const ads = manyAds(10_100).map((ad, index) => {
      const at = index % seats.length;
      return {
        ...ad,
        around: index % 10 === 0 ? [seats[at]!, seats[(at + 1) % 14]!] : [seats[at]!],
      };
    });
    const beyond = recorded('search-v6-apprenticeships').ergebnisliste[5];
    const leipzig = manyAds(50, 34).map(({ item }) => ({
      type: 4 as const,
      around: ['Merseburg'],
      item: { ...beyond, referenznummer: `beyond-${String(item['referenznummer'])}` },
    }));
    return [...ads, ...leipzig];
  }

  it('is read by districts, each ad once, and what lies beyond the border not at all', async () => {
    const ads = tooMany();
    const agency = await agencyWith(ads);
    const stamps = new Map(
      ads.map(({ item }) => [String(item['referenznummer']), String(item['aenderungsdatum'])]),
    );
    const { records, pages } = await readAgency(agency, { knownStamps: async () => stamps });
    expect(records).toHaveLength(10_100);
    expect(new Set(ids(records)).size).toBe(10_100);
    expect(pages[0]?.announced).toBe(10_150);
    expect(agency.calls().details).toEqual([]);

    // If a process dies after the fifth district, the next one begins with the sixth.
    const cursors = pages.flatMap(({ cursor }) => (cursor === null ? [] : [cursor]));
    expect(cursors[4]).toEqual({ type: 4, slice: 5 });
    const rest = await readAgency(agency, {
      cursor: cursors[4]!,
      knownStamps: async () => stamps,
    });
    expect(rest.records.length).toBeLessThan(7500);
    const read = pages.slice(0, pages.findIndex(({ cursor }) => cursor === cursors[4]) + 1);
    const before = read.flatMap((page) => page.records);
    expect(new Set([...ids(before), ...ids(rest.records)]).size).toBe(10_100);
  });
});

describe('An agency with errors', () => {
  it('is waited for after too many calls', async () => {
    const agency = await agencyWith(manyAds(120));
    await readAgency(agency);
    const { details } = agency.calls();
    let times = 0;
    agency.on(details[60]!, (response) => {
      times += 1;
      response.writeHead(times === 1 ? 429 : 200, { 'retry-after': '3' });
      response.end(JSON.stringify(agency.ads[60]!.details));
    });
    const http = hastyHttp();
    const { records } = await readAgency(agency, { http });
    expect(records[60]).toMatchObject({
      raw: { stellenangebotsBeschreibung: 'Beschreibung 60' },
    });
    expect(records).toHaveLength(120);
    expect(http.pauses).toEqual([3000]);
  });

  it('that refuses ends the run', async () => {
    const agency = await agencyWith(manyAds(5));
    expect(await reasonOf(readAgency(agency, { settings: { apiKey: 'wrong' } }))).toBe('refused');
  });

  it('whose answers have changed ends the run, in the list and in the details', async () => {
    const agency = await agencyWith(manyAds(5));
    agency.ads[3] = { ...agency.ads[3]!, details: { offer: {} } };
    expect(await reasonOf(readAgency(agency))).toBe('unknown-format');
    agency.on(
      '/jobboerse/jobsuche-service/pc/v6/jobs',
      (response) => void response.end('{"data":[]}'),
    );
    expect(await reasonOf(readAgency(agency))).toBe('unknown-format');
  });

  it('that has moved its details is not taken for one without', async () => {
    const agency = await agencyWith(manyAds(5));
    const settings = { detailsPath: '/pc/v5/jobdetails' };
    const http = hastyHttp();
    const strange = {
      ...http,
      bytes: async (request: Parameters<typeof http.bytes>[0]) => {
        const answer = await http.bytes(request);
        const isDetails = request.url.includes('/jobdetails/');
        return isDetails ? { ...answer, body: Buffer.from('no such path') } : answer;
      },
    };
    expect(await reasonOf(readAgency(agency, { settings, http: strange }))).toBe('unknown-format');
  });

  it('whose details fail for a few ads brings these as the list has them, or as they were', async () => {
    const agency = await agencyWith(manyAds(30));
    await readAgency(agency);
    const { details } = agency.calls();
    for (const path of details.slice(0, 2))
      agency.on(path, (response) => void response.writeHead(502).end());
    const known = new Map([[String(agency.ads[1]!.item['referenznummer']), 'an older one']]);
    const { records } = await readAgency(agency, { knownStamps: async () => known });
    expect(records[0]).not.toHaveProperty('stamp');
    expect(records[0]).toMatchObject({ raw: { hauptberuf: 'Tischler/in' } });
    expect(records[1]).toMatchObject({ same: true });
    for (const path of details) agency.on(path, (response) => void response.writeHead(502).end());
    expect(await reasonOf(readAgency(agency))).toBe('unreachable');
  });

  it('is left at once when the run is stopped', async () => {
    const agency = await agencyWith(manyAds(300));
    const ending = new AbortController();
    const stopping = readAgency(agency, {
      signal: ending.signal,
      knownStamps: async (asked) => {
        if (asked.includes(String(agency.ads[150]!.item['referenznummer'])))
          ending.abort(new Error('stopped'));
        return new Map();
      },
    });
    await expect(stopping).rejects.toThrow('stopped');
    expect(agency.calls().details).toHaveLength(100);
  });
});
