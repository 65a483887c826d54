import { allEndpoints } from '../endpoints.ts';
import type { Reading } from './excessive-growth.ts';
import { filledWith } from './filled.ts';

/** Returns readers for the parameters, query and body of each endpoint, with the same text in all strings. */
export async function schemaReadings(): Promise<readonly (readonly [string, Reading])[]> {
  const endpoints = await allEndpoints();
  return endpoints.flatMap(([, { method, path, params, query, body }]) =>
    [params, query, body].flatMap((schema): readonly (readonly [string, Reading])[] =>
      schema === undefined
        ? []
        : [[`${method} ${path}`, (text) => schema.safeParse(filledWith(schema, text))]],
    ),
  );
}
