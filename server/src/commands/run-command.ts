import { ConfigError } from '../floor/config.ts';
import { FolderInUseError } from '../floor/folder-lock.ts';

/** What an operator reads on standard error; standard output is for logs and results. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Something an operator can mend: it is told in a sentence, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Runs a command; what goes wrong is said and ends the process with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const expected =
      error instanceof ConfigError || error instanceof FolderInUseError || error instanceof OperatorError;
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') say('The port is in use. Stop the other program or set PORT.');
    else say(expected ? (error as Error).message : String((error as Error).stack ?? error));
    process.exit(1);
  }
}
