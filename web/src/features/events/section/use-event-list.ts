import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { useEffect, useRef, useState } from 'react';
import { recall, remember } from '../../../core/history/entries.ts';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { toggleId } from './event-entry.tsx';
import { t } from '../../../core/texts/texts.ts';

/** Number of entries at first, and number that each press on the button adds. */
const stepSize = 6;

export interface EventListState {
  readonly opened: ReadonlySet<number>;
  readonly shown: number;
  readonly toggle: (id: number) => void;
  readonly more: () => void;
  /** Unfolds an event anywhere in the list and scrolls to it. */
  readonly reveal: (id: number) => void;
}

/** Returns the state of the list in this entry of the history, for Back and a reload. */
function recalled(): { readonly opened: readonly number[]; readonly shown: number } {
  const { opened, shown } = (recall('events') ?? {}) as Readonly<Record<string, unknown>>;
  return {
    opened: Array.isArray(opened) ? opened.filter((id) => typeof id === 'number') : [],
    shown: typeof shown === 'number' && shown >= stepSize ? shown : stepSize,
  };
}

/** State of the list: which entries are shown and unfolded. */
export function useEventList(events: readonly PublicEvent[]): EventListState {
  const [before] = useState(recalled);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set(before.opened));
  const [shown, setShown] = useState(before.shown);
  /** The event to scroll to once it is rendered. A new object each time, so that a second press scrolls again. */
  const [goal, setGoal] = useState<{ readonly id: number; readonly scrolls: boolean } | null>(null);
  const gone = useRef(goal);

  useEffect(() => remember('events', { opened: [...opened], shown }), [opened, shown]);

  useEffect(() => {
    if (goal === null || goal === gone.current) return;
    gone.current = goal;
    goTo(goal.id, goal.scrolls);
  }, [goal]);

  function toggle(id: number) {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  }

  function more() {
    const first = events[shown];
    setShown(shown + stepSize);
    announce(t('{count} weitere Events', { count: Math.min(stepSize, events.length - shown) }));
    if (first) setGoal({ id: first.id, scrolls: false });
  }

  function reveal(id: number) {
    const place = events.findIndex((event) => event.id === id) + 1;
    setOpened(new Set(opened).add(id));
    setShown(Math.max(shown, Math.ceil(place / stepSize) * stepSize));
    setGoal({ id, scrolls: true });
  }

  return { opened, shown, toggle, more, reveal };
}

function goTo(event: number, scrolls: boolean): void {
  const toggle = document.getElementById(toggleId(event));
  toggle?.focus({ preventScroll: scrolls });
  if (!scrolls) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  toggle?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
