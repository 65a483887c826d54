import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterTestFile } from '../../src/core/database/test-database.ts';

/** Runs a load balancer until the end of the test file, and waits until a server behind it responds. */
export async function runBalancer(
  program: string | undefined,
  args: readonly string[],
  url: string,
): Promise<void> {
  const child = spawn(program ?? '', args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  afterTestFile(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  // Hooks cannot poll like tests; the time limit is that of the test or hook.
  while (!(await isReady())) await sleep(50);
}
