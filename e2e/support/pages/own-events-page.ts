import type { EventStatus, OwnEvent } from '@lehrpfad/contract/events/events.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type FreshCompany } from '../data/fresh-company.ts';
import { accessOf, callApi, demo } from '../login.ts';
import { expect } from '../test.ts';

/** Returns the ISO day that is this number of days from today. */
export function inDays(days: number): string {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(day);
}

/** Returns a day as people type it. */
export const typed = (isoDay: string): string => isoDay.split('-').toReversed().join('.');

/** Returns a day as pages show it. */
export const shown = (isoDay: string): string => typed(isoDay).replace(/\.\d\d(\d\d)$/, '.$1');

type Values = Partial<
  Pick<OwnEvent, 'title' | 'start_date' | 'end_date' | 'start_time' | 'end_time' | 'weblink'>
>;

/** Adds an event of the company by API. */
export function postEvent(
  request: APIRequestContext,
  { session, company }: FreshCompany,
  values: Values,
): Promise<OwnEvent> {
  const multipart = {
    title: 'Tag der offenen Backstube',
    start_date: inDays(20),
    end_date: inDays(20),
    ...values,
    description: '<p>Komm vorbei und knete mit.</p>',
    Company: String(company.id),
  };
  return callApi<OwnEvent>(request, 'POST', 'events/post/', {
    access: session.access,
    multipart: multipart as Record<string, string>,
  });
}

/** Accepts or declines an event as an editor, or takes a decision back. */
export async function decide(
  request: APIRequestContext,
  id: number,
  status: EventStatus,
  reason = '',
): Promise<void> {
  const access = await accessOf(request, demo.editor);
  const data = { id, status, declined_message: reason };
  await callApi(request, 'PATCH', `events/editor/patch/${id}/`, { access, data });
}

/** Reads the event as its company sees it; undefined if it is deleted. */
export async function readEvent(
  request: APIRequestContext,
  { session }: FreshCompany,
  id: number,
): Promise<OwnEvent | undefined> {
  const { access } = session;
  const events = await callApi<OwnEvent[]>(request, 'GET', 'events/own/', { access });
  return events.find((event) => event.id === id);
}

/** The page of a company's own events. */
export class OwnEventsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly add: Locator;
  readonly form: Locator;
  readonly preview: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Events' });
    this.add = page.getByRole('banner').or(page.getByRole('main')).getByRole('button', {
      name: 'Neues Event',
    });
    this.form = page.getByRole('dialog', { name: /^(Neues Event|Event bearbeiten)$/ });
    this.preview = this.form.getByRole('img', { name: /^Vorschau:/ });
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(`/#/unternehmen/events${path}`);
    await expect(this.heading).toBeAttached();
  }

  card(title: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: title });
  }

  /** The element with the open event: beside the list, or in the drawer of a small screen. */
  get detail(): Locator {
    return this.page
      .getByRole('region', { name: 'Eventdetails' })
      .or(this.page.getByRole('dialog', { name: 'Eventdetails' }));
  }

  field(name: string): Locator {
    return this.form.getByRole('textbox', { name, exact: true });
  }

  time(name: string): Locator {
    return this.form.getByLabel(name, { exact: true });
  }

  async save(): Promise<void> {
    await this.form.getByRole('button', { name: 'Speichern' }).click();
  }

  /** A toast with the text. */
  said(text: string): Locator {
    return this.page.getByText(text).first();
  }
}
