import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defaultRegion, regionKeys, regionsNamed } from '../regions/src/chosen-region.ts';

/**
 * `npm run test:regions`: runs the tests for the board of any state on each region except the default one, which `npm test` uses, and the
 * tests for a board of several states on the board of all. Names select regions: `npm run test:regions -- thueringen`.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

const build = ['scripts/prepare.cjs', '--build'] as const;
const browser = ['node_modules/@playwright/test/cli.js', 'test', '--config'] as const;

/** The steps of the test of a region: all must pass, and all run even after a failure. */
const ofOne = [
  build,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'regions',
    'server/src/features/search/judged',
    'server/src/commands/demo',
    'server/test/imports',
    'agency-place',
  ],
  [...browser, 'e2e/region.config.ts'],
] as const;

const ofSeveral = [build, [...browser, 'e2e/joined.config.ts']] as const;

const others = regionKeys.filter((key) => key !== defaultRegion);

/** All states on one board. */
const joined = [defaultRegion, ...others].join(',');

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => regionsNamed(name) === undefined);
if (unknown.length > 0) {
  console.error(`There is no region "${unknown.join('", "')}": ${regionKeys.join(', ')}.`);
  process.exit(1);
}

const failed: string[] = [];
for (const region of asked.length > 0 ? asked : [...others, joined]) {
  for (const step of region.includes(',') ? ofSeveral : ofOne) {
    console.log(`\n${region}: ${step.join(' ')}`);
    const { status } = spawnSync(process.execPath, step, {
      cwd: root,
      env: { ...process.env, REGION: region },
      stdio: 'inherit',
    });
    if (status !== 0) failed.push(`${region}: ${step.join(' ')}`);
  }
}
if (failed.length > 0) {
  console.error(`\nFailed:\n${failed.join('\n')}`);
  process.exit(1);
}
