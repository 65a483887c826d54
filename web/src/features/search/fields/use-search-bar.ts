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

/** Pause in typing (ms) before a search (specification, section 5). */
const typingPauseMs = 500;

export interface SearchBarProps {
  readonly search: Search;
  readonly onSearch: (search: Search, how: 'typed' | 'chosen') => void;
}

/** State of the fields above the results: a choice searches at once, typing after a pause. */
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

  // The address may change by other causes: Back, a removed filter, a raised radius.
  const follow = useEffectEvent((now: Search) => {
    const isOwnText = now.text === sentText.current;
    if (!isOwnText) sendText.cancel();
    const earlier = before.current;
    // Uses the current draft, which may be newer than the last render: the first effect runs after the handover has entered earlier input.
    setDraft((current) => followed(current, earlier, now, isOwnText));
    sentText.current = now.text;
    before.current = now;
  });
  useEffect(() => follow(search), [search]);

  /** Searches with all values, after looking up a typed town. */
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
    // An emptied town field counts as a choice; an incomplete town does not.
    else if (!isUnsettled(next)) void settle(next);
  }

  function leavePlace() {
    if (isUnsettled(draft)) void settle(draft);
  }

  return { draft, change, leavePlace, submit: () => void settle(draft) };
}
