import type { Place } from '@lehrpfad/contract/places/places.ts';
import type { CardPage } from '@lehrpfad/contract/search/search.ts';
import type { GroupedSuggestions } from '@lehrpfad/contract/search/suggestions.ts';
import type { APIRequestContext } from '@playwright/test';
import { stateName } from '@lehrpfad/regions/parts/names.ts';
import { expect } from './test.ts';

type Query = Record<string, string>;

async function get<Answer>(
  request: APIRequestContext,
  path: string,
  params: Query,
): Promise<Answer> {
  const response = await request.get(`/api/v1/${path}`, { params });
  expect(response.status()).toBe(200);
  return (await response.json()) as Answer;
}

/** Returns the API's response to a search, for comparison with the page. */
export function searchCards(request: APIRequestContext, query: Query): Promise<CardPage> {
  return get(request, 'search/', { ...query, fields: 'card' });
}

/**
 * Returns the occupations that are suggested for a text. Read from the API, because the page shows the suggestions for the first letters
 * until the next ones arrive.
 */
export async function suggestedOccupations(
  request: APIRequestContext,
  text: string,
): Promise<string[]> {
  const query = { search_multi_match: text };
  const { job_names: names } = await get<GroupedSuggestions>(request, 'suggestions/', query);
  return names.map(({ name }) => name);
}

/** Returns the ids of the ads that match the whole text; if none does, the API returns ads that match a part, and names the left-out words. */
export async function idsOfWholeText(
  request: APIRequestContext,
  text: string,
): Promise<readonly number[]> {
  const { results, left_out: leftOut = [] } = await searchCards(request, {
    search_multi_match: text,
  });
  return leftOut.length > 0 ? [] : results.map(({ id }) => id);
}

export async function findTown(request: APIRequestContext, name: string): Promise<Place> {
  const towns = await get<Place[]>(request, 'cities/', { search: name, state: stateName });
  const town = towns.find(({ city }) => city === name);
  if (town === undefined) throw new Error(`The API knows no town "${name}".`);
  return town;
}

/** The parameter for a circle around a town. */
export function around({ latitude, longitude }: Place, km: number): Query {
  return { location__geo_distance: `${km}km__${latitude}__${longitude}` };
}

export function countText(count: number): string {
  return `${count.toLocaleString('de-DE')} ${count === 1 ? 'Ergebnis' : 'Ergebnisse'} gefunden`;
}
