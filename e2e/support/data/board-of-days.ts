import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { callApi, forgetSessions, openSession } from '../login.ts';
import { startServer, type RunningServer } from '../server.ts';
import { test as base } from '../test.ts';

const clockAhead = fileURLToPath(new URL('clock-ahead.ts', import.meta.url));

/** A separate board that runs for several days: it stops in the evening and starts again in the morning, with the same data and address. */
export interface Board {
  readonly url: string;
  /** Stops the board and starts it again this number of days later. */
  sleep(days?: number): Promise<void>;
  /** Returns the time of its clock. */
  now(): Date;
  /** The newest mail to an address as a mail program gets it, with its headers. */
  mailTo(address: string): Promise<string>;
}

async function openBoard(folder: string): Promise<Board & { end(): Promise<void> }> {
  let day = 0;
  const start = (port: string) =>
    startServer({
      DATA_DIR: folder,
      PORT: port,
      CLOCK_AHEAD_DAYS: String(day),
      NODE_OPTIONS: `--import=${clockAhead}`,
    });
  let server: RunningServer = await start('0');
  const { url } = server;
  return {
    url,
    now: () => new Date(Date.now() + day * 86_400_000),
    sleep: async (days = 1) => {
      await server.stop();
      day += days;
      server = await start(new URL(url).port);
    },
    mailTo: async (to) => {
      const mails = join(folder, 'mails');
      const names = (await readdir(mails)).filter((name) => name.endsWith('.txt')).toSorted();
      const texts = await Promise.all(names.map((name) => readFile(join(mails, name), 'utf8')));
      return texts.findLast((text) => text.includes(`\nTo: ${to}\n`)) ?? '';
    },
    end: () => server.stop(),
  };
}

export const test = base.extend<{ board: Board }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern.
  board: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-days-'));
    const board = await openBoard(folder);
    forgetSessions();
    await use(board);
    forgetSessions();
    await board.end();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ board }, use) => use(board.url),
});

/** Runs jobs that the clock starts in the course of a day. */
export async function runJobs(
  request: APIRequestContext,
  ...names: readonly string[]
): Promise<void> {
  const { access } = await openSession(request, 'admin@lehrpfad.example');
  for (const name of names) await callApi(request, 'POST', 'jobs/run/', { access, data: { name } });
}
