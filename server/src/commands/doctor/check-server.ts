import type { Config } from '../../core/config/config.ts';
import { about, reasonOf, type Finding } from './finding.ts';

const answerMs = 5000;

/** Checks whether the server that should run with these settings is ready. */
export async function checkServer({ host, port }: Config): Promise<Finding[]> {
  const { ok, warn, fail } = about('server');
  if (port === 0) return [];
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const base = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  try {
    const signal = AbortSignal.timeout(answerMs);
    const response = await fetch(`${base}/readyz`, { signal, redirect: 'error' });
    const text = (await response.text()).slice(0, 200);
    if (!/^\{"status":"\w+"\}$/.test(text))
      return [fail(`another program answers at ${base}: stop it, or set PORT`)];
    if (response.ok) return [ok(`runs at ${base} and is ready`)];
    return [warn(`runs at ${base}, but is not ready: ${text}. Wait a moment, then see its log`)];
  } catch (error) {
    const { cause, name: kind } = error as { cause?: { code?: string }; name: string };
    if (cause?.code === 'ECONNREFUSED') return [ok(`does not run; ${base} is free`)];
    if (kind === 'TimeoutError')
      return [
        fail(`does not answer at ${base} within ${answerMs / 1000} s: see its log, restart it`),
      ];
    return [warn(`${base}: ${reasonOf(cause ?? error)}`)];
  }
}
