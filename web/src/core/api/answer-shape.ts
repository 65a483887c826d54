/** An example of a response, with the parts that matter: values of the right type, one item per list. */
export type Sample<T> = T extends readonly (infer Item)[]
  ? readonly Sample<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Sample<T[Key]> }
    : T;

/** Checks that a value has the shape of the example: every key of it, and the same shape for every item of a list. */
export function fits(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) {
    const [item] = sample as unknown[];
    return Array.isArray(value) && (item === undefined || value.every((one) => fits(one, item)));
  }
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as Record<string, unknown>;
  return Object.entries(sample).every(([key, part]) => fits(parts[key], part));
}
