import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FieldProps } from '../fields/field-props.ts';

type Picture = Blob | null | undefined;

/** In memory alone, since drafts are without files (FormDraft); a logout loads the page anew. */
const kept = new Map<string, Picture>();

/**
 * Keeps what was chosen in a field for pictures while the form is away: a step that one goes back from and comes to again. Ends with
 * the page, as with a reload.
 * @param key unique to the form, what it edits and whose it is
 */
export function useKeptPicture(
  key: string,
  { value, onChange }: Pick<FieldProps<Picture>, 'value' | 'onChange'>,
): { readonly isRestored: boolean; readonly forget: () => void } {
  const [isRestored] = useState(() => kept.has(key));
  const begin = useEffectEvent(() => {
    const before = kept.get(key);
    if (before !== undefined) onChange(before);
  });
  useLayoutEffect(() => begin(), []);
  useEffect(() => {
    if (value === undefined) kept.delete(key);
    else kept.set(key, value);
  }, [key, value]);
  // To be called once it is stored.
  return { isRestored, forget: () => kept.delete(key) };
}
