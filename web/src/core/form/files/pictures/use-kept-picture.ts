import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FieldProps } from '../../fields/field-props.ts';

type Picture = Blob | null | undefined;

/** Kept in memory only, because drafts hold no files (FormDraft). A logout reloads the page and so clears it. */
const kept = new Map<string, Picture>();

/**
 * Keeps the chosen picture while its form is unmounted, for example in another step. A reload of the page loses it.
 * @param key unique to the form, the edited object and the account
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
  // Call `forget` once the picture is stored.
  return { isRestored, forget: () => kept.delete(key) };
}
