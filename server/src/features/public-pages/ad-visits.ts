import type { IncomingHttpHeaders } from 'node:http';
import type { AdSource } from '@lehrpfad/contract/job-ads/count-options.ts';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from '../../core/security/caller-address.ts';
import { idOf } from './deps.ts';

export const adRoute = '/stelle/:segment';

/** @param address of the caller */
export type CountOpened = (ad: number, from: AdSource, address: string) => void;

/** Pages that count for themselves, by how their paths begin. */
const ownPages: readonly (readonly [RegExp, AdSource])[] = [
  [/^https?:\/\/[^/]+\/unternehmen\//, 'company'],
  [/^https?:\/\/[^/]+\/event\//, 'event'],
];

/**
 * Returns where a page was opened from; undefined unless a browser shows it to somebody. Browsers say so of each request in `Sec-Fetch-*`;
 * programs that read pages for search engines do not. The pages hold no script that could say it.
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

/** Counts a visit of the page of an ad. What is no ad is left out when the sums are written. */
export function adVisitCounter(countOpened: CountOpened): (request: FastifyRequest) => void {
  return (request) => {
    const { method, headers, params } = request;
    if (method !== 'GET' || request.routeOptions.url !== adRoute) return;
    const ad = idOf((params as { segment?: string }).segment);
    const from = sourceOfVisit(headers);
    if (ad > 0 && from !== undefined) countOpened(ad, from, callerAddress(request));
  };
}
