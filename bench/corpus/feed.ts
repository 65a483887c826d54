import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IndexedAd } from '../../server/src/features/search/engine/index/indexed-ad.ts';
import { makeAds } from './ads.ts';

/** The share of records that a later version of the feed changes. */
const changedShare = 0.3;

/** Converts an ad of the corpus to the format of another board: a schema.org JobPosting. */
function postingOf(ad: IndexedAd, version: number): object {
  const { card } = ad;
  const isChanged = version > 1 && (card.id * 7919) % 100 < changedShare * 100;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: `B-${card.id}`,
    title: card.title,
    description: `${ad.details}<p>${isChanged ? `Stand ${version}` : 'Stand 1'}</p>${ad.annotation}`,
    datePosted: card.publish_date,
    employmentType: card.job_type_int === 1 ? 'INTERN' : 'Ausbildung',
    occupationalCategory: card.job_name,
    url: `https://boerse.example/stellen/${card.id}`,
    jobStartDate: card.job_start,
    hiringOrganization: { '@type': 'Organization', name: card.company_name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'DE',
        addressRegion: 'Sachsen-Anhalt',
        addressLocality: card.city,
        postalCode: card.postcode,
        streetAddress: `Werkstraße ${(ad.companyId % 90) + 1}`,
      },
    },
  };
}

async function write(response: ServerResponse, count: number, version: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  let [piece, isFirst] = ['[', true];
  for (const ad of makeAds(count, 'boerse')) {
    piece += `${isFirst ? '' : ',\n'}${JSON.stringify(postingOf(ad, version))}`;
    isFirst = false;
    if (piece.length < 64 * 1024) continue;
    if (!response.write(piece)) await once(response, 'drain');
    piece = '';
  }
  response.end(`${piece}]`);
}

/** Serves feeds of any length on this machine: `?count=1000&version=1`; the same numbers give the same feed. */
export async function serveFeed(): Promise<{
  url: (count: number, version?: number) => string;
  close: () => void;
}> {
  const server: Server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const number = (name: string) => Number(searchParams.get(name));
    write(response, number('count'), number('version')).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (count, version = 1) => `http://127.0.0.1:${port}/?count=${count}&version=${version}`,
    close: () => server.close(),
  };
}
