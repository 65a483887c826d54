import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testFolder } from '../../src/core/database/test-database.ts';
import { findProgram, freePort } from '../programs.ts';
import { runBalancer } from './run-balancer.ts';

/** Undefined if it is not installed. */
export const nginx = findProgram('nginx');
const settings = fileURLToPath(new URL('../../../deploy/nginx/lehrpfad.conf', import.meta.url));

/** Files that nginx keeps for a moment: by default in folders that only an administrator may write. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

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
  const paths = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n');
  writeFileSync(whole, `pid ${folder}/pid;\nevents {}\nhttp {\n${paths}\n${site}\n}\n`);
  const url = `http://127.0.0.1:${port}`;
  const options = ['-c', whole, '-p', folder, '-g', 'daemon off; master_process off;'];
  await runBalancer(nginx, options, url);
  return { url, cache };
}
