import { host, json, type Variant } from './variant.fixture.ts';

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
};
