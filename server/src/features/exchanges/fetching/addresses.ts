import { lookup, type LookupAddress } from 'node:dns';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { ExchangeError } from '../adapters/adapter.ts';

/** Returns all addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const lookupAll = promisify(lookup);

/** Resolves names as the system does: by its resolver and its table of hosts. */
export const resolveBySystem: Resolve = (host) => lookupAll(host, { all: true });

/** The ports of web servers. Other ports are refused, so that nobody can scan ports through our server. */
const ports = new Set(['', '80', '443', '8080', '8443']);

/** RFC 4291: all that is handed out to hosts of the internet. Keeps out `::127.0.0.1`, which the library takes for unicast. */
const global = ipaddr.parseCIDR('2000::/3');

function kindOf(address: string): string {
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  return range === 'unicast' && parsed.kind() === 'ipv6' && !parsed.match(global)
    ? 'reserved'
    : range;
}

/**
 * Whether an address is one of the public internet: no private, local, shared, reserved or multicast one, nor one in which
 * an IPv4 address is wrapped (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && kindOf(address) === 'unicast';
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && kindOf(address) === 'loopback';
}

/** Returns a URL for messages, without its query and credentials, which may be secret. */
export const nameOf = ({ origin, pathname }: URL): string => origin + pathname;

/**
 * Parses a URL that a person typed or a server sent.
 * @param allowLocal also allows any port
 * @throws {ExchangeError} `forbidden-address` for another scheme, another port, or with credentials
 */
export function checkedUrl(text: string, base?: URL, allowLocal = false): URL {
  const url = URL.parse(text, base);
  if (url === null) throw new ExchangeError('forbidden-address', 'Die Adresse ist ungültig.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new ExchangeError(
      'forbidden-address',
      `Die Adresse beginnt weder mit http noch mit https: ${url.protocol}`,
    );
  if (url.username !== '' || url.password !== '')
    throw new ExchangeError(
      'forbidden-address',
      `In der Adresse von ${url.host} stehen Zugangsdaten.`,
    );
  if (!allowLocal && !ports.has(url.port))
    throw new ExchangeError(
      'forbidden-address',
      `Der Port ${url.port} von ${url.hostname} ist nicht erlaubt.`,
    );
  return url;
}

/**
 * Returns the target of a redirect.
 * @throws {ExchangeError} `forbidden-address` as `checkedUrl`, and for a redirect from https to http
 */
export function redirectedUrl(from: URL, location: string, allowLocal = false): URL {
  const url = checkedUrl(location, from, allowLocal);
  if (from.protocol === 'https:' && url.protocol === 'http:')
    throw new ExchangeError(
      'forbidden-address',
      `${from.host} leitet auf eine unverschlüsselte Seite (http) um.`,
    );
  return url;
}

async function resolved(host: string, resolve: Resolve): Promise<readonly LookupAddress[]> {
  // The URL parser has normalised each spelling of an IPv4 address (0x7f.1, 2130706433) already.
  const literal = host.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(literal))
    return [{ address: literal, family: ipaddr.parse(literal).kind() === 'ipv6' ? 6 : 4 }];
  return resolve(host);
}

/**
 * Resolves a name once. The connection goes to one of these addresses, so that the name cannot be changed between the check and the
 * connection.
 * @throws {ExchangeError} `forbidden-address` if one of them is not public
 */
export async function checkedAddresses(
  { hostname }: URL,
  resolve: Resolve,
  allowLocal: boolean,
): Promise<readonly LookupAddress[]> {
  const addresses = await resolved(hostname, resolve);
  const isAllowed = ({ address }: LookupAddress) =>
    isPublicAddress(address) || (allowLocal && isLoopback(address));
  if (addresses.length === 0)
    throw new ExchangeError('unreachable', `Zum Servernamen ${hostname} gibt es keine Adresse.`);
  if (!addresses.every(isAllowed))
    throw new ExchangeError(
      'forbidden-address',
      `${hostname} ist kein Server des öffentlichen Internets.`,
    );
  return addresses;
}
