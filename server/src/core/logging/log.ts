import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import roll from 'pino-roll';
import type { Config } from '../config/config.ts';
import { deleteOldLogs } from './log-files.ts';
import { loggedError } from './logged-error.ts';

const cleanUpMs = 3_600_000;

export interface Log {
  readonly logger: Logger;
  readonly folder: string;
  close(): Promise<void>;
}

/** Deletes old files now and once an hour: every process in its own folder, however long it sleeps or runs. */
function keepCleaning(
  folder: string,
  keptDays: number,
  onError: (error: unknown) => void,
): NodeJS.Timeout {
  const clean = () => {
    try {
      deleteOldLogs(folder, new Date(), keptDays);
    } catch (error) {
      onError(error);
    }
  };
  clean();
  return setInterval(clean, cleanUpMs).unref();
}

/** A person at a terminal reads what the program says; the line for each request is for services and files. */
function levelOfStandardOutput(logLevel: Config['logLevel']): 'debug' | 'warn' {
  return process.stdout.isTTY && logLevel !== 'debug' ? 'warn' : 'debug';
}

/**
 * JSON lines to standard output and to a file a day in `logs` of the data folder. Only what is passed
 * to it is written: no request, address, query, header or body ever reaches it (`request-log.ts`),
 * and errors lose what a person typed (`logged-error.ts`).
 */
export async function openLog(
  config: Pick<Config, 'dataDir' | 'logLevel' | 'retention'>,
): Promise<Log> {
  const folder = join(config.dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = await roll({
    file: join(folder, 'lehrpfad'),
    frequency: 'daily',
    dateFormat: 'yyyy-MM-dd',
    mkdir: true,
    sync: false,
  });
  // A full disk must not end the server for the sake of its log; standard output goes on.
  file.on('error', (error: Error) => process.stderr.write(`The log file: ${error.message}\n`));
  const streams = pino.multistream([
    { level: levelOfStandardOutput(config.logLevel), stream: process.stdout },
    { level: 'debug', stream: file },
  ]);
  const logger = pino(
    {
      level: config.logLevel,
      base: null,
      serializers: { err: loggedError, req: () => undefined, res: () => undefined },
    },
    streams,
  );
  const cleaning = keepCleaning(folder, config.retention.logDays, (error) =>
    logger.error({ err: error }, 'old logs stay'),
  );
  return {
    logger,
    folder,
    close: () =>
      new Promise((resolve) => {
        clearInterval(cleaning);
        file.once('close', resolve);
        file.end();
      }),
  };
}
