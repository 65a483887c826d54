import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const folders: string[] = [];

type Files = Record<string, string>;

/** A small project that violates no rule. */
const project: Files = {
  'contract/src/core/endpoints/endpoint.ts': `import { z } from 'zod';\nexport const endpoint = z;`,
  'contract/src/places/places.ts': `export { endpoint as place } from '../core/endpoints/endpoint.ts';`,
  'contract/src/search/search.ts': `export { place as search } from '../places/places.ts';`,
  'contract/src/search/vocabulary.ts': `export { search as words } from './search.ts';`,
  'server/src/main.ts': `export const board = import('./serve-board.ts');`,
  'server/src/serve-board.ts': `import './app.ts';\nexport const serve = 1;`,
  'server/src/app.ts': `import './features/places/store.ts';\nimport './register-features.ts';\nimport './housekeeping.ts';\nexport const app = 1;`,
  'server/src/register-features.ts': `import './features/search/index-of-ads.ts';\nexport const register = 1;`,
  'server/src/housekeeping.ts': `import './features/places/store.ts';\nexport const housekeeping = 1;`,
  'server/src/core/http/api.ts': `import { endpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';\nexport const api = endpoint;`,
  'server/src/core/database/drizzle.ts': `export { sql } from 'drizzle-orm/sql';`,
  'server/src/core/index.ts': `export const all = 1;`,
  'server/src/core/hen.ts': `import type { Egg } from './egg.ts';\nexport interface Hen { lays: Egg }`,
  'server/src/core/egg.ts': `export interface Egg { fresh: boolean }`,
  'server/src/features/places/store.ts': `import '@lehrpfad/contract/places/places.ts';\nimport { api } from '../../core/http/api.ts';\nexport const store = api;`,
  'server/src/features/places/schema.ts': `export const places = 1;`,
  'server/src/features/search/schema.ts': `export const words = 1;`,
  'server/src/features/places/count-store.ts': `import { words } from '../search/schema.ts';\nexport const count = words;`,
  'server/src/features/places/store.test.ts': `import '../../app.ts';`,
  'server/src/features/occupations/store.ts': `export const store = 1;`,
  'server/src/features/search/index-of-ads.ts': `import '../places/store.ts';\nimport '@lehrpfad/contract/search/vocabulary.ts';\nexport const index = 1;`,
  'web/src/main.tsx': `import './app/router.tsx';`,
  'web/src/app/router.tsx': `import '../features/search/page.tsx';\nexport const router = 1;`,
  'web/src/features/search/page.tsx': `import '../../core/api/api.ts';\nimport '@lehrpfad/contract/search/search.ts';\nexport const page = 1;`,
  'web/src/core/api/api.ts': `import '@lehrpfad/contract/core/endpoints/endpoint.ts';\nexport const call = 1;`,
};

/** Violations: the rule that must find it, the file that contains it, and its text. */
const plants: [rule: string, file: string, text: string][] = [
  [
    'layer-of-server-places',
    'server/src/features/places/up.ts',
    `import '../search/index-of-ads.ts';`,
  ],
  [
    'layer-of-server-places',
    'server/src/features/places/aside.ts',
    `import type { store } from '../occupations/store.ts';\nexport type Store = typeof store;`,
  ],
  [
    'layer-of-server-places',
    'server/src/features/places/lazy.ts',
    `export const load = () => import('../search/index-of-ads.ts');`,
  ],
  [
    'layer-of-server-places',
    'server/src/features/places/high-contract.ts',
    `import '@lehrpfad/contract/search/search.ts';`,
  ],
  [
    'layer-of-server-places',
    'server/src/features/places/high-contract-part.ts',
    `import '@lehrpfad/contract/search/vocabulary.ts';`,
  ],
  ['layer-of-contract-places', 'contract/src/places/places.ts', `import '../search/search.ts';`],
  ['layer-of-contract-places', 'contract/src/places/nearby.ts', `import '../search/search.ts';`],
  [
    'contract-core-imports-no-feature',
    'contract/src/core/fields.ts',
    `import '../search/vocabulary.ts';`,
  ],
  [
    'core-imports-no-feature',
    'server/src/core/curious.ts',
    `import { store } from '../features/places/store.ts';\nexport const known = store;`,
  ],
  [
    'core-imports-no-feature',
    'web/src/core/curious.ts',
    `import '@lehrpfad/contract/search/search.ts';`,
  ],
  [
    'core-imports-no-feature',
    'web/src/core/curious-about-a-part.ts',
    `import '@lehrpfad/contract/search/vocabulary.ts';`,
  ],
  ['app-by-the-entry-only', 'server/src/features/places/app-user.ts', `import '../../app.ts';`],
  ['loaded-when-needed', 'server/src/main.ts', `import './serve-board.ts';`],
  [
    'lists-by-the-app-only',
    'server/src/features/places/by-the-clock.ts',
    `import '../../housekeeping.ts';`,
  ],
  [
    'lists-by-the-app-only',
    'server/src/features/places/all-features.ts',
    `import '../../register-features.ts';`,
  ],
  ['pages-by-the-entry-only', 'web/src/features/search/up.ts', `import '../../app/router.tsx';`],
  [
    'meet-in-contract',
    'web/src/features/search/server-user.ts',
    `import type { api } from '../../../../server/src/core/http/api.ts';\nexport type Api = typeof api;`,
  ],
  ['meet-in-contract', 'server/src/core/web-user.ts', `import '../../../web/src/core/api/api.ts';`],
  ['contract-depends-on-zod-alone', 'contract/src/core/files.ts', `import 'node:fs';`],
  ['contract-depends-on-zod-alone', 'contract/src/core/colours.ts', `import 'colours';`],
  [
    'no-tests-in-the-product',
    'server/src/core/tested.ts',
    `import '../features/places/store.test.ts';`,
  ],
  [
    'no-cycles',
    'server/src/core/egg.ts',
    `import type { Hen } from './hen.ts';\nexport interface Egg { from: Hen }`,
  ],
  ['no-index-files', 'server/src/core/index-user.ts', `import './index.ts';`],
  ['installed-with-the-product', 'server/src/core/unlisted.ts', `import 'colours';`],
  [
    'tables-import-no-feature',
    'server/src/features/search/schema.ts',
    `import { store } from '../places/store.ts';\nexport const words = store;`,
  ],
  [
    'tables-by-stores-only',
    'server/src/features/search/routes.ts',
    `import { places } from '../places/schema.ts';\nexport const known = places;`,
  ],
  ['drizzle-in-one-place', 'server/src/core/database/marks.ts', `import 'drizzle-orm/sql';`],
];

function build(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-boundaries-'));
  folders.push(folder);
  cpSync(join(root, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
  for (const name of ['rules.ts', 'features.ts', 'layers.json']) {
    cpSync(join(root, 'scripts/boundaries', name), join(folder, 'scripts/boundaries', name));
  }
  const manifest = (name: string, more = {}) => JSON.stringify({ name, type: 'module', ...more });
  const all: Files = {
    'package.json': manifest('project'),
    'contract/package.json': manifest('@lehrpfad/contract', {
      exports: { './*': './src/*' },
      dependencies: { zod: '1' },
    }),
    'server/package.json': manifest('server', {
      dependencies: { '@lehrpfad/contract': '1', 'drizzle-orm': '1' },
    }),
    'web/package.json': manifest('web', { dependencies: { '@lehrpfad/contract': '1' } }),
    'node_modules/zod/package.json': manifest('zod', { exports: './index.js' }),
    'node_modules/zod/index.js': 'export const z = 1;',
    'node_modules/dependency-cruiser/package.json': manifest('dependency-cruiser', {
      exports: './index.js',
    }),
    'node_modules/dependency-cruiser/index.js': '',
    'node_modules/drizzle-orm/package.json': manifest('drizzle-orm', {
      exports: { './sql': './sql.js' },
    }),
    'node_modules/drizzle-orm/sql.js': 'export const sql = 1;',
    'node_modules/colours/package.json': manifest('colours', { exports: './index.js' }),
    'node_modules/colours/index.js': 'export const red = 1;',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'node_modules/@lehrpfad'));
  symlinkSync(join(folder, 'contract'), join(folder, 'node_modules/@lehrpfad/contract'));
  return folder;
}

/** Runs the check as `npm test` does, on another folder. */
function cruise(files: Files, output = 'json') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cruiser, '.', '--output-type', output],
    { cwd: build(files), encoding: 'utf8' },
  );
  const found = stdout.startsWith('{')
    ? (JSON.parse(stdout).summary.violations as { rule: { name: string }; from: string }[])
    : [];
  return { status, stderr, found: found.map(({ rule, from }) => `${rule.name}: ${from}`) };
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('the import rule', () => {
  it('finds nothing in a project that keeps it', () => {
    expect(cruise(project)).toEqual({ status: 0, stderr: '', found: [] });
  });

  const broken = {
    ...project,
    ...Object.fromEntries(plants.map(([, file, text]) => [file, text])),
  };
  const planted = cruise(broken);

  it.each(plants)('reports %s planted in %s', (rule, file) => {
    expect(planted.found).toContain(`${rule}: ${file}`);
  });

  it('ends the check with an error', () => {
    expect(cruise(broken, 'err').status).toBeGreaterThanOrEqual(plants.length);
  });

  it('wants a layer for a new feature folder', () => {
    const { status, stderr } = cruise({
      ...project,
      'web/src/features/weather/page.tsx': 'export const page = 1;',
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('web/src/features/weather has no layer');
  });
});
