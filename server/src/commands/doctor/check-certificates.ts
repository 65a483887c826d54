import { connect, type PeerCertificate } from 'node:tls';
import { checkedAddresses, resolveBySystem } from '../../features/exchanges/fetching/addresses.ts';
import { dayMs } from '../../core/clock.ts';
import { about, reasonOf, type Finding } from './finding.ts';

const minValidDays = 14;
const connectMs = 5000;
const maxHosts = 30;
const concurrency = 5;

/** A host whose certificate is checked. */
export interface CheckedHost {
  /** Its URL as configured. */
  readonly url: string;
  /** Role of the host, which the finding shows: 'exchange KEY'. */
  readonly of: string;
  /** Whether it is the board's own host: then an unusable certificate is a failure. */
  readonly isOwn: boolean;
}

/** Returns the certificate of a server if its chain and name are valid. @throws otherwise */
function certificateOf(address: string, { hostname, port }: URL): Promise<PeerCertificate> {
  return new Promise((resolve, reject) => {
    const servername = hostname.replace(/^\[(.*)\]$/, '$1');
    const socket = connect({ host: address, port: Number(port || 443), servername }, () => {
      resolve(socket.getPeerCertificate());
      socket.destroy();
    });
    socket.setTimeout(connectMs, () => socket.destroy(new Error('does not answer')));
    socket.on('error', reject);
  });
}

/** Error codes of an unreachable host, in contrast to an invalid certificate. */
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

async function checkOne(host: CheckedHost, now: Date, allowLocal: boolean): Promise<Finding> {
  const { ok, warn, fail } = about('certificate');
  const url = new URL(host.url);
  const name = `${url.host} (${host.of})`;
  try {
    const [first] = await checkedAddresses(url, resolveBySystem, allowLocal || host.isOwn);
    const { valid_to: end } = await certificateOf(first?.address ?? url.hostname, url);
    const days = Math.floor((new Date(end).getTime() - now.getTime()) / dayMs);
    if (days >= minValidDays) return ok(`${name}: valid for ${days} days`);
    return warn(
      `${name}: ends in ${days} days; ${host.isOwn ? 'see why it is not renewed' : 'tell who runs it'}`,
    );
  } catch (error) {
    const { code = '' } = error as { code?: string };
    const text = `${name}: ${reasonOf(error)}`;
    if (!host.isOwn)
      return warn(`${text}; imports from there fail. Tell who runs it, or correct the address`);
    if (unreachableCodes.has(code))
      return warn(`${text}: is the proxy running, and does the name lead here?`);
    return fail(`${text}: have the proxy send a valid certificate with its chain`);
  }
}

/** Checks the certificates of the hosts that are called by https. */
export async function checkCertificates(
  hosts: readonly CheckedHost[],
  now: Date,
  allowLocal: boolean,
): Promise<Finding[]> {
  const byHost = new Map(
    hosts
      .filter(({ url }) => URL.canParse(url) && url.startsWith('https:'))
      .map((host) => [new URL(host.url).host, host] as const),
  );
  const asked = [...byHost.values()].slice(0, maxHosts);
  const found: Finding[] = [];
  for (let at = 0; at < asked.length; at += concurrency) {
    const some = asked.slice(at, at + concurrency);
    found.push(...(await Promise.all(some.map((host) => checkOne(host, now, allowLocal)))));
  }
  const left = byHost.size - asked.length;
  if (left > 0) found.push(about('certificate').warn(`${left} more hosts were not asked`));
  return found;
}
