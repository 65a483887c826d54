import type { z } from 'zod';
import { ApiError } from '../api/api.ts';
import { t } from '../texts/texts.ts';

/** One message per field name; the name '' stands for the whole form. */
export type FieldErrorsByName = Readonly<Record<string, string>>;

/** Thrown by a form's `onSubmit` to show messages at fields. */
export class FieldErrors extends Error {
  readonly errors: FieldErrorsByName;

  constructor(errors: FieldErrorsByName) {
    super(t('Die Eingaben sind ungültig.'));
    this.name = 'FieldErrors';
    this.errors = errors;
  }
}

/** Returns the field of an error's path: `companies.1.id` belongs to `companies`; '' if no field matches. */
function fieldOf(path: string, names: readonly string[]): string {
  let name = path;
  while (name !== '') {
    if (names.includes(name)) return name;
    name = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  }
  return '';
}

/** Groups messages by field name: keeps the first of each field and joins those of the whole form. */
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

/** Returns the schema's output for an input, or its messages by field name. */
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

/** Returns the messages of a failed call or `onSubmit`; undefined if the error has none for the form. */
export function errorsIn(error: unknown, names: readonly string[]): FieldErrorsByName | undefined {
  if (error instanceof FieldErrors) return byField(Object.entries(error.errors), names);
  if (!(error instanceof ApiError)) return undefined;
  const messages = Object.entries(error.errors).flatMap(([path, texts]) =>
    texts.map((text) => [path, text] as const),
  );
  return messages.length > 0 ? byField(messages, names) : undefined;
}
