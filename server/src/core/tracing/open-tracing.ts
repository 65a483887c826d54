import type { TracingConfig } from '../config/tracing.ts';
import type { Tracing } from './tracing.ts';

/**
 * Starts tracing where the settings name a collector. The packages of OpenTelemetry are loaded only then.
 * @param warn is told of spans that could not be sent
 * @returns undefined where they name none
 */
export async function openTracing(
  { tracesEndpoint, tracedShare }: TracingConfig,
  warn: (reason: string) => void,
): Promise<Tracing | undefined> {
  if (tracesEndpoint === undefined) return undefined;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing({ endpoint: tracesEndpoint, share: tracedShare, warn });
}
