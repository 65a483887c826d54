import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterTestFile } from '../src/core/database/test-database.ts';

/** A running process of the program, with its output so far. */
export interface Running {
  readonly child: ChildProcess;
  readonly pid: number;
  stdout(): string;
  stderr(): string;
  /** Resolves with the match as soon as standard error (or standard output) contains it. */
  said(pattern: RegExp, where?: 'stdout' | 'stderr'): Promise<RegExpExecArray>;
  /** Exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
}

/** Runs a script below `server/` as the npm scripts do; it is killed after the test file if it still runs. */
export function runScript(
  script: string,
  options: {
    args?: string[];
    env?: Record<string, string | undefined>;
    input?: string;
    cwd?: string;
    /** The `server/` folder of another version of the program; by default that of this one. */
    program?: URL;
  } = {},
): Running {
  const program = options.program ?? new URL('..', import.meta.url);
  const path = fileURLToPath(new URL(script, program));
  const child = spawn(process.execPath, ['--liftoff-only', path, ...(options.args ?? [])], {
    cwd: options.cwd ?? fileURLToPath(program),
    // Without the developer's own settings.
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      // Processes share their compiled code.
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      ...options.env,
    },
  });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => (texts[name] += chunk));
  }
  child.stdin.on('error', () => undefined).end(options.input ?? '');
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  afterTestFile(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const said = async (pattern: RegExp, where: 'stdout' | 'stderr' = 'stderr') => {
    for (;;) {
      const match = pattern.exec(texts[where]);
      if (match) return match;
      const over = await Promise.race([once(child[where], 'data'), ended]);
      const last = pattern.exec(texts[where]);
      if (last) return last;
      if (!Array.isArray(over))
        throw new Error(`ended (${over}) without ${pattern}: ${texts.stderr}`);
    }
  };
  return {
    child,
    pid: child.pid ?? 0,
    ended,
    said,
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
  };
}

/** Starts a server and waits until it is ready. */
export async function runServer(
  env: Record<string, string | undefined>,
  program?: URL,
): Promise<Running & { url: string }> {
  const running = runScript('src/main.ts', { env, ...(program && { program }) });
  const [, url = ''] = await running.said(/is ready at (http:\S+)/);
  return { ...running, url };
}
