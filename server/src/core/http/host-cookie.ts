import type { Config } from '../config/config.ts';

/**
 * Returns the name of a cookie for this host only. If the public URL is https, the name begins with `__Host-`: browsers accept such
 * a cookie only over https, for every path and from this very host, so that no other host of the same domain can set one.
 */
export function hostCookie(name: string, publicUrl: Config['publicUrl']): string {
  return publicUrl?.startsWith('https:') ? `__Host-${name}` : name;
}
