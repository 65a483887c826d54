/** An example of an answer, as far as it matters: values of the right kind, one item per list. */
export type Sample<T> = T extends readonly (infer Item)[]
  ? readonly Sample<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Sample<T[Key]> }
    : T;

/** Whether a value is made like the example: every key of it, and every item of a list. */
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
