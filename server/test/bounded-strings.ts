import { z } from 'zod';

/** What a schema, or a check of one, was made of. */
export const madeOf = <Def>({ _zod: inner }: { readonly _zod: { readonly def: Def } }): Def =>
  inner.def;

/** A day is read by a pattern of ten characters, whatever follows. */
const fixedShape = new Set(['date']);

/** Whether the first thing that a string is held to is a length, behind which nothing is looked at. */
function isBounded(schema: z.ZodString | z.ZodStringFormat): boolean {
  if (schema instanceof z.ZodStringFormat) return fixedShape.has(schema.format ?? '');
  const [first, ...others] = schema.def.checks ?? [];
  const rule = first && madeOf(first);
  return rule?.check === 'max_length' && (rule.abort === true || others.length === 0);
}

/**
 * Every string in a schema that has no length before anything else reads it, as `path.to.field`; `*` stands for an item. What may
 * be anything counts as such a string.
 */
export function unboundedIn(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return isBounded(schema) ? [] : [path];
  if (schema instanceof z.ZodUnknown || schema instanceof z.ZodAny) return [path];
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
      unboundedIn(field, `${path}.${name}`),
    );
  if (schema instanceof z.ZodArray) return unboundedIn(schema.element, `${path}.*`);
  if (schema instanceof z.ZodTuple)
    return schema.def.items.flatMap((item) => unboundedIn(item, `${path}.*`));
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => unboundedIn(option, path));
  if (schema instanceof z.ZodRecord)
    return [
      ...unboundedIn(schema.keyType, `${path} (name)`),
      ...unboundedIn(schema.valueType, `${path}.*`),
    ];
  // What a function makes of a value that comes is what is checked.
  if (schema instanceof z.ZodPipe)
    return schema.in instanceof z.ZodTransform
      ? unboundedIn(schema.out, path)
      : unboundedIn(schema.in, path);
  const inner = madeOf(schema);
  return 'innerType' in inner ? unboundedIn(inner.innerType as z.core.$ZodType, path) : [];
}
