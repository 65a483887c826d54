import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { describedParts } from './described-parts.ts';
import { readHtml } from '../html/read-html.ts';
import { contentSecurityPolicy } from '../security/security-headers.ts';

const docsPath = '/api/docs';

/**
 * The OpenAPI description, made from the registered endpoints. Must be registered before them.
 * @param publicUrl where people reach the board; without it the description says that the API lies beside it
 */
export async function describeApi(
  app: FastifyInstance,
  { version, publicUrl = '/' }: { version: string; publicUrl?: string | undefined },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lehrpfad',
        version,
        description:
          'Ausbildungs- und Praktikumsplätze in Sachsen-Anhalt. Alle Pfade gelten mit und ohne Schrägstrich am Ende. Was etwas ändert, wiederholt den Wert des Cookies `csrftoken` (über https `__Host-csrftoken`) im Kopf `X-CSRFToken`.',
      },
      servers: [{ url: publicUrl }],
      // `access` of `token/` and `token/refresh/`.
      components: { securitySchemes: { access: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const { endpoint } = document.route.config ?? {};
      return {
        schema: endpoint ? { ...schema, ...describedParts(endpoint, schema) } : schema,
        url,
      };
    },
  });
}

/** The description as JSON, and a page to read it on. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  app.get(`${apiBase}openapi.json`, { schema: { hide: true } }, async () => app.swagger());
  await app.register(scalar, {
    routePrefix: docsPath,
    configuration: {
      url: `${apiBase}openapi.json`,
      // Nothing on the page may lead to or ask a service of somebody else's.
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
    },
  });
  const policyFor = docsPolicy();
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith(docsPath)) return;
    reply.header('content-security-policy', policyFor(payload));
  });
}

/** Hashes of what stands between an inline script's tags, as browsers make them. */
function hashesOf(page: string): string[] {
  const hashes: string[] = [];
  let script: string | undefined;
  readHtml(page, {
    open: (name, { src }) => {
      script = name === 'script' && src === undefined ? '' : undefined;
    },
    text: (text) => {
      if (script !== undefined) script += text;
    },
    close: () => {
      if (script !== undefined)
        hashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      script = undefined;
    },
  });
  return hashes;
}

/**
 * The page starts with an inline script of its library, which is let in by its hash, and with styles that the library makes as it
 * goes; it holds no data and takes no input.
 * @returns the policy for an answer; for the page, which is always the same, it is put together once
 */
function docsPolicy(): (payload: unknown) => string {
  let known: { readonly page: string; readonly policy: string } | undefined;
  const policyWith = (hashes: readonly string[]) =>
    policyText({
      ...contentSecurityPolicy.directives,
      scriptSrc: ["'self'", ...hashes],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
    });
  return (payload) => {
    if (typeof payload !== 'string' || !payload.startsWith('<!doctype html>'))
      return policyWith([]);
    if (known?.page !== payload) known = { page: payload, policy: policyWith(hashesOf(payload)) };
    return known.policy;
  };
}

function policyText(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(
      ([name, values]) =>
        `${name.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)} ${values.join(' ')}`,
    )
    .join('; ');
}
