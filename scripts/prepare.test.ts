import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const scripts = fileURLToPath(new URL('.', import.meta.url));
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const product = { 'node_modules/a': { version: '1.0.0' } };
const all = { ...product, 'node_modules/tool': { version: '2.0.0', dev: true } };
/** An optional package for some platforms; it may be missing. */
const native = { 'node_modules/native': { version: '3.0.0', optional: true } };

/** A replacement for npm: records its arguments, and installs what `installed.json` lists. */
const fakeNpm = `const fs = require('node:fs');
fs.appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n');
fs.mkdirSync('node_modules/node/bin', { recursive: true });
fs.rmSync('node_modules/node/bin/node', { force: true });
fs.symlinkSync(process.execPath, 'node_modules/node/bin/node');
fs.copyFileSync(process.argv.includes('--omit=dev') ? 'product.json' : 'all.json', 'node_modules/.package-lock.json');`;

const fakeVite = `const { REGION } = process.env;
const folder = REGION === 'sachsen-anhalt' ? 'web/dist' : 'web/dist-' + REGION.replace(',', '-');
require('node:fs').mkdirSync(folder, { recursive: true });
require('node:fs').writeFileSync(folder + '/index.html', '<html></html>');`;

function project() {
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-prepare-'));
  folders.push(folder);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const lock = (packages: object) =>
    write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages, ...native } }));
  write('product.json', JSON.stringify({ packages: product }));
  write('all.json', JSON.stringify({ packages: all }));
  write('npm.cjs', fakeNpm);
  write('node_modules/vite/bin/vite.js', fakeVite);
  write('web/src/main.tsx', '');
  lock(all);
  for (const name of ['prepare.cjs', 'compress.ts']) {
    cpSync(join(scripts, name), join(folder, 'scripts', name));
  }
  const run = (env: NodeJS.ProcessEnv, options: readonly string[]) => {
    const command = [join(folder, 'scripts/prepare.cjs'), ...options];
    return spawnSync(process.execPath, command, { cwd: tmpdir(), env, encoding: 'utf8' });
  };
  const prepare = (...options: string[]) => {
    const npm = { npm_execpath: join(folder, 'npm.cjs'), npm_node_execpath: '' };
    return run({ ...process.env, ...npm }, options);
  };
  /** Runs the script without npm as its parent, so that it has to find npm by its name. */
  const prepareByHand = (...options: string[]) => {
    write('bin/npm', `#!/bin/sh\nexec '${process.execPath}' '${join(folder, 'npm.cjs')}' "$@"\n`);
    chmodSync(join(folder, 'bin/npm'), 0o755);
    const { npm_execpath: _, PATH = '', ...env } = process.env;
    return run({ ...env, PATH: `${join(folder, 'bin')}${delimiter}${PATH}` }, options);
  };
  const calls = () => {
    const file = join(folder, 'calls.txt');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  };
  const makeOlder = (path: string) => utimesSync(join(folder, path), 1, 1);
  return { folder, write, lock, prepare, prepareByHand, calls, makeOlder };
}

describe('what a command needs', () => {
  it('is installed and built the first time, and left alone the second', () => {
    const { folder, prepare, calls } = project();
    const first = prepare();
    expect(first.stderr).toMatch(
      /^Installing .*\nInstalled in .* s\.\nBuilding .*\nBuilt in .* s\.\n$/,
    );
    expect(calls()).toEqual(['ci --no-audit --no-fund --loglevel=error --omit=dev']);
    expect(existsSync(join(folder, 'web/dist/index.html.br'))).toBe(true);
    const second = prepare();
    expect(second.stderr).toBe('');
    expect(second.status).toBe(0);
    expect(calls()).toHaveLength(1);
  });

  it('is installed with the tools for development, and then serves the product, too', () => {
    const { prepare, calls } = project();
    prepare();
    expect(prepare('--dev').stderr).toContain('Installing all packages');
    expect(calls().at(-1)).not.toContain('--omit=dev');
    expect(prepare().stderr).toBe('');
    expect(calls()).toHaveLength(2);
  });

  it('is installed anew when the lockfile asks for something else', () => {
    const { lock, prepare, calls } = project();
    prepare();
    lock({ ...all, 'node_modules/a': { version: '1.0.1' } });
    prepare();
    expect(calls()).toHaveLength(2);
  });

  it('is installed anew with the tools for development where they are there already', () => {
    const { lock, prepare, calls } = project();
    prepare('--dev');
    lock({ ...all, 'node_modules/a': { version: '1.0.1' } });
    expect(prepare('--build').stderr).toContain('Installing all packages');
    expect(calls()).toHaveLength(2);
    expect(calls().at(-1)).not.toContain('--omit=dev');
  });

  it('is installed by the npm of the system where npm did not begin it, without a warning', () => {
    const { prepareByHand, calls } = project();
    const { stderr, status } = prepareByHand();
    expect(stderr).not.toContain('DEP0190');
    expect(status).toBe(0);
    expect(calls()).toEqual(['ci --no-audit --no-fund --loglevel=error --omit=dev']);
  });

  it('is built anew when a source is newer or the last build was broken off', () => {
    const { folder, prepare, makeOlder } = project();
    prepare();
    makeOlder('web/dist/index.html.gz');
    expect(prepare().stderr).toContain('Building');
    rmSync(join(folder, 'web/dist/index.html.gz'));
    expect(prepare().stderr).toContain('Building');
  });

  it('is built for each region once, which .env may name', () => {
    const { folder, write, prepare } = project();
    prepare();
    write('.env', '#REGION=bayern\nPORT=1\nREGION="thueringen"\n');
    expect(prepare().stderr).toContain('Building');
    expect(existsSync(join(folder, 'web/dist-thueringen/index.html.gz'))).toBe(true);
    expect(prepare().stderr).toBe('');
    write('.env', '#REGION=thueringen\n');
    expect(prepare().stderr).toBe('');
  });

  it('is built for a board of several states, with a space behind the comma or not', () => {
    const { folder, write, prepare } = project();
    write('.env', 'REGION=sachsen-anhalt, thueringen\n');
    expect(prepare().stderr).toContain('Building');
    expect(existsSync(join(folder, 'web/dist-sachsen-anhalt-thueringen/index.html.gz'))).toBe(true);
    write('.env', 'REGION=sachsen-anhalt,thueringen\n');
    expect(prepare().stderr).toBe('');
  });

  it('is not built in production, which says so in a sentence', () => {
    const { prepare, calls } = project();
    const { stderr, status } = prepare('--no-build');
    expect(stderr).toBe('The browser application is not built yet: run "npm run build" first.\n');
    expect(status).toBe(1);
    expect(calls()).toEqual([]);
  });
});
