import { host, json, type Variant } from './variant.fixture.ts';

/** A page of Next.js, with its data at the end. */
const nextPage = (pageProps: unknown) =>
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Karriere</title></head><body><div id="__next"><main><h1>Karriere</h1></main></div>
<script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps, __N_SSG: true }, page: '/karriere', query: {}, buildId: 'x1', isFallback: false }).replaceAll('<', String.raw`\u003c`)}</script></body></html>`;

/** Pages. */
export const pages: Readonly<Record<string, Variant>> = {
  'career page: @graph with references': {
    url: `${host}/karriere/graph`,
    kind: 'career',
    body: `<!doctype html><html><head><script type="application/ld+json">${json({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', '@id': '#org', name: 'Kran Magdeburg' },
        { '@type': 'WebPage', name: 'Karriere' },
        {
          '@type': ['JobPosting'],
          '@id': '#j1',
          title: 'Ausbildung Kranbauer',
          hiringOrganization: { '@id': '#org' },
          jobLocation: {
            '@type': 'Place',
            address: { addressLocality: 'Magdeburg', postalCode: '39104' },
          },
          description: 'Du baust Kräne.',
          datePosted: '2026-11-01',
        },
      ],
    })}</script></head><body></body></html>`,
    ads: {
      e82b337a4da6e165afcf1e8c4d0d09d5dc41f7e46c99aeea57a229b10979d30f: {
        title: 'Ausbildung Kranbauer',
        jobType: 2,
        company: { name: 'Kran Magdeburg' },
        place: { postcode: '39104', town: 'Magdeburg' },
        says: ['Kräne'],
      },
    },
  },
  'a career page of Next.js with its jobs in the page': {
    url: `${host}/karriere`,
    kind: 'career',
    body: nextPage({
      menu: [{ id: 1, title: 'Start', url: '/' }],
      jobs: [
        {
          id: 'n1',
          title: 'Ausbildung Kesselbauer (m/w/d)',
          slug: 'kesselbauer',
          location: { city: 'Zeitz', zip: '06712' },
          description: '<p>Du schweißt Kessel.</p>',
          contact: { name: 'Erika Muster', email: 'e@kessel.example' },
        },
        {
          id: 'n2',
          title: 'Schülerpraktikum Werkstatt',
          slug: 'praktikum',
          location: { city: 'Zeitz', zip: '06712' },
          description: 'Du siehst zu.',
        },
      ],
    }),
    ads: {
      n1: {
        title: 'Ausbildung Kesselbauer (m/w/d)',
        jobType: 2,
        company: { name: 'jobs.werk.example' },
        place: { postcode: '06712', town: 'Zeitz' },
        link: `${host}/karriere`,
        says: ['schweißt'],
      },
      n2: { title: 'Schülerpraktikum Werkstatt', jobType: 1, place: { town: 'Zeitz' } },
    },
  },
  'a career page of Next.js whose jobs stand in kept queries': {
    url: `${host}/jobs`,
    kind: 'career',
    body: nextPage({
      dehydratedState: {
        queries: [
          {
            queryKey: ['jobs'],
            state: {
              data: {
                total: 1,
                items: [
                  {
                    id: 31,
                    title: 'Ausbildung Kupferschmied',
                    company: 'Kessel Zeitz GmbH',
                    city: 'Zeitz',
                    url: '/jobs/31',
                  },
                ],
              },
            },
          },
        ],
      },
    }),
    ads: {
      '31': {
        title: 'Ausbildung Kupferschmied',
        company: { name: 'Kessel Zeitz GmbH' },
        place: { town: 'Zeitz' },
        link: `${host}/jobs/31`,
      },
    },
  },
};
