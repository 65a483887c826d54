import { z } from 'zod';
import { madeOf } from '../bounded-strings.ts';

/** A value as a schema asks for, in which every text is the same one; whatever is no text is as small as can be. */
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
  // What is read before it is checked is read as text too.
  if (schema instanceof z.ZodPipe && !(schema.in instanceof z.ZodTransform))
    return filledWith(schema.in, text);
  const inner = madeOf(schema);
  return 'innerType' in inner ? filledWith(inner.innerType as z.core.$ZodType, text) : text;
}
