import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';

/** Asked every few seconds by whoever watches the server. */
const quietRoutes = new Set(['/healthz', '/readyz']);

/**
 * One line a request, with its route as the program names it: no address, since that is a person's; no path or query,
 * since people search for names and open links with tokens.
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
