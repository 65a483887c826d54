import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import lighthouse from 'lighthouse';
import { publicRoutes } from '../e2e/support/routes/public.ts';
import { textRoutes } from '../e2e/support/routes/texts.ts';
import { startServer } from '../e2e/support/server.ts';
import { startBrowser } from './measure/browser.ts';
import { table } from './report/tables.ts';
import { circumstances } from './results.ts';

/*
 * Runs Lighthouse on every public page, without its speed, which `lighthouse.ts` measures for the most important pages. Writes
 * docs/accessibility/lighthouse.md and fails if a page scores less than 100.
 */

const scores = ['accessibility', 'best-practices', 'seo'] as const;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Returns the failed audits of a score. */
function misses({ categories, audits }: Result): string[] {
  return scores.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id])
      .filter((audit) => typeof audit?.score === 'number' && audit.score < 1)
      .map((audit) => `${category}: ${audit?.title ?? ''}`),
  );
}

async function look(url: string): Promise<Result> {
  const browser = await startBrowser();
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: [...scores],
    });
    if (!result) throw new Error('Lighthouse gave no result.');
    return result.lhr;
  } finally {
    await browser.stop();
  }
}

/** Leaves out the four pages that mails link to, because without a valid token they correctly respond with an error. */
const addresses = [...publicRoutes, ...textRoutes]
  .map(({ address }) => address)
  .filter((address) => !address.includes('?token='));

const server = process.env['LEHRPFAD_URL']
  ? { url: process.env['LEHRPFAD_URL'], stop: async () => undefined }
  : await startServer();
try {
  const rows: string[][] = [];
  let version = '';
  for (const address of addresses) {
    const result = await look(server.url + address);
    version = result.lighthouseVersion;
    const numbers = scores.map((score) => Math.round((result.categories[score]?.score ?? 0) * 100));
    rows.push([`\`${address}\``, ...numbers.map(String)]);
    console.log(address, ...numbers, ...misses(result));
    if (numbers.some((number) => number < 100)) process.exitCode = 1;
  }
  const { day, commit } = circumstances('../web');
  const text = `# Lighthouse on every public page

Made by \`node bench/page-scores.ts\` on ${day} at commit ${commit} with Lighthouse ${version}, as a phone gets the pages.

${table(['page', 'accessibility', 'best practices', 'SEO'], rows)}
`;
  writeFileSync(
    fileURLToPath(new URL('../docs/accessibility/lighthouse.md', import.meta.url)),
    text,
  );
} finally {
  await server.stop();
}
