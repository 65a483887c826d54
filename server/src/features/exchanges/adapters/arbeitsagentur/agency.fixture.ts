import { readFileSync } from 'node:fs';
import { agencySettings, type AgencySettings } from '@lehrpfad/contract/exchanges/settings.ts';
import {
  openBadServer,
  hastyHttp,
  withJson,
  type BadServer,
} from '../../fetching/bad-server.fixture.ts';
import type { Json } from '../../pipeline/imported-ad.ts';
import { arbeitsagentur } from '../arbeitsagentur.ts';
import type { FetchContext, FetchedRecord, RecordPage } from '../adapter.ts';

const base = '/jobboerse/jobsuche-service';

/** Reads a recorded response, whose employers and persons are invented. */
export function recorded(name: string): any {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
}

export interface AgencyAd {
  readonly type: 4 | 34;
  readonly item: Readonly<Record<string, Json>>;
  /** Undefined if the agency has no page of the ad. */
  readonly details?: Json;
  /** Further towns whose searches find the ad. */
  readonly around?: readonly string[];
}

/** The recorded lists, with the details that were recorded. */
export function recordedAds(): AgencyAd[] {
  const listed = (name: string, type: 4 | 34) =>
    recorded(name).ergebnisliste.map((item: any) => {
      const known = ['10001-1002716922-S', '10001-1002716931-S', '10001-2002716903-S'];
      const reference = item.referenznummer;
      return known.includes(reference)
        ? { type, item, details: recorded(`details-${reference}`) }
        : { type, item };
    });
  return [...listed('search-v6-apprenticeships', 4), ...listed('search-v6-internships', 34)];
}

/** Returns that many ads, all alike. */
export function manyAds(count: number, type: 4 | 34 = 4, more: Partial<AgencyAd> = {}): AgencyAd[] {
  const [item] = recorded('search-v6-apprenticeships').ergebnisliste;
  return Array.from({ length: count }, (_, index) => {
    const referenznummer = `10001-${type}${String(index).padStart(9, '0')}-S`;
    return {
      type,
      item: { ...item, referenznummer },
      details: { referenznummer, stellenangebotsBeschreibung: `Beschreibung ${index}` },
      ...more,
    };
  });
}

/** The agency's interface with its limits, on a server that can simulate errors. */
export interface Agency extends BadServer {
  ads: AgencyAd[];
  readonly settings: AgencySettings;
  /** Paths of requests for lists and for details, since the last call of this function. */
  readonly calls: () => { lists: string[]; details: string[] };
}

export async function openAgency(ads: AgencyAd[]): Promise<Agency> {
  const server = await openBadServer();
  const agency: Agency = {
    ...server,
    ads,
    settings: agencySettings.parse({ baseUrl: server.at(base), pauseMs: 0 }),
    calls: () => {
      const asked = server.asked.splice(0);
      return {
        lists: asked.filter((path) => path.includes('/pc/v6/jobs?')),
        details: asked.filter((path) => path.includes('/jobdetails/')),
      };
    },
  };
  server.otherwise((response, request, times) => {
    const url = new URL(request.url ?? '', 'http://agency.example');
    if (request.headers['x-api-key'] !== 'jobboerse-jobsuche')
      return withJson({}, 403)(response, request, times);
    if (url.pathname === `${base}/pc/v6/jobs`) {
      const [page, size] = ['page', 'size'].map((name) => Number(url.searchParams.get(name)));
      if (size! > 100 || page! * size! > 10_000)
        return withJson(recorded('error'), 400)(response, request, times);
      const [type, where] = [url.searchParams.get('angebotsart'), url.searchParams.get('wo')!];
      const found = agency.ads.filter(
        (ad) =>
          String(ad.type) === type &&
          (where === 'Sachsen-Anhalt' || (ad.around ?? []).includes(where)),
      );
      const items = found.slice((page! - 1) * size!, page! * size!).map(({ item }) => item);
      return withJson({
        ...(items.length > 0 ? { ergebnisliste: items } : {}),
        maxErgebnisse: found.length,
        page,
        size,
        woOutput: { bereinigterOrt: where },
      })(response, request, times);
    }
    const code = url.pathname.replace(`${base}/pc/v4/jobdetails/`, '');
    const reference = Buffer.from(decodeURIComponent(code), 'base64').toString();
    const ad = agency.ads.find(({ item }) => item['referenznummer'] === reference);
    return ad?.details === undefined
      ? withJson(recorded('details-missing'), 404)(response, request, times)
      : withJson(ad.details)(response, request, times);
  });
  return agency;
}

export interface Reading {
  readonly pages: RecordPage[];
  readonly records: FetchedRecord[];
}

/** Reads the agency as a run does. */
export async function readAgency(
  agency: Agency,
  more: Partial<FetchContext> & { settings?: Partial<AgencySettings> } = {},
): Promise<Reading> {
  const pages: RecordPage[] = [];
  const context: FetchContext = {
    http: hastyHttp(),
    cursor: null,
    signal: new AbortController().signal,
    knownStamps: async () => new Map(),
    knownPages: async () => new Set(),
    today: '2026-11-21',
    pause: async () => undefined,
    ...more,
  };
  const settings = { ...agency.settings, ...more.settings };
  for await (const page of arbeitsagentur.fetch(settings, context)) pages.push(page);
  return { pages, records: pages.flatMap(({ records }) => records) };
}
