interface Described {
  readonly id: string;
  readonly error?: string | false | undefined;
  readonly description?: string | undefined;
}

/** Returns the ids of a field's descriptions, its error first. */
export function describedBy(
  { id, error, description }: Described,
  ...more: readonly (string | undefined)[]
): string | undefined {
  const ids = [error && `${id}-error`, description && `${id}-description`, ...more];
  return ids.filter(Boolean).join(' ') || undefined;
}
