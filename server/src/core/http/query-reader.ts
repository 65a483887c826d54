import { z } from 'zod';

/** Result of a schema for the parameters of a request: values or errors. */
type Read = ReturnType<z.ZodType['safeParse']>;

/**
 * Parses query parameters like their schema, but only those that were sent: most requests send three of twenty, and a
 * missing parameter always has the same result. Invalid queries are parsed by the schema itself.
 */
export function queryReader(schema: z.ZodType): (query: unknown) => Read {
  const whole = (query: unknown) => schema.safeParse(query);
  if (!(schema instanceof z.ZodObject) || (schema.def.checks?.length ?? 0) > 0) return whole;
  const missing = schema.safeParse({});
  if (!missing.success) return whole;
  const shape = new Map(Object.entries<z.ZodType>(schema.shape));
  return (query) => {
    if (typeof query !== 'object' || query === null) return whole(query);
    const data: Record<string, unknown> = { ...missing.data };
    for (const name of Object.keys(query)) {
      const parameter = shape.get(name);
      if (parameter === undefined) continue;
      const read = parameter.safeParse((query as Record<string, unknown>)[name]);
      if (!read.success) return whole(query);
      data[name] = read.data;
    }
    return { success: true, data };
  };
}
