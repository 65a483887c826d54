import type { z } from 'zod';
import { ApiError } from '../api/api.ts';

/** One message by name of field; the name '' stands for the form as a whole. */
export type FieldErrorsByName = Readonly<Record<string, string>>;

/** Thrown by a form's `onSubmit` to say what is wrong where. */
export class FieldErrors extends Error {
  readonly errors: FieldErrorsByName;

  constructor(errors: FieldErrorsByName) {
    super('Die Eingaben sind ungültig.');
    this.name = 'FieldErrors';
    this.errors = errors;
  }
}

/** The field that a path belongs to: `companies.1.id` is a matter of `companies`; '' where no field has it. */
function fieldOf(path: string, names: readonly string[]): string {
  let name = path;
  while (name !== '') {
    if (names.includes(name)) return name;
    name = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  }
  return '';
}

/** Messages under the names of fields, the first of each field; those of the form as a whole stand together. */
function byField(messages: readonly (readonly [string, string])[], names: readonly string[]) {
  const found: Record<string, string> = {};
  const general = new Set<string>();
  for (const [path, message] of messages) {
    const name = fieldOf(path, names);
    if (name === '') general.add(message);
    else found[name] ??= message;
  }
  if (general.size > 0) found[''] = [...general].join(' ');
  return found;
}

type Checked<Output> =
  | { readonly output: Output; readonly errors?: never }
  | { readonly errors: FieldErrorsByName };

/** What the schema makes of an input, or its messages under the names of fields. */
export function check<Output>(
  schema: z.ZodType<Output>,
  input: unknown,
  names: readonly string[],
): Checked<Output> {
  const result = schema.safeParse(input);
  if (result.success) return { output: result.data };
  const messages = result.error.issues.map(
    ({ path, message }) => [path.join('.'), message] as const,
  );
  return { errors: byField(messages, names) };
}

/** The messages that a failed call or `onSubmit` brings for the form; undefined where it brings none. */
export function errorsIn(error: unknown, names: readonly string[]): FieldErrorsByName | undefined {
  if (error instanceof FieldErrors) return byField(Object.entries(error.errors), names);
  if (!(error instanceof ApiError)) return undefined;
  const messages = Object.entries(error.errors).flatMap(([path, texts]) =>
    texts.map((text) => [path, text] as const),
  );
  return messages.length > 0 ? byField(messages, names) : undefined;
}
