import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** Only one proxy is trusted: the client may have forged the entries further left in X-Forwarded-For. */
export const isTrustedHop = (_address: string, hop: number): boolean => hop < 1;

/** Returns a function that reads a client's address like Fastify (`request.ip`), for requests that Fastify does not see. */
export function addressReader(trustProxy: boolean): (request: IncomingMessage) => string {
  const read = (request: IncomingMessage): string | undefined =>
    trustProxy ? proxyAddress(request, isTrustedHop) : request.socket.remoteAddress;
  // A client that has already disconnected has no address.
  return (request) => read(request) ?? '';
}

/**
 * Returns the key by which limits count an address: an IPv4 address, or the /64 prefix of an IPv6 address, because one connection
 * usually owns a whole /64. An IPv4 address in IPv6 notation counts as the IPv4 address.
 * @param address as the connection or the proxy reports it
 */
export function countedAddress(address: string): string {
  if (!address.includes(':')) return address;
  // A link-local address may name its interface (`fe80::1%eth0`).
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Returns the key of the caller's address, for every limit that counts by address. */
export function callerAddress(request: { readonly ip: string }): string {
  return countedAddress(request.ip);
}
