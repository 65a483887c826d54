import { listOf, operation, pageOf, pageQuery } from '../operation.ts';
import { occupationEntry, placeEntry } from '../schemas.ts';
import { entriesAfter } from './shared.ts';

export const listOccupations = operation({
  path: 'occupations',
  name: 'listOccupations',
  summary: 'Occupations that ads may have, in the order of their ids',
  query: pageQuery,
  answer: listOf(occupationEntry),
  read: ({ directory, to }, call) => {
    const { occupations } = directory.now;
    const all = [...occupations.values()].map(({ slug, name: { id, name }, ads }) => {
      const hasPage = ads[1].length + ads[2].length > 0;
      return { id, url: hasPage ? to(`/beruf/${slug}`) : null, name };
    });
    return pageOf(entriesAfter(all, call.query.cursor), call, (shown) => [...shown]);
  },
});

export const listPlaces = operation({
  path: 'places',
  name: 'listPlaces',
  summary: 'Towns with all their postcodes, in the order of their ids',
  query: pageQuery,
  answer: listOf(placeEntry),
  read: ({ search }, call) =>
    pageOf(entriesAfter(search.index.towns.all, call.query.cursor), call, (towns) =>
      towns.map(({ id, name, district = '', state, postcodes, latitude, longitude }) => ({
        id,
        name,
        district,
        state,
        postcodes: [...postcodes],
        latitude,
        longitude,
      })),
    ),
});
