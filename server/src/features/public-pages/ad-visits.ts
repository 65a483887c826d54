import type { IncomingHttpHeaders } from 'node:http';
import type { AdSource } from '@lehrpfad/contract/job-ads/count-options.ts';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from '../../core/security/caller-address.ts';
import { idOf } from './deps.ts';

export const adRoute = '/stelle/:segment';

/** @param address of the caller */
export type CountOpened = (ad: number, from: AdSource, address: string) => void;

/** Pages that count their visits themselves, by the beginnings of their paths. */
const ownPages: readonly (readonly [RegExp, AdSource])[] = [
  [/^https?:\/\/[^/]+\/unternehmen\//, 'company'],
  [/^https?:\/\/[^/]+\/event\//, 'event'],
];

/**
 * Returns the source from which a page was opened; undefined unless a browser shows it to a person. Browsers tell this in `Sec-Fetch-*`;
 * crawlers of search engines do not. The pages contain no script for it.
 */
export function sourceOfVisit(headers: IncomingHttpHeaders): AdSource | undefined {
  const isShown =
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-purpose'] === undefined;
  if (!isShown) return undefined;
  if (headers['sec-fetch-site'] !== 'same-origin') return 'direct';
  const from = headers.referer ?? '';
  return ownPages.find(([pattern]) => pattern.test(from))?.[1] ?? 'page';
}

/** Counts a visit of the page of an ad. Ids that are no ad are left out when the sums are written. */
export function adVisitCounter(countOpened: CountOpened): (request: FastifyRequest) => void {
  return (request) => {
    const { method, headers, params } = request;
    if (method !== 'GET' || request.routeOptions.url !== adRoute) return;
    const ad = idOf((params as { segment?: string }).segment);
    const from = sourceOfVisit(headers);
    if (ad > 0 && from !== undefined) countOpened(ad, from, callerAddress(request));
  };
}
