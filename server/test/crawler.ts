import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** A page in the form in which a crawler sees it. */
interface Found {
  readonly status: number;
  readonly title: string;
  readonly links: readonly string[];
  /** Number of links from the first page to this one. */
  readonly steps: number;
}

export interface Crawl {
  readonly found: ReadonlyMap<string, Found>;
  readonly inSitemap: ReadonlySet<string>;
}

/** The page from which all others must be reachable; the start page itself is the application. */
const beginning = '/berufe';

const maxSteps = 4;

/** Pages that only a build of the application serves; a test may run without it. */
const ofBuild = /^\/(|impressum|datenschutz|barrierefreiheit)$/;

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'");

/** Whether a path on this host is a page; the application's own URLs are after `#`. */
const isPage = (path: string) =>
  path.startsWith('/') && !path.startsWith('/#') && !/^\/(api|media|bild|assets)\//.test(path);

async function visit({ http }: TestApp, path: string, steps: number): Promise<Found> {
  const { statusCode, body } = await http.inject({ url: path, headers: { accept: 'text/html' } });
  // Links with `hreflang` lead to the same page in another language.
  const ownLanguage = body.replaceAll(/<a [^>]*hreflang=[^>]*>/g, '');
  const links = [...ownLanguage.matchAll(/<a [^>]*href="([^"#]*)(?:#[^"]*)?"/g)].map(
    ([, href = '']) => decoded(href),
  );
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(body) ?? [];
  return { status: statusCode, title, links: links.filter(isPage), steps };
}

async function readSitemap({ http }: TestApp): Promise<Set<string>> {
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => decoded(path));
  const index = await http.inject('/sitemap.xml');
  const parts = await Promise.all(pathsIn(index.body).map((path) => http.inject(path)));
  return new Set(parts.flatMap(({ rawPayload }) => pathsIn(gunzipSync(rawPayload).toString())));
}

/** Follows all links from one page on, and reads the sitemap. */
export async function crawl(app: TestApp): Promise<Crawl> {
  const found = new Map<string, Found>();
  let next = [beginning];
  for (let steps = 0; next.length > 0; steps += 1) {
    const further = new Set<string>();
    for (const path of next) {
      const page = await visit(app, path, steps);
      found.set(path, page);
      for (const link of page.links) further.add(link);
    }
    next = [...further].filter((path) => !found.has(path));
  }
  return { found, inSitemap: await readSitemap(app) };
}

/** Expects that no link is dead or redirects to another URL of its page. */
export function expectNoDeadLink({ found }: Crawl): void {
  const dead = [...found].filter(([path, { status }]) => status !== 200 && !ofBuild.test(path));
  expect(dead.map(([path, { status }]) => `${status} ${path}`)).toEqual([]);
}

/** Expects that every public ad is in the sitemap, and a few links away. @param count number of public ads */
export function expectAllAds({ found, inSitemap }: Crawl, count: number): void {
  const isOfAd = (path: string) => path.startsWith('/stelle/');
  const ads = [...found].filter(([path]) => isOfAd(path));
  expect(ads.length).toBe(count);
  expect([...inSitemap].filter(isOfAd).length).toBe(count);
  expect(ads.filter(([, { steps }]) => steps > maxSteps).map(([path]) => path)).toEqual([]);
}

/** Expects that a link leads to every page of the sitemap. */
export function expectNoOrphan({ found, inSitemap }: Crawl): void {
  expect([...inSitemap].filter((path) => path !== '/' && !found.has(path))).toEqual([]);
}

/** Calendars, feeds and open data are no pages. */
const isFile = (path: string) => /\.(?:ics|atom|gz|jsonld|xml)$/.test(path);

/** Expects that no two pages have the same title. */
export function expectOwnTitles({ found }: Crawl): void {
  const byTitle = Map.groupBy(
    [...found].filter(([path, { status }]) => status === 200 && path !== '/' && !isFile(path)),
    ([, { title }]) => title,
  );
  const repeated = [...byTitle].filter(([, pages]) => pages.length > 1);
  expect(repeated.map(([title, pages]) => [title, pages.map(([path]) => path)])).toEqual([]);
}
