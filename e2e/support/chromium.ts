import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

export interface Chromium {
  readonly executablePath: string;
  /** Environment variables that this browser needs in addition to the existing ones. */
  readonly env: Record<string, string>;
}

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const advice =
  'No browser for the tests: install Chromium (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.';

function starts({ executablePath, env }: Chromium): boolean {
  const options = ['--no-sandbox', '--version'];
  return (
    spawnSync(executablePath, options, { env: { ...process.env, ...env }, stdio: 'ignore' })
      .status === 0
  );
}

function onTheSystem(): Chromium | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return systemNames
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
    .map((executablePath) => ({ executablePath, env: {} }))
    .find(starts);
}

/** Unpacks archives into a folder. The package's `inflate` writes into the folder for temporary files, so this is changed meanwhile. */
async function inflateInto(folder: string, archives: readonly string[]): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await Promise.all(archives.map((archive) => inflate(archive)));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Writes font settings with the package's own fonts, for machines without any. */
function writeFontSettings(folder: string, home: string): void {
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${home}/fonts/fonts</dir><cachedir>${home}/font-cache</cachedir></fontconfig>`,
  );
}

/**
 * Unpacks the browser of the package, once. Several processes may do so at the same time: each unpacks into a folder of its own, and the
 * first one to finish renames it to the final name.
 */
async function unpacked(): Promise<string> {
  const home = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));
  if (existsSync(home)) return home;
  const own = `${home}-${process.pid}`;
  mkdirSync(own, { recursive: true });
  const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin');
  const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  await inflateInto(
    own,
    archives.map((archive) => join(packed, archive)),
  );
  writeFontSettings(own, home);
  try {
    renameSync(own, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
    rmSync(own, { recursive: true, force: true });
  }
  return home;
}

async function fromThePackage(): Promise<Chromium | undefined> {
  const home = await unpacked();
  const executablePath = join(home, 'chromium');
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_FILE: join(home, 'fonts.conf') };
  const libraries = [join(home, 'al2023/lib'), process.env['LD_LIBRARY_PATH']]
    .filter(Boolean)
    .join(delimiter);
  return [
    { executablePath, env: fonts },
    // Without the network security libraries on the system it brings its own.
    { executablePath, env: { ...fonts, LD_LIBRARY_PATH: libraries } },
  ].find(starts);
}

/**
 * Returns the browser of the tests: the one in `CHROMIUM_PATH`, otherwise that of the installed package, otherwise the system's.
 * The package is preferred to the system's, because its version is the same on every machine.
 * @throws {Error} with a sentence about the missing installation
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    const chromium = { executablePath: named, env: {} };
    if (starts(chromium)) return chromium;
    throw new Error(`CHROMIUM_PATH names a browser that does not start: ${named}`);
  }
  const found = (await fromThePackage().catch(() => undefined)) ?? onTheSystem();
  if (found === undefined) throw new Error(advice);
  return found;
}
