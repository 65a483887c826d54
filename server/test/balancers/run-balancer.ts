import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterTestFile } from '../../src/core/database/test-database.ts';

/**
 * Runs a load balancer until the end of the test file, and waits until a server behind it responds.
 * @throws {Error} if it ends before, with what it said
 */
export async function runBalancer(
  program: string | undefined,
  args: readonly string[],
  url: string,
): Promise<void> {
  const child = spawn(program ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const said = text(child.stderr);
  const ended = once(child, 'exit');
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
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${program} has ended: ${await said}`);
    await sleep(50);
  }
}
