import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const eventCalls = '**/api/v1/events/';

/**
 * The events as the API tells of them now, which the page goes on being told: other tests add some and take some away.
 * @param most how many of them the page is told of
 */
export async function keepEvents(page: Page, most?: number): Promise<PublicEvent[]> {
  const response = await page.request.get('/api/v1/events/');
  expect(response.status()).toBe(200);
  const events = ((await response.json()) as PublicEvent[]).slice(0, most);
  await page.route(eventCalls, (route) => route.fulfill({ json: events }));
  return events;
}
