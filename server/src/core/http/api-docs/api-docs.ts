import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { inState } from '@lehrpfad/regions/parts/names.ts';
import { describedParts } from './described-parts.ts';
import { notFound } from '../errors.ts';
import { readHtml } from '../../html/read-html.ts';
import { contentSecurityPolicy } from '../../security/security-headers.ts';

const docsPath = '/api/docs';

/**
 * Generates the OpenAPI description from the registered endpoints. Must be registered before them.
 * @param publicUrl the board's public URL; without it the description uses a relative URL for the API
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
        description: `Ausbildungs- und Praktikumsplätze ${inState}. Alle Pfade gelten mit und ohne Schrägstrich am Ende. Was etwas ändert, wiederholt den Wert des Cookies \`csrftoken\` (über https \`__Host-csrftoken\`) im Kopf \`X-CSRFToken\`.`,
      },
      servers: [{ url: publicUrl }],
      // The `access` token of `token/` and `token/refresh/`.
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

/** Creates a separate server for the page, which only this process calls. */
async function openPage(): Promise<FastifyInstance> {
  const page = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  // Loaded on demand: the library holds the scripts of its page as texts of 17 MB.
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  await page.register(scalar, {
    routePrefix: docsPath,
    configuration: {
      url: `${apiBase}openapi.json`,
      // The page must neither link to nor request any external service.
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
    },
  });
  return page;
}

/** Serves the description as JSON, and a page to read it, which takes memory only after it was first requested. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  app.get(`${apiBase}openapi.json`, { schema: { hide: true } }, async () => app.swagger());
  const policyFor = docsPolicy();
  let opening: Promise<FastifyInstance> | undefined;
  const answer = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    opening ??= openPage();
    const page = await opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    const { statusCode, headers, payload } = await page.inject({ method: 'GET', url });
    if (statusCode === 404) throw notFound();
    if (headers.location !== undefined) return reply.redirect(String(headers.location), 301);
    return reply
      .code(statusCode)
      .headers({
        'content-type': headers['content-type'],
        'content-security-policy': policyFor(payload),
      })
      .send(payload);
  };
  for (const path of [`${docsPath}/`, `${docsPath}/js/scalar.js`])
    app.get(path, { schema: { hide: true } }, answer);
}

/** Returns the hashes of the inline scripts' contents, as browsers calculate them. */
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
 * The page contains an inline script of its library, which is allowed by its hash, and styles that the library generates at run
 * time. It shows no data and accepts no input.
 * @returns the policy for a response; the policy of the page, which never changes, is computed once
 */
function docsPolicy(): (payload: string) => string {
  let known: { readonly page: string; readonly policy: string } | undefined;
  const policyWith = (hashes: readonly string[]) =>
    policyText({
      ...contentSecurityPolicy.directives,
      scriptSrc: ["'self'", ...hashes],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
    });
  return (payload) => {
    if (!payload.startsWith('<!doctype html>')) return policyWith([]);
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
