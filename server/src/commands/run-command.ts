import { readConfig, type Config } from '../core/config/config.ts';
import { OperatorError } from '../core/config/operator-error.ts';
import { fileProblem } from '../core/config/system-error.ts';
import { isDatabaseUnavailable } from '../core/database/server/unavailable.ts';
import { refuseRootForOthers } from '../core/files/folder-owner.ts';
import { keepPrivate, privateUmask } from '../core/files/private-folder.ts';

export { OperatorError };

/** Prints a message for the operator to standard error; standard output is for logs and results. */
export function printMessage(text: string): void {
  process.stderr.write(`${text}\n`);
}

function errorMessageOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code?.startsWith('ERR_PARSE_ARGS')) return message;
  if (isDatabaseUnavailable(error)) return `The database is not available any more: ${message}`;
  return fileProblem(error) ?? stack ?? String(error);
}

/** Ignores errors of a closed pipe (`npm start | head`): the program continues. */
function ignoreClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/**
 * Reads the settings of a command and closes the data folder to other accounts of the machine.
 * @param demoByDefault see `readConfig`
 * @throws {ConfigError}
 * @throws {OperatorError} if the data folder cannot be used, or if root runs the command for another account
 */
export function openConfig(demoByDefault = false): Config {
  const config = readConfig(process.env, demoByDefault);
  refuseRootForOthers(config.dataDir);
  try {
    for (const line of keepPrivate(config.dataDir)) printMessage(line);
  } catch (error) {
    const problem = fileProblem(error);
    throw problem === undefined ? error : new OperatorError(`DATA_DIR: ${problem}`);
  }
  return config;
}

/** Runs a command; an error is printed and ends the process with exit code 1. Files it creates are private to its account. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  ignoreClosedPipe();
  process.umask(privateUmask);
  try {
    await command();
  } catch (error) {
    printMessage(errorMessageOf(error));
    process.exit(1);
  }
}
