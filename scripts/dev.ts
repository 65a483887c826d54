import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** `npm run dev`: runs the server, which restarts after every change, and Vite, which reloads the browser. */

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env['PORT'] ?? '3000';
const apiUrl = `http://localhost:${port}`;

function start(name: string, options: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, options, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const show = (stream: Readable | null) =>
    stream && createInterface(stream).on('line', (line) => console.log(`${name} | ${line}`));
  show(child.stdout);
  show(child.stderr);
  return child;
}

const children = [
  start(
    'server',
    [
      '--liftoff-only',
      '--disable-warning=ExperimentalWarning',
      '--watch',
      '--watch-preserve-output',
      'server/src/main.ts',
      '--demo',
    ],
    { PORT: port },
  ),
  start('web', ['node_modules/vite/bin/vite.js', 'web'], { API_URL: apiUrl }),
];

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// Neither process is useful without the other, so they end together.
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= stopping ? 0 : (code ?? 1);
    stop();
  });
}
