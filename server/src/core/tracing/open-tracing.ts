import type { TracingConfig } from '../config/tracing.ts';
import type { Tracing } from './tracing.ts';

/**
 * Starts tracing if the settings name a collector. Loads the packages of OpenTelemetry only then.
 * @param warn called with the reason if spans could not be sent
 * @returns undefined without a collector
 */
export async function openTracing(
  { tracesEndpoint, tracedShare }: TracingConfig,
  warn: (reason: string) => void,
): Promise<Tracing | undefined> {
  if (tracesEndpoint === undefined) return undefined;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing({ endpoint: tracesEndpoint, share: tracedShare, warn });
}
