interface Described {
  readonly id: string;
  readonly error?: string | false | undefined;
  readonly description?: string | undefined;
}

/** Ids of what describes a field, what is wrong with it first. */
export function describedBy(
  { id, error, description }: Described,
  ...more: readonly (string | undefined)[]
): string | undefined {
  const ids = [error && `${id}-error`, description && `${id}-description`, ...more];
  return ids.filter(Boolean).join(' ') || undefined;
}
