import type { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pino, { multistream, type DestinationStream, type Logger } from 'pino';
import roll from 'pino-roll';
import type { Config } from '../config/config.ts';
import { Batches, type BatchTarget } from './batches.ts';
import { deleteOldLogs } from './log-files.ts';
import { loggedError } from './logged-error.ts';

const cleanUpMs = 3_600_000;

export interface Log {
  readonly logger: Logger;
  readonly folder: string;
  close(): Promise<void>;
}

/** Deletes old files now and once an hour; every process cleans its own folder. */
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

interface Outputs {
  readonly file: BatchTarget;
  readonly standardOutput: BatchTarget;
}

/** Returns the streams of the log. A terminal shows only warnings and errors; services and files also get a line for each request. */
function openBatches(
  { file, standardOutput }: Outputs,
  logLevel: Config['logLevel'],
): { batches: readonly Batches[]; stream: DestinationStream } {
  if (!process.stdout.isTTY || logLevel === 'debug') {
    const both = new Batches([standardOutput, file]);
    return { batches: [both], stream: both };
  }
  const [ofFile, shown] = [new Batches([file]), new Batches([standardOutput])];
  const stream = multistream([
    { level: 'debug', stream: ofFile },
    { level: 'warn', stream: shown },
  ]);
  return { batches: [ofFile, shown], stream };
}

/** Resolves once a stream is closed or cannot write its last lines, which must not change how the server ends. */
function closeOf(stream: EventEmitter): Promise<unknown> {
  return new Promise((resolve) => {
    stream.once('close', resolve).once('error', resolve);
  });
}

async function openDailyFile(folder: string) {
  const file = await roll({
    file: join(folder, 'lehrpfad'),
    frequency: 'daily',
    dateFormat: 'yyyy-MM-dd',
    mkdir: true,
    sync: false,
  });
  // A full disk must not stop the server because of its log; standard output continues.
  file.on('error', (error: Error) => process.stderr.write(`The log file: ${error.message}\n`));
  return file;
}

/**
 * Opens the log: JSON lines to standard output and to a daily file in `logs` of the data folder. Requests, addresses, queries,
 * headers and bodies are never logged (`request-log.ts`), and errors lose the values that a person typed (`logged-error.ts`).
 * @param config `worker` is the number of this process if several write to the same files
 * @param standardOutput a descriptor, or the path of a file
 */
export async function openLog(
  config: Pick<Config, 'dataDir' | 'logLevel' | 'retention'> & { worker?: number | undefined },
  standardOutput: number | string = process.stdout.fd,
): Promise<Log> {
  const folder = join(config.dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = await openDailyFile(folder);
  const output = pino.destination({ dest: standardOutput, sync: false });
  // The reader of standard output is gone; the file continues.
  const outputFailed = new Promise((resolve) => output.on('error', resolve));
  const { batches, stream } = openBatches({ file, standardOutput: output }, config.logLevel);
  const flush = () => batches.forEach((one) => one.flushSync());
  process.once('exit', flush);
  const logger = pino(
    {
      level: config.logLevel,
      base: config.worker === undefined ? null : { worker: config.worker },
      serializers: { err: loggedError, req: () => undefined, res: () => undefined },
    },
    stream,
  );
  const cleaning = keepCleaning(folder, config.retention.logDays, (error) =>
    logger.error({ err: error }, 'old logs stay'),
  );
  return {
    logger,
    folder,
    close: async () => {
      clearInterval(cleaning);
      process.off('exit', flush);
      for (const one of batches) one.close();
      const closed = Promise.all([closeOf(file), Promise.race([closeOf(output), outputFailed])]);
      file.end();
      output.end();
      await closed;
    },
  };
}
