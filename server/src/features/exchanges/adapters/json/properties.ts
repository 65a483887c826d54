export type Properties = Readonly<Record<string, unknown>>;

/** An object of JSON; an empty one for anything else. */
export function propertiesOf(value: unknown): Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Properties)
    : {};
}

/** What stands there once or several times. */
export function allOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}
