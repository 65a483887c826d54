import type { FastifyInstance } from 'fastify';
import { daysAfter, type Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';

const path = '/.well-known/security.txt';

/** Always this far off, to the day: RFC 9116 wants less than a year. */
const validDays = 180;

/** As RFC 9116, 2.5.3 wants it: an address with its scheme. */
function contactOf({ securityContact, operator }: Pick<Config, 'securityContact' | 'operator'>) {
  if (securityContact !== undefined) return securityContact;
  return operator.missing.includes('OPERATOR_EMAIL') ? undefined : `mailto:${operator.email}`;
}

/** Says whom to tell of a weakness (RFC 9116); nothing while that is not known. */
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
