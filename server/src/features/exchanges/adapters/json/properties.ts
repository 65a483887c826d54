export type Properties = Readonly<Record<string, unknown>>;

/** Returns an object of JSON; an empty one for any other value. */
export function propertiesOf(value: unknown): Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Properties)
    : {};
}

/** Returns a value or list of values as a list. */
export function allOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}
