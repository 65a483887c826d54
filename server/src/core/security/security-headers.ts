import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/config.ts';

/** Browsers may only load resources from this host. */
export const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    // A video that only editors may see is fetched with their token and then shown as a blob.
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Features of the device that no page of the board uses, so that an injected script cannot use them either. */
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

/** A year, for this host only: the board does not decide for subdomains. */
const strictTransportSecurity = { maxAge: 31_536_000, includeSubDomains: false };

/** The cookie in which the browser application stores the consent (web/src/core/device/consent.ts). */
function allowsMap({ headers }: IncomingMessage): boolean {
  return /(?:^|;\s*)cookieConsent=true(?:;|$)/.test(headers.cookie ?? '');
}

/** Returns the policy with the map's host, for visitors who consent; it serves the style, its data and its images. */
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
 * Sends the security headers with every response.
 * @param mapStyleUrl URL of the map's style, or empty; with consent, a page may load from that host
 * @param publicUrl if it is https, browsers are told to use only https
 */
export function sendSecurityHeaders(
  app: FastifyInstance,
  { mapStyleUrl = '', publicUrl }: Partial<Pick<Config, 'mapStyleUrl' | 'publicUrl'>>,
): void {
  const isEncrypted = publicUrl?.startsWith('https:') ?? false;
  // Built once; the plugin around it would do so for every response, which adds about a fifth to the time of a search.
  const send = helmet({
    contentSecurityPolicy: mapStyleUrl ? policyWith(mapStyleUrl) : contentSecurityPolicy,
    // The same as `frame-ancestors`, for browsers that do not support it.
    xFrameOptions: { action: 'deny' },
    // Over plain http on localhost this would lock out developers.
    strictTransportSecurity: isEncrypted && strictTransportSecurity,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (request, reply, next) => {
    reply.raw.setHeader('permissions-policy', permissionsPolicy);
    send(request.raw, reply.raw, (error) => next(error as Error | undefined));
  });
}
