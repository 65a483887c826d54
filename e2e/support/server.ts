import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { builtApplication } from '@lehrpfad/regions/chosen-region.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ready = /is ready at (https?:\/\/\S+)/;
const maxStartMs = 300_000;

export interface RunningServer {
  readonly url: string;
  /** Id of its process. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Settings of a developer's shell must not reach the server under test. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _database,
    DATABASE_READ_URL: _standby,
    HOST: _host,
    ...rest
  } = process.env;
  return rest;
}

/** Starts the real server with demo data in a separate folder, on a free port, and waits until it is ready. */
export async function startServer(settings: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  if (!existsSync(new URL('index.html', builtApplication))) {
    throw new Error('The browser application is not built yet: run "npm run build" first.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'lehrpfad-e2e-'));
  const child = spawn(
    process.execPath,
    ['--liftoff-only', '--disable-warning=ExperimentalWarning', 'server/src/main.ts', '--demo'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...cleanEnvironment(),
        PORT: '0',
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        RATE_LIMITS: 'off',
        // A test's own feed is on this machine.
        IMPORT_FROM_LOCAL: 'on',
        ...settings,
      },
    },
  );
  const end = () => void child.kill('SIGTERM');
  // A script that fails must not leave its server running.
  process.once('exit', end);
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      process.off('exit', end);
      resolve();
    }),
  );
  const stop = async () => {
    child.kill('SIGTERM');
    const impatient = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(impatient);
    rmSync(folder, { recursive: true, force: true });
  };

  const said: string[] = [];
  const url = new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      said.push(line);
      const address = ready.exec(line)?.[1];
      if (address) resolve(address);
    });
    const giveUp = (why: string) =>
      reject(new Error(`The server ${why}. It said:\n${said.slice(-20).join('\n')}`));
    child.once('exit', (code) => giveUp(`ended with ${code}`));
    setTimeout(() => giveUp('was not ready in time'), maxStartMs).unref();
  });
  try {
    return { url: await url, pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
