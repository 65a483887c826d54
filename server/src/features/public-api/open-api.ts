import { z } from 'zod';
import { stateName } from '@lehrpfad/regions/parts/names.ts';
import { publicError } from './errors.ts';
import { keyPaths } from './keys/paths.ts';
import { publicBase, type Operation } from './operation.ts';

/** Returns a schema as JSON schema. Objects may get new fields: callers must not refuse them. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });
  return json;
}

function parametersOf({ path, query }: Operation) {
  const { properties = {} } = jsonSchemaOf(query, 'input');
  const inQuery = Object.entries(properties).map(([name, schema]) => {
    const { description, ...rest } = schema as { readonly description?: string };
    return { name, in: 'query', required: false, description, schema: rest };
  });
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
  return path.includes(':id') ? [id, ...inQuery] : inQuery;
}

const failures: Readonly<Record<number, string>> = {
  400: 'A parameter is wrong, or there is none of that name.',
  401: 'There is no such key.',
  403: 'The key is blocked.',
  404: 'Nothing public is there.',
  410: 'It was public and is not any more; for `changes`: read everything again.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  503: 'The service is starting or busy.',
};

const failed = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** The refusals of an operation by their status. */
function failuresOf({ path }: Operation) {
  const isOne = path.includes(':id');
  const left = Object.entries(failures).filter(
    ([status]) => (status !== '404' || isOne) && (status !== '410' || isOne || path === 'changes'),
  );
  return Object.fromEntries(left.map(([status, description]) => [status, failed(description)]));
}

const pathOf = ({ path }: Operation) => `/${path.replace(':id', '{id}')}`;

function describedOperation(operation: Operation) {
  return {
    operationId: operation.name,
    summary: operation.summary,
    security: [{}, { key: [] }],
    parameters: parametersOf(operation),
    responses: {
      200: {
        description: 'The answer, with `ETag` and `Last-Modified`.',
        content: { 'application/json': { schema: jsonSchemaOf(operation.answer, 'output') } },
      },
      304: { description: 'The copy that the caller names is still right.' },
      ...failuresOf(operation),
    },
  };
}

/** Describes the operations as OpenAPI 3.1. */
export function openApiOf(operations: readonly Operation[], to: (path: string) => string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lehrpfad public API',
      version: '1',
      description: `Apprenticeships, internships and events in ${stateName}, for other programs to read. Answers may get new fields; none of those described here goes away within version 1.`,
    },
    servers: [{ url: to(publicBase.slice(0, -1)) }],
    paths: Object.fromEntries(
      operations.map((operation) => [pathOf(operation), { get: describedOperation(operation) }]),
    ),
    components: {
      schemas: { Error: jsonSchemaOf(publicError, 'output') },
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `A key, for more calls a minute; it can be had at ${to(keyPaths.ask)}. Without one everything is answered, too.`,
        },
      },
    },
  };
}
