import { limits } from '@lehrpfad/contract/core/limits.ts';
import { z } from 'zod';
import { madeOf } from '../bounded-strings.ts';

/** A place in a call that takes an external value, and its schema. */
export interface Entry {
  readonly part: 'params' | 'query' | 'body';
  /** Names from the outermost object inwards; 0 for the item of a list. */
  readonly path: readonly (string | 0)[];
  readonly schema: z.ZodType;
  /**
   * Maximum length in UTF-16 code units; longer values are refused unread. For other values than free texts, the limit of a short
   * value.
   */
  readonly max: number;
}

/** Returns the inner schema of a wrapper, such as a transformation. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe)
    return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  const inner = madeOf(schema);
  return 'innerType' in inner ? (inner.innerType as z.core.$ZodType) : undefined;
}

/** Returns the maximum length of a string in the schema. */
function maxOf(schema: z.core.$ZodType): number {
  if (schema instanceof z.ZodString) return schema.maxLength ?? limits.shortValue;
  if (schema instanceof z.ZodUnion) return Math.max(...schema.options.map(maxOf));
  const inner = innerOf(schema);
  return inner === undefined ? limits.shortValue : maxOf(inner);
}

/** Lists every place in a part of a call that takes a value, including those in objects and lists. */
export function entriesOf(
  part: Entry['part'],
  schema: z.core.$ZodType,
  path: Entry['path'] = [],
): Entry[] {
  const { structure, isOwn } = structureOf(schema);
  if (structure instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(structure.shape).flatMap(([name, field]) =>
      entriesOf(part, field, [...path, name]),
    );
  if (structure instanceof z.ZodArray) return entriesOf(part, structure.element, [...path, 0]);
  const known = { part, path, schema: schema as z.ZodType };
  return isOwn || path.length > 0 ? [{ ...known, max: maxOf(schema) }] : [];
}

/** Returns the object or list inside of all wrappers. */
function structureOf(schema: z.core.$ZodType): { structure: z.core.$ZodType; isOwn: boolean } {
  if (schema instanceof z.ZodUnion) {
    const objects = schema.options.filter((option) => option instanceof z.ZodObject);
    if (objects.length > 0) return { structure: objects.at(-1)!, isOwn: false };
  }
  const inner = innerOf(schema);
  return inner === undefined ? { structure: schema, isOwn: false } : structureOf(inner);
}

/** Each schema accepts at least one of these; used for the fields that are not under test. */
const harmless: readonly unknown[] = [
  'Brot',
  1,
  2,
  '1',
  true,
  [],
  '2027-08-01',
  '09:00',
  'brot@firma.example',
  '39576',
  'https://firma.example/',
  '2027-08-01T00:00:00Z',
  '2027-08',
  '',
  null,
  {},
  'plus',
  '<p>Brot</p>',
  'Regen, Mohn und Mehl',
];

/** Returns a minimal value that the schema accepts; undefined if none of the harmless values fits. */
export function harmlessOf(schema: z.ZodType): unknown {
  if (schema.safeParse(undefined).success) return undefined;
  const { structure } = structureOf(schema);
  if (structure instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(structure.shape).flatMap(([name, field]) => {
        const value = harmlessOf(field as z.ZodType);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  const choice = structure instanceof z.ZodEnum ? structure.options : [];
  if (structure instanceof z.ZodArray)
    return [[], [harmlessOf(structure.element as z.ZodType)]].find(
      (list) => schema.safeParse(list).success,
    );
  return [...choice, ...harmless].find((value) => schema.safeParse(value).success);
}

/** Returns a copy of a value with another value at the given place. */
export function withAt(whole: unknown, path: Entry['path'], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (first === 0) return [withAt(undefined, rest, value)];
  const fields = (typeof whole === 'object' && whole !== null ? whole : {}) as Record<
    string,
    unknown
  >;
  return { ...fields, [first]: withAt(fields[first], rest, value) };
}
