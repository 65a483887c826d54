import { z } from 'zod';
import { madeOf } from '../bounded-strings.ts';

/** Returns a value for a schema in which every string is the same text; all other parts are minimal. */
export function filledWith(schema: z.core.$ZodType, text: string): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => [
        name,
        filledWith(field, text),
      ]),
    );
  if (schema instanceof z.ZodArray) return [filledWith(schema.element, text)];
  if (schema instanceof z.ZodRecord) return { [text]: filledWith(schema.valueType, text) };
  if (schema instanceof z.ZodUnion) return filledWith(schema.options.at(-1)!, text);
  // Values that are parsed before they are checked are texts, too.
  if (schema instanceof z.ZodPipe && !(schema.in instanceof z.ZodTransform))
    return filledWith(schema.in, text);
  const inner = madeOf(schema);
  return 'innerType' in inner ? filledWith(inner.innerType as z.core.$ZodType, text) : text;
}
