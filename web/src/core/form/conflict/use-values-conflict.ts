import { useVersionConflict } from './use-conflict.ts';

/**
 * `useConflict` for objects without a time of their last change: their values say which version an edit began with. The form's
 * `onSubmit` sends `begun()`.
 * @param edited the object that the form edits; null for a new one
 * @param valuesOf returns the form's initial values for an object, as the API stores them
 * @param labels of the fields to compare, by name, in their order
 */
export function useValuesConflict<Stored extends object, Values extends object>(
  edited: Stored | null,
  valuesOf: (stored: Stored) => Values,
  labels: Readonly<Record<string, string>>,
) {
  const versionOf = (stored: Stored) => JSON.stringify(valuesOf(stored));
  const conflict = useVersionConflict(edited, valuesOf, labels, versionOf);
  return { ...conflict, begun: () => JSON.parse(conflict.lastUpdated()) as Values };
}
