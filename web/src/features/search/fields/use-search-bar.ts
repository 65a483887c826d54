import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebouncedCallback } from '../../../core/hooks/use-debounced.ts';
import { beforeReload } from '../../../core/navigation/reload.ts';
import {
  draftOf,
  followed,
  isUnsettled,
  searchOf,
  settlePlace,
  withSettledPlace,
  type Draft,
} from './draft.ts';
import { changed, type Search } from '../search.ts';

/** A search that follows typing waits so long for the next letter (specification, section 5). */
const typingPauseMs = 500;

export interface SearchBarProps {
  readonly search: Search;
  readonly onSearch: (search: Search, how: 'typed' | 'chosen') => void;
}

/** State of the fields above the results: what is chosen searches at once, what is typed after a pause. */
export function useSearchBar({ search, onSearch }: SearchBarProps) {
  const [draft, setDraft] = useState(() => draftOf(search));
  const sentText = useRef(search.text);
  const before = useRef(search);

  const sendText = useDebouncedCallback(
    (text: string) => send(changed(search, { text: text.trim() }), 'typed'),
    typingPauseMs,
  );

  function send(next: Search, how: 'typed' | 'chosen') {
    if (how === 'chosen') sendText.cancel();
    sentText.current = next.text;
    onSearch(next, how);
  }

  const flush = useEffectEvent(() => sendText.flush());
  useEffect(() => beforeReload(() => flush()), []);

  // The address may change from elsewhere: Back, a removed filter, a raised perimeter.
  const follow = useEffectEvent((now: Search) => {
    const isOwnText = now.text === sentText.current;
    if (!isOwnText) sendText.cancel();
    const earlier = before.current;
    // What was typed since the last render counts, too: the first effect runs after the handover has entered what was typed.
    setDraft((current) => followed(current, earlier, now, isOwnText));
    sentText.current = now.text;
    before.current = now;
  });
  useEffect(() => follow(search), [search]);

  /** Sends all there is, once the town that was only typed is found. */
  async function settle(next: Draft) {
    const settled = await settlePlace(next);
    setDraft((current) => withSettledPlace(current, next, settled));
    if (!settled.placeError) send(changed(search, searchOf(settled)), 'chosen');
  }

  function change(part: Partial<Draft>, how: 'typed' | 'chosen') {
    const next = { ...draft, ...part };
    setDraft((current) => ({ ...current, ...part }));
    if (how === 'chosen') void settle(next);
    else if (part.text !== undefined) sendText.call(part.text);
    // An emptied town field is a decision; a half-typed one is not.
    else if (!isUnsettled(next)) void settle(next);
  }

  function leavePlace() {
    if (isUnsettled(draft)) void settle(draft);
  }

  return { draft, change, leavePlace, submit: () => void settle(draft) };
}
