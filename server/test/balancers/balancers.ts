import { haproxy, startHaproxy } from './haproxy.ts';
import { nginx, startNginx } from './nginx.ts';

interface Balancer {
  readonly name: string;
  /** Starts it with the settings of `deploy/` in front of these servers. */
  readonly start: (...origins: readonly string[]) => Promise<{ readonly url: string }>;
}

/** The installed load balancers. */
export const balancers: readonly Balancer[] = [
  ...(nginx === undefined ? [] : [{ name: 'nginx', start: startNginx }]),
  ...(haproxy === undefined ? [] : [{ name: 'HAProxy', start: startHaproxy }]),
];
