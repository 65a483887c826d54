import { readFileSync, writeFileSync } from 'node:fs';
import type { Background } from '@lehrpfad/contract/backgrounds/backgrounds.ts';
import lighthouse from 'lighthouse';
import { startServer } from '../e2e/support/server.ts';
import { startBrowser } from './measure/browser.ts';
import { circumstances } from './results.ts';
import { table } from './report/tables.ts';

/*
 * Runs Lighthouse on the public pages as phones load them: the product's own server with demo data and compression, and
 * Lighthouse's own settings for mobile with its (simulated) slow network and processor.
 */

const ofTheApplication = { 'start page': '/', results: '/#/suche' } as const;
const rounds = 3;

/** Names of the only pages to measure; if there are any, the table is not changed. */
const only = process.argv.slice(2);

/** Returns URLs of server-rendered pages, one of each kind: the first of those in a list. */
async function serverPages(url: string): Promise<Record<string, string>> {
  const first = async (list: string, kind: string) => {
    const html = await (await fetch(url + list)).text();
    const path = new RegExp(`href="(/${kind}/[^"]+)"`).exec(html)?.[1];
    if (path === undefined) throw new Error(`${list} names no page of ${kind}.`);
    return path;
  };
  const town = await first('/orte', 'orte');
  const ad = await first(town, 'stelle');
  return {
    ad,
    company: await first(ad, 'unternehmen'),
    event: await first('/events', 'event'),
    occupation: await first('/berufe', 'beruf'),
    'apprenticeships in a town': await first(town, 'ausbildung'),
    'internships in a town': await first(town, 'praktikum'),
    town,
    occupations: '/berufe',
    towns: '/orte',
    events: '/events',
    information: '/informationen',
    answers: '/informationen/schueler',
    contact: '/kontakt',
    imprint: '/impressum',
    privacy: '/datenschutz',
    'statement on accessibility': '/barrierefreiheit',
  };
}

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Measured = Readonly<Record<(typeof scores)[number] | keyof typeof times, number>>;

/** Prints the failed audits of a category. */
function sayWhatFailed(name: string, { categories, audits }: NonNullable<Result>['lhr']): void {
  for (const category of scores.slice(1)) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const score = audits[id]?.score;
      if (weight > 0 && typeof score === 'number' && score < 1) {
        console.log(`  ${name}, ${category}: ${audits[id]?.title}`);
      }
    }
  }
}

type Result = Awaited<ReturnType<typeof lighthouse>>;

async function measure(name: string, url: string): Promise<Measured> {
  const browser = await startBrowser();
  try {
    const result = await lighthouse(url, { port: browser.port, logLevel: 'error' });
    if (!result) throw new Error('Lighthouse gave no result.');
    const { categories, audits } = result.lhr;
    sayWhatFailed(name, result.lhr);
    if (process.env['LIGHTHOUSE_REPORT']) {
      writeFileSync(process.env['LIGHTHOUSE_REPORT'], JSON.stringify(result.lhr));
    }
    return Object.fromEntries([
      ...scores.map((score) => [score, (categories[score]?.score ?? 0) * 100]),
      ...Object.entries(times).map(([key, audit]) => [key, audits[audit]?.numericValue ?? 0]),
    ]) as Measured;
  } finally {
    await browser.stop();
  }
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function medianOf(runs: readonly Measured[]): Measured {
  const keys = [...scores, ...Object.keys(times)] as (keyof Measured)[];
  return Object.fromEntries(
    keys.map((key) => [key, middle(runs.map((run) => run[key]))]),
  ) as Measured;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const row = (name: string, measured: Measured) => [
  name,
  ...scores.map((score) => measured[score].toFixed(0)),
  seconds(measured.FCP),
  seconds(measured.LCP),
  measured.CLS.toFixed(3),
  `${measured.TBT.toFixed(0)} ms`,
];

const heads = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'FCP',
  'LCP',
  'CLS',
  'TBT',
];

/** Replaces the table between its two marks in the file. */
function writeReadme(rows: readonly string[][]): void {
  const file = new URL('./README.md', import.meta.url);
  const { day, machine, commit } = circumstances('../web');
  const text = `<!-- pages: begin -->

Median of ${rounds} runs, ${day}, ${machine}, commit ${commit}.

${table(heads, rows)}

<!-- pages: end -->`;
  const readme = readFileSync(file, 'utf8');
  const marks = /<!-- pages: begin -->.*<!-- pages: end -->/s;
  if (!marks.test(readme)) throw new Error('bench/README.md has no place for the pages.');
  writeFileSync(
    file,
    readme.replace(marks, () => text),
  );
}

/** Requests the smaller versions of pictures, which are generated at the first request, so that they are not measured. */
async function warmUp(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/backgroundimages/public/`);
  const pictures = (await answer.json()) as Background[];
  for (const { sources } of pictures) {
    for (const [, path] of sources.flatMap(({ srcset }) => [...srcset.matchAll(/(\S+) \d+w/g)])) {
      await (await fetch(url + path)).arrayBuffer();
    }
  }
}

const server = process.env['LEHRPFAD_URL']
  ? { url: process.env['LEHRPFAD_URL'], stop: async () => undefined }
  : await startServer();
try {
  await warmUp(server.url);
  const rows: string[][] = [];
  const pages = { ...ofTheApplication, ...(await serverPages(server.url)) };
  for (const [name, path] of Object.entries(pages)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const runs: Measured[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const measured = await measure(name, server.url + path);
      console.log(row(`${name}, run ${round}`, measured).join(' · '));
      runs.push(measured);
    }
    rows.push(row(name, medianOf(runs)));
  }
  console.log(table(heads, rows));
  if (only.length === 0) writeReadme(rows);
} finally {
  await server.stop();
}
