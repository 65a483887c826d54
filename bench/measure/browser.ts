import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '../../e2e/support/chromium.ts';

/** The same as in e2e/playwright.config.ts. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Browser {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts a fresh browser: nothing is cached, no consent is given. */
export async function startBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-lighthouse-'));
  const child = spawn(
    executablePath,
    ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...flags],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      const found = /listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error('The browser did not start.')));
  });
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port, stop };
}
