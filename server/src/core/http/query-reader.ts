import { z } from 'zod';

/** What a schema says of the parameters of a call, or what is wrong with them. */
type Read = ReturnType<z.ZodType['safeParse']>;

/**
 * Reads query parameters as their schema would, but looks only at those that were sent: most calls send three of twenty,
 * and every parameter that is missing reads the same each time. Whatever is not right is read by the schema itself.
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
