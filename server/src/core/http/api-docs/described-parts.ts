import type { AnyEndpoint, Upload } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { idempotencyHeader } from '@lehrpfad/contract/core/endpoints/idempotency.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';

/** The parts of a JSON schema that are read here. */
interface JsonSchema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** Returns the name of the operation in generated clients: `PATCH jobdescriptions/patch/:id/` → `patchJobdescriptionsPatchById`. */
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

/** Returns the form's file fields as separate parts; a field for several files has numbered parts. */
function fileParts({ files }: Upload): Record<string, object> {
  const parts = Object.entries(files).flatMap(([field, { max, bytes }]) => {
    const names =
      max === 1 ? [field] : Array.from({ length: max }, (_, at) => `${field}_${at + 1}`);
    const part = { type: 'string', format: 'binary', description: `At most ${bytes} bytes.` };
    return names.map((name) => [name, part] as const);
  });
  return Object.fromEntries(parts);
}

function formOf(upload: Upload, body: JsonSchema): object {
  const files = fileParts(upload);
  // A body with several alternative shapes keeps them; the files are added to each.
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
 * Describes the parts of a call that the checked schemas do not cover: a stable name, the CSRF header, and the parts of a form with
 * files.
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
