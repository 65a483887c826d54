import { readFileSync, readdirSync } from 'node:fs';
import { brafoFieldCount } from '@lehrpfad/contract/core/options.ts';
import { careerFields } from '@lehrpfad/regions/parts/career-fields.ts';
import { z } from 'zod';

const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'must not start or end with a space');

const noteSchema = text;

const professionSchema = z.strictObject({ name: text });

const occupationSchema = z.strictObject({
  name: text,
  kind: z.enum(['dual', 'school', 'study', 'special', 'internship']),
  /** Main group (two digits) of the KldB 2010. */
  kldb: z
    .string()
    .regex(/^[0-9]{2}$/)
    .nullable(),
  profession: text,
  brafo: z.array(z.int().min(1).max(brafoFieldCount)).min(1).max(3),
  synonyms: z.array(text).max(8),
  /** Other names in ads: former names, abbreviations, everyday names. In lower case. */
  aliases: z.array(text).max(16).optional(),
  /** Former names in this catalogue; existing rows with such a name are renamed, or mapped to this one. */
  former: z.array(text).max(4).optional(),
  years: z.number().positive().max(5).nullable(),
  source: z.enum(['BIBB-Verzeichnis', 'Berufsgesetz']).nullable(),
  verified: z.boolean(),
});

const professionsFileSchema = z.strictObject({
  note: noteSchema,
  professions: z.array(z.unknown()),
});

type CareerField = (typeof careerFields)[number];
export type CatalogueProfession = z.infer<typeof professionSchema>;
export type CatalogueOccupation = z.infer<typeof occupationSchema>;

export interface Catalogue {
  brafoFields: readonly CareerField[];
  professions: CatalogueProfession[];
  occupations: CatalogueOccupation[];
}

const DEFAULT_FOLDER = new URL('../data/', import.meta.url);

function fail(file: string, entry: string | null, reason: string): never {
  const where = entry === null ? file : `${file}, ${entry}`;
  throw new Error(`Occupation catalogue: ${where}: ${reason}`);
}

function parse<T>(schema: z.ZodType<T>, value: unknown, file: string, entry: string | null): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => {
    const path = issue.path.map(String).join('.');
    return path === '' ? issue.message : `${path}: ${issue.message}`;
  });
  return fail(file, entry, reasons.join('; '));
}

function readJson(folder: URL, file: string): unknown {
  try {
    return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown;
  } catch (error) {
    return fail(file, null, error instanceof Error ? error.message : String(error));
  }
}

/** Returns the name of an entry for an error message: its name or number, otherwise its position. */
function label(value: unknown, index: number): string {
  const place = `entry ${index + 1}`;
  if (typeof value !== 'object' || value === null) return place;
  if ('name' in value && typeof value.name === 'string') return `${place} "${value.name}"`;
  if ('number' in value && typeof value.number === 'number') return `${place} (${value.number})`;
  return place;
}

function parseEntries<T>(schema: z.ZodType<T>, values: unknown[], file: string): T[] {
  return values.map((value, index) => parse(schema, value, file, label(value, index)));
}

function loadProfessions(folder: URL): CatalogueProfession[] {
  const file = 'professions.json';
  const content = parse(professionsFileSchema, readJson(folder, file), file, null);
  const professions = parseEntries(professionSchema, content.professions, file);
  const seen = new Set<string>();
  professions.forEach((profession, index) => {
    if (seen.has(profession.name)) fail(file, label(profession, index), 'is listed twice');
    seen.add(profession.name);
  });
  return professions;
}

function loadOccupations(folder: URL, professions: CatalogueProfession[]): CatalogueOccupation[] {
  const known = new Set(professions.map((profession) => profession.name));
  const fileOfName = new Map<string, string>();
  const files = readdirSync(new URL('occupations/', folder))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return files.flatMap((name) => {
    const file = `occupations/${name}`;
    const values = parse(z.array(z.unknown()), readJson(folder, file), file, null);
    const occupations = parseEntries(occupationSchema, values, file);
    occupations.forEach((occupation, index) => {
      const entry = label(occupation, index);
      const earlier = fileOfName.get(occupation.name);
      if (earlier !== undefined) fail(file, entry, `is listed already in ${earlier}`);
      fileOfName.set(occupation.name, file);
      if (!known.has(occupation.profession)) {
        fail(file, entry, `unknown profession "${occupation.profession}"`);
      }
      if (new Set(occupation.brafo).size !== occupation.brafo.length) {
        fail(file, entry, 'lists a career field twice');
      }
      if (new Set(occupation.synonyms).size !== occupation.synonyms.length) {
        fail(file, entry, 'lists a synonym twice');
      }
      if (new Set(occupation.aliases).size !== (occupation.aliases ?? []).length) {
        fail(file, entry, 'lists an alias twice');
      }
      if (occupation.aliases?.some((alias) => occupation.synonyms.includes(alias)) === true) {
        fail(file, entry, 'lists an alias as a synonym, too');
      }
    });
    return occupations;
  });
}

function checkExamples(
  fields: readonly CareerField[],
  occupations: readonly CatalogueOccupation[],
): void {
  const byName = new Map(occupations.map((occupation) => [occupation.name, occupation]));
  fields.forEach((field, index) => {
    for (const example of field.examples) {
      if (byName.get(example)?.brafo.includes(field.number) !== true) {
        fail(
          'worlds.json of the region',
          label(field, index),
          `example "${example}" does not list this field`,
        );
      }
    }
  });
}

/** Reads and validates the starter catalogue; throws an error with file and entry if it is invalid. */
export function loadCatalogue(
  folder: URL = DEFAULT_FOLDER,
  fields: readonly CareerField[] = careerFields,
): Catalogue {
  const professions = loadProfessions(folder);
  const occupations = loadOccupations(folder, professions);
  checkExamples(fields, occupations);
  return { brafoFields: fields, professions, occupations };
}
