import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterTestFile, testFolder } from '../src/core/database/test-database.ts';
import { findProgram, freePort } from './programs.ts';

/** Undefined where it is not installed. */
export const nginx = findProgram('nginx');
const settings = fileURLToPath(new URL('../../deploy/nginx/lehrpfad.conf', import.meta.url));

/** Starts nginx with the settings of `deploy/`, without TLS, in front of one server or several. */
export async function startNginx(...origins: readonly string[]) {
  const [folder, port] = [testFolder(), await freePort()];
  const cache = join(folder, 'cache');
  mkdirSync(cache);
  const site = readFileSync(settings, 'utf8')
    .replace(/server \{\s+listen 80;[\s\S]+?\n\}\n/, '')
    .replace(
      'server 127.0.0.1:3000;',
      origins.map((one) => `server ${new URL(one).host};`).join(' '),
    )
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:443 ssl http2;', '')
    .replaceAll(/^\s+ssl_.+$/gm, '')
    .replaceAll('/var/cache/nginx/lehrpfad', cache)
    .replaceAll('/var/log/nginx/', `${folder}/`);
  const whole = join(folder, 'nginx.conf');
  writeFileSync(whole, `pid ${folder}/pid;\nevents {}\nhttp {\n${site}\n}\n`);
  const options = ['-c', whole, '-p', folder, '-g', 'daemon off; master_process off;'];
  const child = spawn(nginx ?? '', options, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  afterTestFile(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  // Hooks may not poll as tests do; the time limit is that of the test or hook.
  while (!(await isReady())) await sleep(50);
  return { url, cache };
}
