import ipaddr from 'ipaddr.js';

/**
 * What limits count a caller's address as: one IPv4 address, or the /64 of an IPv6 address, all of which one connection has for
 * itself. An IPv4 address that is written as IPv6 is the IPv4 address.
 * @param address as the connection or the proxy names it
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

/** The caller's address, for every limit that counts by it. */
export function callerAddress(request: { readonly ip: string }): string {
  return countedAddress(request.ip);
}
