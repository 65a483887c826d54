import type { IncomingMessage, ServerResponse } from 'node:http';
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

/** Features of the device that no page of the board uses, so that an injected script cannot use them either; and one that its own pages use. */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
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
  // For 'In meiner Nähe', after the user presses it.
  .concat('geolocation=(self)')
  .join(', ');

/** A year, for this host only: the board does not decide for subdomains. */
const strictTransportSecurity = { maxAge: 31_536_000, includeSubDomains: false };

/** The cookie in which the browser application stores the consent (web/src/core/device/consent.ts). */
function allowsMap({ headers }: IncomingMessage): boolean {
  return /(?:^|;\s*)cookieConsent=true(?:;|$)/.test(headers.cookie ?? '');
}

/** Returns the policy with the map's host, for visitors who consent; it serves the style, its data and its images. */
function policyWith(mapStyleUrl: string): typeof contentSecurityPolicy {
  const sources = ["'self'", new URL(mapStyleUrl).origin];
  const { directives } = contentSecurityPolicy;
  return {
    ...contentSecurityPolicy,
    directives: { ...directives, imgSrc: sources, connectSrc: sources },
  };
}

/** Lets helmet write its headers once: it would generate the same ones for every response, which takes longer than a search. */
function writtenHeaders(policy: typeof contentSecurityPolicy, publicUrl: string | undefined) {
  const isEncrypted = publicUrl?.startsWith('https:') ?? false;
  const headers: Record<string, string> = { 'permissions-policy': permissionsPolicy };
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet({
    contentSecurityPolicy: policy,
    // The same as `frame-ancestors`, for browsers that do not support it.
    xFrameOptions: { action: 'deny' },
    // Over plain http on localhost this would lock out developers.
    strictTransportSecurity: isEncrypted && strictTransportSecurity,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return headers;
}

/**
 * Returns the headers that protect a response without a page of its own.
 * @param publicUrl if it is https, browsers are told to use only https
 */
export const securityHeaders = (publicUrl: string | undefined): Readonly<Record<string, string>> =>
  writtenHeaders(contentSecurityPolicy, publicUrl);

/**
 * Sends the security headers with every response.
 * @param mapStyleUrl URL of the map's style, or empty; with consent, a page may load from that host
 * @param publicUrl if it is https, browsers are told to use only https
 */
export function sendSecurityHeaders(
  app: FastifyInstance,
  { mapStyleUrl = '', publicUrl }: Partial<Pick<Config, 'mapStyleUrl' | 'publicUrl'>>,
): void {
  const own = securityHeaders(publicUrl);
  const withMap = mapStyleUrl ? writtenHeaders(policyWith(mapStyleUrl), publicUrl) : own;
  app.addHook('onRequest', (request, reply, next) => {
    const headers = withMap !== own && allowsMap(request.raw) ? withMap : own;
    for (const name in headers) reply.raw.setHeader(name, headers[name] ?? '');
    next();
  });
}
