import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Runs a program as the first process of a PID namespace, as containers do. */
const asFirst = (...program: string[]) =>
  spawnSync('unshare', ['--user', '--map-root-user', '--pid', '--kill-child', ...program], {
    encoding: 'utf8',
    timeout: 60_000,
  });

const isPossible = asFirst('true').status === 0;

it.skipIf(!isPossible)('ends the first process of a container, too', () => {
  const still = fileURLToPath(new URL('still.fixture.ts', import.meta.url));
  const { status, signal, stderr } = asFirst(process.execPath, still);
  expect([status, signal]).toEqual([137, null]);
  expect(stderr).toContain('The server stood still for 1 s and is ended');
});
