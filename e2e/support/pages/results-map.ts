import type { SiteSettings } from '@lehrpfad/contract/pages/pages.ts';
import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { expect } from '../test.ts';
import type { PageErrors } from '../checks/page-errors.ts';

/** Drawing is slow without a graphics card, and slower beside another test. */
const drawing = { timeout: 45_000 };

/** Returns the URL of the map's style from the server's settings. */
export async function mapStyleUrl(request: APIRequestContext): Promise<URL> {
  const answer = await request.get('/api/v1/site/');
  const { map_style_url: url } = (await answer.json()) as SiteSettings;
  return new URL(url);
}

/** Answers all requests of the page to the map's host. */
export async function answerMapHost(
  page: Page,
  pageErrors: PageErrors,
  { origin }: URL,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  pageErrors.allow(new RegExp(`^other host: ${origin}/`));
  await page.route(`${origin}/**`, answer);
  // As soon as one request is routed, Chromium drops a worker's script that no route handles.
  await page.route('**/*gl-worker*', async (route) =>
    route.fulfill({ response: await route.fetch() }),
  );
}

/** Makes the map's host unreachable. */
export async function cutOffMapHost(page: Page, pageErrors: PageErrors, url: URL): Promise<void> {
  pageErrors.allow(
    new RegExp(`^failed: ${url.origin}/`),
    /^console: Failed to load resource: net::ERR_FAILED$/,
  );
  await answerMapHost(page, pageErrors, url, (route) => route.abort());
}

/** The map, and its state that can be read from outside. */
export class ResultsMap {
  readonly box: Locator;
  readonly canvas: Locator;
  readonly legend: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.box = page.locator('[data-base]');
    this.canvas = page.getByRole('region', { name: /^Karte der Ergebnisse/ });
    this.legend = page.getByRole('list', { name: 'Legende' });
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  /** Waits until the map is drawn and does not move. */
  async isReady(): Promise<void> {
    await expect(this.box).toHaveAttribute('data-ready', 'true', drawing);
  }

  async isDrawnBy(base: 'own' | 'outside'): Promise<void> {
    await expect(this.box).toHaveAttribute('data-base', base, drawing);
    await this.isReady();
  }

  async zoom(): Promise<number> {
    return Number(await this.box.getAttribute('data-zoom'));
  }

  async hasZoom(zoom: number): Promise<void> {
    await expect(this.box).toHaveAttribute('data-zoom', zoom.toFixed(2), drawing);
    await this.isReady();
  }

  /** Longitude and latitude of its middle, in degrees. */
  async centre(): Promise<number[]> {
    return ((await this.box.getAttribute('data-centre')) ?? '').split(',').map(Number);
  }

  /** Expects a point within a finger's breadth of the centre of the map at zoom 17. */
  async hasInMiddle([longitude, latitude]: readonly [number, number]): Promise<void> {
    await expect
      .poll(async () => {
        const [east = 0, north = 0] = await this.centre();
        return Math.hypot(east - longitude, north - latitude);
      }, drawing)
      .toBeLessThan(0.0002);
  }

  async clickMiddle(): Promise<void> {
    const { width = 0, height = 0 } = (await this.canvas.boundingBox()) ?? {};
    await this.canvas.click({ position: { x: width / 2, y: height / 2 } });
  }
}
