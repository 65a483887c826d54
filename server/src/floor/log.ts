import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import roll from 'pino-roll';
import type { Config } from './config.ts';

/** As the privacy notice says. */
export const keepLogsForDays = 30;
const dayMs = 86_400_000;

/** Deletes log files that nobody has written to for longer than the notice allows. */
export function deleteOldLogs(folder: string, now: Date): void {
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    if (now.getTime() - statSync(path).mtimeMs > keepLogsForDays * dayMs) rmSync(path);
  }
}

/** What is left of a request: no address, no query (people search for names), no headers. */
const serializers = {
  req: (request: { method: string; url: string; routeOptions?: { url?: string } }) => ({
    method: request.method,
    route: request.routeOptions?.url ?? request.url.split('?')[0]?.slice(0, 80),
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
};

export interface Log {
  readonly logger: Logger;
  readonly folder: string;
  close(): Promise<void>;
}

/** JSON lines to standard output and to a file a day in `logs` of the data folder. */
export async function openLog(config: Pick<Config, 'dataDir' | 'logLevel'>): Promise<Log> {
  const folder = join(config.dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = await roll({
    file: join(folder, 'lehrpfad'),
    frequency: 'daily',
    dateFormat: 'yyyy-MM-dd',
    mkdir: true,
    sync: false,
  });
  const streams = pino.multistream([
    { level: 'debug', stream: process.stdout },
    { level: 'debug', stream: file },
  ]);
  return {
    logger: pino({ level: config.logLevel, base: null, serializers }, streams),
    folder,
    close: () =>
      new Promise((resolve) => {
        file.once('close', resolve);
        file.end();
      }),
  };
}
