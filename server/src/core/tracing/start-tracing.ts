import { randomUUID } from 'node:crypto';
import { context, diag, DiagLogLevel } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { ParentBasedSampler } from '@opentelemetry/sdk-trace';
import { version } from '../config/version.ts';
import { Spans } from './spans.ts';
import { traceDatabase } from './trace-database.ts';
import { traceRequests } from './trace-requests.ts';
import type { Tracing } from './tracing.ts';

/** Minimum interval of warnings: an unavailable collector fails every few seconds. */
const warnAgainAfterMs = 600_000;
/** Time limit for the last spans; later ones are lost, because an unavailable collector must not delay the shutdown. */
const maxCloseMs = 3000;
/** Maximum number of spans that wait to be sent; further ones are dropped. */
const maxWaiting = 5000;

/** Warns the operator of the first failure, and of later ones at intervals. */
function warnOfFailures(warn: (reason: string) => void): void {
  let warned = -Infinity;
  const quiet = () => undefined;
  const failed = (message: string) => {
    if (performance.now() - warned < warnAgainAfterMs) return;
    warned = performance.now();
    warn(message.slice(0, 500));
  };
  const logger = { error: failed, warn: quiet, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
}

interface TracingOptions {
  /** Base address of the collector; spans go to `/v1/traces` below it. */
  readonly endpoint: string;
  /** Share of the traces that are recorded, from 0 to 1. */
  readonly share: number;
  readonly warn: (reason: string) => void;
}

/** Starts the SDK. It reads the other settings of its exporter by itself: `OTEL_EXPORTER_OTLP_HEADERS`, `…_CERTIFICATE`. */
export function startTracing({ endpoint, share, warn }: TracingOptions): Tracing {
  warnOfFailures(warn);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.endsWith('/') ? endpoint : `${endpoint}/`}v1/traces`,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'lehrpfad',
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: maxWaiting })],
  });
  const spans = new Spans(provider.getTracer('lehrpfad', version));
  return {
    traceRequests: (app) => traceRequests(app, spans),
    traceDatabase: (database) => traceDatabase(database, spans),
    traceJob: (job) => ({ ...job, run: () => spans.ofJob(job.name, job.run) }),
    close: async () => {
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, maxCloseMs);
      await Promise.race([provider.shutdown().catch(() => undefined), tooLong]);
      clearTimeout(timer);
      context.disable();
      diag.disable();
    },
  };
}
