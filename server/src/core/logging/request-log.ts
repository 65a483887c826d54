import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';

/** Monitoring requests these routes every few seconds. */
const quietRoutes = new Set(['/healthz', '/readyz']);

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
    const line = { method: request.method, route, status, ms: Math.round(elapsedTime * 10) / 10 };
    if (error) reply.log.error({ ...line, err: error }, 'request');
    else reply.log.info(line, 'request');
  }

  override routeNotFound(): void {}

  override defaultErrorLog(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error }, 'error handler failed');
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    request.log.warn({ err: error }, 'headers could not be written');
  }
}
