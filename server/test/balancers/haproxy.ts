import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testFolder } from '../../src/core/database/test-database.ts';
import { findProgram, freePort } from '../programs.ts';
import { runBalancer } from './run-balancer.ts';

/** Undefined if it is not installed. */
export const haproxy = findProgram('haproxy');
const settings = fileURLToPath(new URL('../../../deploy/haproxy/lehrpfad.cfg', import.meta.url));

/** Returns the settings of `deploy/` without those that require an administrator's rights. */
export const withoutRights = (text: string): string =>
  text.replaceAll(/^ {4}(?:user|group|chroot|stats socket|log) .+\n/gm, '');

/** Starts HAProxy with the settings of `deploy/`, without TLS, in front of one server or several. */
export async function startHaproxy(...origins: readonly string[]) {
  const [folder, port] = [testFolder(), await freePort()];
  const servers = origins.map((one, index) => `server s${index} ${new URL(one).host}`);
  const site = withoutRights(readFileSync(settings, 'utf8'))
    .replace(/frontend unsafe\n[\s\S]+?\n\n/, '')
    .replace(/backend certbot\n[\s\S]+/, '')
    .replace(/bind :443 ssl .+/, `bind 127.0.0.1:${port}`)
    .replace(/bind :::443 .+/, '')
    .replace('server one 127.0.0.1:3000', servers.join('\n    '));
  const whole = join(folder, 'haproxy.cfg');
  writeFileSync(whole, site);
  const url = `http://127.0.0.1:${port}`;
  await runBalancer(haproxy, ['-db', '-f', whole], url);
  return { url };
}
