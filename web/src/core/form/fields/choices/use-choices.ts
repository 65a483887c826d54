import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../../hooks/use-debounced.ts';
import { matching } from './choices.ts';
import type { Choice } from '../field-props.ts';

/** Options that the server searches for. */
export interface ChoiceSearch {
  /** Distinguishes searches in the cache. */
  readonly key: readonly unknown[];
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  /** Number of characters from which on it searches; by default 1. */
  readonly from?: number;
}

/** The options: a list, or a search. */
export type ChoiceSource = readonly Choice[] | ChoiceSearch;

const isList = (source: ChoiceSource): source is readonly Choice[] => Array.isArray(source);

/** Pause in typing (ms) before the server is asked. */
const pauseMs = 150;

/** Returns the options for the typed text; `isReady` tells that they are complete. */
export function useChoices(source: ChoiceSource, typed: string) {
  const text = useDebouncedValue(typed.trim(), pauseMs);
  const search = isList(source) ? null : source;
  const isEnough = text.length >= (search?.from ?? 1);
  const query = useQuery({
    queryKey: ['choices', ...(search?.key ?? []), text],
    queryFn: ({ signal }) => search?.find(text, signal) ?? [],
    enabled: search !== null && isEnough,
    placeholderData: keepPreviousData,
  });
  if (isList(source)) return { choices: matching(source, typed), isReady: true };
  const isReady = isEnough && text === typed.trim() && query.isSuccess && !query.isPlaceholderData;
  return { choices: typed.trim().length < (source.from ?? 1) ? [] : (query.data ?? []), isReady };
}
