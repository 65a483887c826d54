import { fork } from 'node:child_process';
import { nodeFlags } from './worker.ts';

/**
 * Runs a measurement in a new process, so that it does not inherit another one's heap or compiled code.
 * @param name name of a file in this folder that calls `answer`
 * @param flags flags of Node, in addition to those of `npm start`
 */
export function inOwnProcess<Result>(
  name: string,
  argument: object,
  flags: readonly string[] = [],
): Promise<Result> {
  const file = new URL(`./${name}.ts`, import.meta.url);
  const child = fork(file, [JSON.stringify(argument)], { execArgv: [...nodeFlags, ...flags] });
  return new Promise((resolve, reject) => {
    let sent: { result: Result } | undefined;
    child.on('message', (message) => (sent = message as { result: Result }));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0 && sent) resolve(sent.result);
      else reject(new Error(`The measurement "${name}" ended with ${code} and no result.`));
    });
  });
}

/** Called in the new process: reads the argument and sends the result back. */
export async function answer<Argument, Result>(
  measure: (argument: Argument) => Promise<Result> | Result,
): Promise<void> {
  const result = await measure(JSON.parse(process.argv[2] ?? '{}') as Argument);
  if (!process.send) return console.log(JSON.stringify(result, undefined, 2));
  process.send({ result }, () => process.disconnect());
}
