import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres } from '../server/test/postgres.ts';
import { add, noResults, ofPlaywright, ofStep, ofVitest, type Results } from './check/results.ts';
import { makeQuickFolder } from './check/quick-folder.ts';
import { runStep, runTogether, type Step } from './check/run-step.ts';

/** `npm test`: runs all checks in order, even after a failure, so that no failure hides another. */

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const reports = makeQuickFolder();
// Tests write their temporary files there, too.
process.env['TMPDIR'] = reports;
// The processes of all steps share their compiled code; otherwise each would compile the server.
process.env['NODE_COMPILE_CACHE'] = join(reports, 'node-compile-cache');
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const sizeReport = join(reports, 'sizes.txt');

/** Creates a step that is also an npm script, e.g. `npm run check:lint`. */
function step(name: string, script: string, options = '', env: NodeJS.ProcessEnv = {}): Step {
  const command = scripts[script];
  if (command === undefined) throw new Error(`package.json has no script "${script}".`);
  return { name, command: `${command} ${options}`.trim(), env };
}

const quick = [
  step('format', 'check:format'),
  step('lint', 'check:lint'),
  step('types of server, tests and scripts', 'check:types'),
  step('types of the browser application', 'check:types-web'),
  step('boundaries', 'check:boundaries'),
  step('unused files, exports and packages', 'check:unused'),
  step('expressions in linear time', 'check:expressions'),
];

/** Runs beside other steps, because alone it would leave one core idle. */
const build = step('build of the browser application', 'build');

async function checkAll(): Promise<Results> {
  let results = noResults;
  const record = (more: Results) => {
    results = add(results, more);
  };

  const outcomes = await runTogether(root, [...quick, build]);
  for (const { name, ok, output } of outcomes) record(ofStep(name, ok, output));

  if (findPostgres() === undefined) {
    console.log(
      '\nNo PostgreSQL 15 or newer was found: all tests of the database run on the embedded one.',
    );
  }
  const reporters = `--reporter=default --reporter=json --outputFile.json="${unitReport}"`;
  const unit = await runStep(root, step('unit and database tests', 'check:tests', reporters));
  record(ofVitest(unit.name, unit.ok, unitReport));

  // Browser tests need the build.
  if (!outcomes.every(({ name, ok }) => ok || name !== build.name)) return results;

  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, SIZE_REPORT: sizeReport };
  const browser = await runStep(
    root,
    step('browser tests', 'check:browser', '--reporter=list,json', env),
  );
  record(ofPlaywright(browser.name, browser.ok, browserReport));
  if (existsSync(sizeReport)) console.log(`\n${readFileSync(sizeReport, 'utf8').trimEnd()}`);
  return results;
}

const start = performance.now();
const { passed, failed, failures } = await checkAll();
// Repeated at the end, so that failures are easy to find.
if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`);
console.log(`\nAll in ${((performance.now() - start) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
