import type { FastifyInstance } from 'fastify';
import { daysAfter, type Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';

const path = '/.well-known/security.txt';

/** The expiry date is always this far ahead: RFC 9116 recommends less than a year. */
const validDays = 180;

/** Returns the contact as RFC 9116, 2.5.3 requires it: an address with its scheme. */
function contactOf({ securityContact, operator }: Pick<Config, 'securityContact' | 'operator'>) {
  if (securityContact !== undefined) return securityContact;
  return operator.missing.includes('OPERATOR_EMAIL') ? undefined : `mailto:${operator.email}`;
}

/** Serves `security.txt` (RFC 9116) with the contact for security weaknesses, if one is known. */
export function serveSecurityTxt(
  app: FastifyInstance,
  config: Pick<Config, 'securityContact' | 'operator' | 'publicUrl'>,
  clock: Clock,
): void {
  const contact = contactOf(config);
  if (contact === undefined) return;
  const { publicUrl } = config;
  app.get(path, { schema: { hide: true } }, (_request, reply) => {
    const expires = daysAfter(clock(), validDays);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: de, en',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${path}`]),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
