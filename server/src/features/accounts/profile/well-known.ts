import type { FastifyInstance } from 'fastify';
import type { Links } from '../../../core/http/links.ts';
import { accountPage } from '../deps.ts';

/**
 * Serves the addresses by which password managers find the page of the account: for a new password
 * (https://www.w3.org/TR/change-password-url/) and for passkeys (https://www.w3.org/TR/passkey-endpoints/).
 */
export function serveWellKnown(http: FastifyInstance, links: Pick<Links, 'to'>): void {
  const hidden = { schema: { hide: true } };
  http.get('/.well-known/change-password', hidden, (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(accountPage, 303),
  );
  http.get('/.well-known/passkey-endpoints', hidden, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .send({ enroll: links.to(accountPage), manage: links.to(accountPage) }),
  );
}
