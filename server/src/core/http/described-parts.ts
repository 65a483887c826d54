import type { AnyEndpoint, Upload } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { idempotencyHeader } from '@lehrpfad/contract/core/endpoints/idempotency.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';

/** A JSON schema, as far as it is read here. */
interface JsonSchema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** `PATCH jobdescriptions/patch/:id/` → `patchJobdescriptionsPatchById`: what clients that are generated call it. */
function operationIdOf({ method, path }: AnyEndpoint): string {
  const words = path
    .replaceAll(':', 'by-')
    .split(/[/-]/)
    .filter((word) => word !== '');
  const capitalised = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitalised.join('');
}

const csrfHeader = {
  'X-CSRFToken': { type: 'string', description: 'The value of the cookie `csrftoken`.' },
};

const keyHeader = {
  [idempotencyHeader]: {
    type: 'string',
    format: 'uuid',
    description: `Of the caller's making, one for each intended write. Within ${limits.idempotencyKeyHours} hours the same key with the same content is answered as the first time, and nothing is written again; 409 \`in_progress\` while the first is carried out, 422 \`key_reused\` with other content.`,
  },
};

function headersOf({ idempotent }: AnyEndpoint) {
  const properties = { ...csrfHeader, ...(idempotent && keyHeader) };
  return { type: 'object', properties, required: Object.keys(csrfHeader) };
}

/** The fields of a form that carry files, each as a part of its own. */
function fileParts({ files }: Upload): Record<string, object> {
  const parts = Object.entries(files).flatMap(([field, { most, bytes }]) => {
    const names =
      most === 1 ? [field] : Array.from({ length: most }, (_, at) => `${field}_${at + 1}`);
    const part = { type: 'string', format: 'binary', description: `At most ${bytes} bytes.` };
    return names.map((name) => [name, part] as const);
  });
  return Object.fromEntries(parts);
}

function formOf(upload: Upload, body: JsonSchema): object {
  const files = fileParts(upload);
  // What is more than one shape of an object keeps its shapes; the files come beside them.
  if (body.type !== 'object') return { allOf: [body, { type: 'object', properties: files }] };
  return { ...body, properties: { ...body.properties, ...files } };
}

function bodyOf({ upload, body: declared }: AnyEndpoint, body: JsonSchema) {
  return {
    content: {
      ...(declared && { 'application/json': { schema: body } }),
      ...(upload && { 'multipart/form-data': { schema: formOf(upload, body) } }),
    },
  };
}

/**
 * What the API's description says of a call beyond its summary and the schemas that are checked: a stable name, the header that
 * repeats the cookie, and the parts of a form with files.
 * @param schema of the call as JSON schemas
 */
export function describedParts(endpoint: AnyEndpoint, schema: { readonly body?: unknown }) {
  const body = (schema.body ?? { type: 'object' }) as JsonSchema;
  const hasBody = endpoint.body !== undefined || endpoint.upload !== undefined;
  return {
    operationId: operationIdOf(endpoint),
    ...(endpoint.method !== 'GET' && { headers: headersOf(endpoint) }),
    ...(hasBody && { body: bodyOf(endpoint, body) }),
  };
}
