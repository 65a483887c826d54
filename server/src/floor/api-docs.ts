import swagger from '@fastify/swagger';
import { apiBase } from '@lehrpfad/contract/endpoint.ts';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { contentSecurityPolicy } from './security-headers.ts';

const docsPath = '/api/docs';

/** The OpenAPI description, made from the registered endpoints. Must be registered before them. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lehrpfad',
        version,
        description:
          'Ausbildungs- und Praktikumsplätze in Sachsen-Anhalt. Alle Pfade gelten mit und ohne Schrägstrich am Ende. Was etwas ändert, wiederholt den Wert des Cookies `csrftoken` im Kopf `X-CSRFToken`.',
      },
      // `access` of `token/` and `token/refresh/`.
      components: { securitySchemes: { access: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
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
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith(docsPath)) return;
    // The page starts with an inline script and styles of its own library; it holds no data and takes no input.
    const inline = ["'self'", "'unsafe-inline'"];
    const policy = {
      ...contentSecurityPolicy.directives,
      scriptSrc: inline,
      styleSrc: inline,
      imgSrc: ["'self'", 'data:'],
    };
    reply.header('content-security-policy', policyText(policy));
  });
}

function policyText(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(
      ([name, values]) =>
        `${name.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)} ${values.join(' ')}`,
    )
    .join('; ');
}
