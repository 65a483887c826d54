import { z } from 'zod';

/** Returns the definition of a schema or of one of its checks. */
export const madeOf = <Def>({ _zod: inner }: { readonly _zod: { readonly def: Def } }): Def =>
  inner.def;

/** A date matches a pattern of ten characters and reads no further. */
const fixedShape = new Set(['date']);

/** Returns whether the first check of a string is a maximum length that stops all further checks. */
function isBounded(schema: z.ZodString | z.ZodStringFormat): boolean {
  if (schema instanceof z.ZodStringFormat) return fixedShape.has(schema.format ?? '');
  const [first, ...others] = schema.def.checks ?? [];
  const rule = first && madeOf(first);
  return rule?.check === 'max_length' && (rule.abort === true || others.length === 0);
}

/**
 * Lists every string of a schema that another check reads before its length is checked, as `path.to.field`; `*` stands for an
 * item. Values of any type count as such strings.
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
  // After a transforming function, its result is what the schema checks.
  if (schema instanceof z.ZodPipe)
    return schema.in instanceof z.ZodTransform
      ? unboundedIn(schema.out, path)
      : unboundedIn(schema.in, path);
  const inner = madeOf(schema);
  return 'innerType' in inner ? unboundedIn(inner.innerType as z.core.$ZodType, path) : [];
}
