import type { AgencySettings } from '@lehrpfad/contract/exchanges/settings.ts';
import { trimEnd } from '../../../../core/text/trim.ts';
import { ExchangeError, type FetchContext } from '../adapter.ts';
import { detailsOf, searchOf } from './answer-on-thread.ts';
import type { Item, ListPage } from './answers.ts';
import type { Slice } from './slices.ts';

export const publicBase = 'https://rest.arbeitsagentur.de/jobboerse/jobsuche-service';

/** Not a secret: the agency's own website sends it with each search. */
const publicKey = 'jobboerse-jobsuche';

/** The largest page that the interface allows. */
export const pageSize = 100;

/** Maximum number of ads that a search returns, `page` times `size`. */
export const windowSize = 10_000;

/** `angebotsart`: 4 apprenticeships and dual studies, 34 internships and trainees. */
export type OfferType = 4 | 34;

const maxListBytes = 20 * 1024 * 1024;
const maxDetailBytes = 5 * 1024 * 1024;

function baseOf({ baseUrl }: AgencySettings): string {
  return trimEnd(baseUrl || publicBase, /\//);
}

/** Headers that the interface requires, also for logos. */
export function agencyHeaders({ apiKey }: AgencySettings): Record<string, string> {
  return { 'X-API-Key': apiKey || publicKey, Accept: 'application/json' };
}

/** URL of the logo of an employer, by the hash of the employer's number. Many have no logo there. */
export function logoAddress(settings: AgencySettings, hash: string): string {
  const path = `/vermittlung/ag-darstellung-service/ct/v1/arbeitgeberlogo/${encodeURIComponent(hash)}`;
  return new URL(path, baseOf(settings)).href;
}

/** The requests of an import, with the pauses between them. */
export interface Calls {
  readonly search: (
    type: OfferType,
    slice: Slice,
    page: number,
    size?: number,
  ) => Promise<ListPage>;
  /** Undefined if the agency has no page for the ad, as for ads of partners. */
  readonly details: (reference: string) => Promise<Item | undefined>;
  readonly rest: () => Promise<void>;
}

function searchQuery(
  settings: AgencySettings,
  type: OfferType,
  { where, radius }: Slice,
  page: number,
  size: number,
): string {
  return new URLSearchParams({
    angebotsart: String(type),
    wo: where,
    umkreis: String(radius),
    page: String(page),
    size: String(size),
    zeitarbeit: String(settings.temporaryWork),
    pav: String(settings.privatePlacement),
  }).toString();
}

export function openCalls(settings: AgencySettings, { http, signal, pause }: FetchContext): Calls {
  const base = baseOf(settings);
  const headers = agencyHeaders(settings);
  const ask = (path: string, maxBytes: number) =>
    http.bytes({ url: base + path, headers, signal, maxBytes, allowMissing: true });
  return {
    rest: () => pause(settings.pauseMs),
    search: async (type, slice, page, size = pageSize) => {
      const query = searchQuery(settings, type, slice, page, size);
      const answer = await ask(`${settings.searchPath}?${query}`, maxListBytes);
      if (answer.status === 404)
        throw new ExchangeError(
          'unknown-format',
          `Unter ${settings.searchPath} gibt es keine Suche.`,
        );
      const contentType = answer.headers['content-type'];
      return searchOf({ bytes: answer.body, contentType, first: (page - 1) * size });
    },
    details: async (reference) => {
      const code = encodeURIComponent(Buffer.from(reference).toString('base64'));
      const answer = await ask(`${settings.detailsPath}/${code}`, maxDetailBytes);
      if (answer.status !== 404) {
        const contentType = answer.headers['content-type'];
        return detailsOf({ bytes: answer.body, contentType });
      }
      if (answer.body.includes('STELLENANGEBOT_NICHT_GEFUNDEN')) return undefined;
      // The path itself is gone: without this error every ad would silently lose its description.
      throw new ExchangeError(
        'unknown-format',
        `Unter ${settings.detailsPath} gibt es keine Einzelheiten.`,
      );
    },
  };
}
