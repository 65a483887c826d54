import { OperatorError } from '../floor/operator-error.ts';

export { OperatorError };

/** What an operator reads on standard error; standard output is for logs and results. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

function whatToSay(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const { code, message, port, stack } = error as Error & { code?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other program, or set PORT to another one.`;
  }
  if (code?.startsWith('ERR_PARSE_ARGS')) return message;
  return stack ?? String(error);
}

/** Whoever read the output may go away (`npm start | head`); that is no reason to stop, and nothing to report. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Runs a command; what goes wrong is said and ends the process with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  outliveReaders();
  try {
    await command();
  } catch (error) {
    say(whatToSay(error));
    process.exit(1);
  }
}
