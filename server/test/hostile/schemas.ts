import { allEndpoints } from '../endpoints.ts';
import type { Reading } from './excessive-growth.ts';
import { filledWith } from './filled.ts';

/** What reads the parameters, the query and the body of each call, every text of it at once. */
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
