import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/config.ts';

/** Everything comes from this host; a browser asks no other. */
export const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    // A video that only editors may see is fetched with their token and then shown.
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** What no page of the board needs of a device; a script that got in could not ask for it either. */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** A year, for this host alone: what else its domain serves is for others to say. */
const strictTransportSecurity = { maxAge: 31_536_000, includeSubDomains: false };

/** The cookie by which the browser application keeps the choice (web/src/core/device/consent.ts). */
function allowsMap({ headers }: IncomingMessage): boolean {
  return /(?:^|;\s*)cookieConsent=true(?:;|$)/.test(headers.cookie ?? '');
}

/** The same with the map's host for those who consent; it brings the style, its data and its pictures. */
function policyWith(mapStyleUrl: string) {
  const { origin } = new URL(mapStyleUrl);
  const sources = (request: unknown) =>
    allowsMap(request as IncomingMessage) ? `'self' ${origin}` : "'self'";
  const { directives } = contentSecurityPolicy;
  return {
    ...contentSecurityPolicy,
    directives: { ...directives, imgSrc: [sources], connectSrc: [sources] },
  };
}

/**
 * Sends the headers that browsers guard a page by, on every answer.
 * @param mapStyleUrl where the map's style lies, or empty; a page that is asked for with consent may ask that host
 * @param publicUrl by which people reach the board; browsers are told to use https alone where it says https
 */
export function sendSecurityHeaders(
  app: FastifyInstance,
  { mapStyleUrl = '', publicUrl }: Partial<Pick<Config, 'mapStyleUrl' | 'publicUrl'>>,
): void {
  const isEncrypted = publicUrl?.startsWith('https:') ?? false;
  // Put together once; the plugin around it does so with every answer, which costs a search about a fifth of its time.
  const send = helmet({
    contentSecurityPolicy: mapStyleUrl ? policyWith(mapStyleUrl) : contentSecurityPolicy,
    // The same as `frame-ancestors`, for browsers that do not know it.
    xFrameOptions: { action: 'deny' },
    // Over plain http on localhost it would lock a developer out.
    strictTransportSecurity: isEncrypted && strictTransportSecurity,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (request, reply, next) => {
    reply.raw.setHeader('permissions-policy', permissionsPolicy);
    send(request.raw, reply.raw, (error) => next(error as Error | undefined));
  });
}
