// Runs before `npm start`, `serve`, `dev` and `test` on the system's own Node, before anything is installed, so it is plain
// CommonJS without dependencies. The installed Node 24 runs everything after it.
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
const oldestNode = 20;
const builtFrom = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/prerender',
  'contract/src',
  'regions',
  'package-lock.json',
];
// scripts/compress.ts writes this file last, so an interrupted build does not count.
const lastBuilt = 'index.html.gz';
const defaultRegion = 'sachsen-anhalt';

const at = (...parts) => path.join(root, ...parts);
const say = (text) => process.stderr.write(`${text}\n`);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function fail(sentence) {
  say(sentence);
  process.exit(1);
}

function readPackages(lockfile) {
  try {
    return JSON.parse(fs.readFileSync(at(lockfile), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** When npm has finished, it records what it installed; the comparison with the lockfile shows what is missing. */
function isInstalled(wantDev) {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([name, { version, dev, optional, devOptional }]) => {
    if (name === '' || optional || devOptional || (dev && !wantDev)) return true;
    return present[name] !== undefined && present[name].version === version;
  });
}

/** Returns whether the development tools are installed, in any version: later installs then keep them. */
function hasDev() {
  const present = readPackages('node_modules/.package-lock.json') ?? {};
  return Object.values(present).some(({ dev }) => dev === true);
}

function install(wantDev) {
  if (isInstalled(wantDev)) return;
  const start = Date.now();
  const withDev = wantDev || hasDev();
  say(`Installing ${withDev ? 'all packages' : 'the packages of the product'} (npm ci) …`);
  // The running Node may be in the very folder that npm is about to replace.
  const node = process.env.npm_node_execpath || process.execPath;
  const npm = process.env.npm_execpath;
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!withDev) options.push('--omit=dev');
  // One command line, because Windows needs a shell for npm, and arguments are not escaped with a shell (DEP0190).
  const { status } = npm
    ? spawnSync(node, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync(['npm', ...options].join(' '), { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) fail('The packages could not be installed; see above what npm says.');
  say(`Installed in ${seconds(start)}.`);
}

/** Returns the path of the installed Node 24. */
function installedNode() {
  const node = at('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (fs.existsSync(node)) return node;
  return fail(
    'Node 24 was not installed with the packages: allow install scripts for npm (npm config set ignore-scripts false) and run "npm ci".',
  );
}

function newest(entry) {
  const stats = fs.statSync(entry, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = fs.readdirSync(entry).map((name) => newest(path.join(entry, name)));
  return Math.max(stats.mtimeMs, ...inside);
}

/** Returns the text of `.env`; empty if there is none, or if this account may not read it, which the program itself explains. */
function readSettings() {
  try {
    return fs.readFileSync(at('.env'), 'utf8');
  } catch {
    return '';
  }
}

/** Returns the chosen regions, separated by commas. Like the scripts that start the server, reads `.env`, but prefers environment variables. */
function chosenRegion() {
  if (process.env.REGION) return withoutSpaces(process.env.REGION);
  const settings = readSettings();
  const [, named] =
    settings.match(/^[ \t]{0,9}REGION[ \t]{0,9}=[ \t]{0,9}["']?([\w-][\w, -]{0,199})/m) ?? [];
  return named === undefined ? defaultRegion : withoutSpaces(named);
}

const withoutSpaces = (text) => text.replaceAll(' ', '');

/** Folder of the build, as in regions/src/chosen-region.ts: each board has a build of its own. */
function builtFolder() {
  const region = chosenRegion();
  return region === defaultRegion ? 'web/dist' : `web/dist-${region.replaceAll(',', '-')}`;
}

function isBuilt() {
  const built = newest(at(builtFolder(), lastBuilt));
  return builtFrom.every((entry) => newest(at(entry)) < built);
}

function build(node) {
  const start = Date.now();
  say('Building the browser application …');
  for (const step of [
    ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
    ['scripts/compress.ts', builtFolder()],
  ]) {
    const { status } = spawnSync(node, step, {
      cwd: root,
      env: { ...process.env, REGION: chosenRegion() },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) fail('The browser application could not be built; see above why.');
  }
  say(`Built in ${seconds(start)}.`);
}

function main(options) {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    fail(`Node ${oldestNode} or newer is needed; this is ${process.version}.`);
  }
  const asBuilt = options.includes('--no-build');
  if (asBuilt && !fs.existsSync(at(builtFolder(), 'index.html'))) {
    fail('The browser application is not built yet: run "npm run build" first.');
  }
  const wantDev = options.includes('--dev');
  install(wantDev);
  const node = installedNode();
  if (wantDev || asBuilt) return;
  if (options.includes('--build') || !isBuilt()) build(node);
}

main(process.argv.slice(2));
