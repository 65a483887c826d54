import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

export const eventCalls = '**/api/v1/events/';

/**
 * Returns the present events of the API, and lets the page always get the same ones, because other tests add and delete events.
 * @param most maximum number of events that the page gets
 */
export async function keepEvents(page: Page, max?: number): Promise<PublicEvent[]> {
  const response = await page.request.get('/api/v1/events/');
  expect(response.status()).toBe(200);
  const events = ((await response.json()) as PublicEvent[]).slice(0, max);
  await page.route(eventCalls, (route) => route.fulfill({ json: events }));
  return events;
}
