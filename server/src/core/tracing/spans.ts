import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

/** Kind of an error. Messages may contain input of users, so spans have none. */
function kindOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error';
}

/** Name and attributes of a span. */
export interface Part {
  readonly name: string;
  readonly attributes: Attributes;
}

/** Begins and ends spans. Their attributes are named after OpenTelemetry's conventions (opentelemetry.io/docs/specs/semconv). */
export class Spans {
  readonly #tracer: Tracer;

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /**
   * Begins the trace of a request. A trace id sent by the client is ignored: otherwise anyone could make us record any amount of
   * spans.
   */
  beginRequest(name: string, attributes: Attributes): Context {
    const span = this.#tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
    return trace.setSpan(ROOT_CONTEXT, span);
  }

  endRequest(request: Context, status: number): void {
    const span = trace.getSpan(request);
    span?.setAttribute('http.response.status_code', status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  }

  /** Runs a job in a trace of its own. */
  ofJob<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
    return this.#tracer.startActiveSpan(`job ${name}`, { root: true }, (span) => ended(span, run));
  }

  /**
   * Runs a part of the current request or job in a span; without a recorded request or job it runs without a span.
   * @param describe called only for a span
   */
  ofPart<Result>(describe: () => Part, run: () => Promise<Result>): Promise<Result> {
    if (trace.getSpan(context.active())?.isRecording() !== true) return run();
    const { name, attributes } = describe();
    const options = { kind: SpanKind.CLIENT, attributes };
    return this.#tracer.startActiveSpan(name, options, (span) => ended(span, run));
  }
}

async function ended<Result>(span: Span, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    span.setAttribute('error.type', kindOf(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
