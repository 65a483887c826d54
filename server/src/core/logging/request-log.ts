import { fastify, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';

/** Monitoring requests these routes every few seconds. */
const quietRoutes = new Set(['/healthz', '/readyz']);

interface Answered {
  readonly reqId?: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

/** Logs a response. @param error the error that caused it */
export function logAnswer(
  log: FastifyBaseLogger,
  answered: Answered,
  elapsedMs: number,
  error?: Error | null,
): void {
  const line = { ...answered, ms: Math.round(elapsedMs * 10) / 10 };
  if (error) log.error({ ...line, err: error }, 'request');
  else log.info(line, 'request');
}

/**
 * Logs one line per request with its route pattern. Leaves out the IP address, because it is personal data, and path and query,
 * because people search for names and open links with tokens.
 */
export class RequestLog extends fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const route = request.routeOptions.url ?? 'none';
    if (quietRoutes.has(route)) return;
    const { statusCode: status, elapsedTime } = reply;
    logAnswer(reply.log, { method: request.method, route, status }, elapsedTime, error);
  }

  override routeNotFound(): void {}

  override defaultErrorLog(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error }, 'error handler failed');
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    request.log.warn({ err: error }, 'headers could not be written');
  }
}
