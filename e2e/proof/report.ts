import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { methods, type Method } from './methods.ts';
import type { Note } from './record.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { resolve } = createRequire(import.meta.url);

const versionOf = (name: string): string => {
  const text = readFileSync(resolve(`${name}/package.json`), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ');
const line = (cells: readonly (string | number)[]) =>
  `| ${cells.map((one) => cell(String(one))).join(' | ')} |`;

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const findingsOf = (notes: readonly Note[]) =>
  notes.reduce((sum, { findings }) => sum + findings.length, 0);

function byMethod(notes: readonly Note[]) {
  return (Object.keys(methods) as Method[])
    .map((method) => ({ method, of: notes.filter((note) => note.method === method) }))
    .filter(({ of }) => of.length > 0)
    .map(({ method, of }) => ({
      name: methods[method],
      count: of.length,
      findings: findingsOf(of),
    }));
}

function pagesTable(notes: readonly Note[]): string {
  const used = (Object.keys(methods) as Method[]).filter((method) =>
    notes.some((note) => note.method === method),
  );
  const pages = Map.groupBy(notes, ({ page, role }) => `${role} ${page}`);
  const rows = [...pages.values()].map((of) => {
    const states = new Set(of.map(({ state }) => state)).size;
    const counts = used.map((method) => of.filter((note) => note.method === method));
    const [first] = of;
    return [
      `\`${first?.page ?? ''}\``,
      first?.role ?? '',
      states,
      ...counts.map((some) =>
        some.length === 0
          ? '–'
          : `${some.length}${findingsOf(some) ? ` (${findingsOf(some)} ✗)` : ''}`,
      ),
    ];
  });
  return table(['page', 'role', 'states', ...used], rows);
}

function findingsList(notes: readonly Note[]): string {
  const all = notes.flatMap(({ findings, page, role, state, size, method }) =>
    findings.map((finding) => ({
      what: `${method}: ${finding}`,
      where: `${role} ${page} ${state} (${size})`,
    })),
  );
  if (all.length === 0) return 'None.';
  return [...Map.groupBy(all, ({ what }) => what)]
    .map(
      ([what, places]) =>
        `- ${cell(what)}\n${[...new Set(places.map(({ where }) => `  - ${where}`))].join('\n')}`,
    )
    .join('\n');
}

/** Writes the tested states and the findings, for people and for the page on accessibility. @returns number of open findings */
export function writeReport(notes: readonly Note[], seconds: number): number {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
  const found = findingsOf(notes);
  const pages = new Set(notes.map(({ page }) => page)).size;
  const kinds = byMethod(notes);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const report = `# Accessibility: what the last run found

Made by \`npm run proof\` on ${date} at commit ${commit.trim()}, in ${Math.round(seconds / 60)} minutes; it is written anew by each run.
axe-core ${versionOf('axe-core')}, html-validate ${versionOf('html-validate')}, Playwright ${versionOf('@playwright/test')}; Chromium, at 390 × 844 (touch) and 1440 × 900.

**${pages} pages, ${notes.length} checks, ${found} open findings.**

## How it is looked at

${table(
  ['method', 'in words', 'checks', 'findings'],
  kinds.map(({ name, count, findings }) => [
    Object.entries(methods).find(([, words]) => words === name)?.[0] ?? '',
    name,
    count,
    findings,
  ]),
)}

A check is one look at one page in one state at one size. States are overlays and questions, forms with errors, lists that nothing
fits, what cannot be loaded, and what is on its way. Sizes are both of those above; \`reflow\` looks at 320 pixels, on the desktop in
a window of 320 × 256, which is 1280 × 1024 at 400 %, and there goes through the page with the Tab key as well.

## What is looked at

${pagesTable(notes)}

## Open findings

${findingsList(notes)}
`;
  mkdirSync(`${root}/docs/accessibility`, { recursive: true });
  writeFileSync(`${root}/docs/accessibility/report.md`, report);
  const result = { date, pages, checks: notes.length, findings: found, methods: kinds };
  writeFileSync(
    `${root}/web/src/features/pages/proof-result.json`,
    `${JSON.stringify(result, null, 2)}\n`,
  );
  return found;
}
