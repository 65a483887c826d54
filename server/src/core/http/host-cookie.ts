import type { Config } from '../config/config.ts';

/**
 * Name of a cookie of this host alone. Where people reach the board by https it begins with `__Host-`: browsers take such a cookie
 * only over https, for every path and from this very host, so that no neighbour below the same domain can plant one.
 */
export function hostCookie(name: string, publicUrl: Config['publicUrl']): string {
  return publicUrl?.startsWith('https:') ? `__Host-${name}` : name;
}
