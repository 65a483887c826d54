import { isLeftSilently } from '../../session/unsaved.ts';

/** What the Navigation API tells where there is one: which entry of the history this is. */
interface Entry {
  readonly key: string;
}

interface History {
  readonly currentEntry: Entry | null;
  readonly entries: () => readonly Entry[];
}

const keysOf = (api: History) => new Set(api.entries().map(({ key }) => key));
const api = (): History | undefined => (globalThis as { navigation?: History }).navigation;

/** Somebody wanted to leave and was held: exactly one of the two is to be called. */
export interface Held {
  readonly leave: () => void;
  readonly stay: () => void;
}

let isSilent = false;

/** Leaves a page whatever is unsaved in it: for a login that ran out, whose drafts are kept. */
export function leaveWithoutWarning(leave: () => void): void {
  isSilent = true;
  leave();
  // A change of the hash is told in a task of its own.
  setTimeout(() => (isSilent = false), 0);
}

/**
 * A browser tells of a link or Back by `popstate` at once and by `hashchange` later: too late, since whatever draws the page in
 * between draws the new one.
 */
const changes = ['popstate', 'hashchange'] as const;

type Step = 'push' | 'replace' | 'traverse';

/**
 * Holds a page whose address is behind the hash. The address has changed already when the browser tells, so it is put back in
 * that very moment, before the router can look: a new entry (`push`, `replace`) becomes one of this page again, after a step
 * through the history (`traverse`) this page gets an entry of its own there.
 * @returns what ends it
 */
export function guardNavigation(onHeld: (held: Held) => void): () => void {
  const home = location.href;
  let known = api() && keysOf(api() as History);
  let key = api()?.currentEntry?.key;

  function note(): void {
    const history = api();
    known = history && keysOf(history);
    key = history?.currentEntry?.key;
  }

  function stepOf(event: Event): Step {
    const now = api()?.currentEntry?.key;
    // The router tells of its own steps by `hashchange` alone. Without the API, Back is what matters among the others.
    if (now === undefined) return event.type === 'popstate' ? 'traverse' : 'replace';
    if (now === key) return 'replace';
    return known?.has(now) ? 'traverse' : 'push';
  }

  function hold(event: Event): void {
    if (isSilent || isLeftSilently() || location.href === home) return;
    event.stopImmediatePropagation();
    const target = location.href;
    const step = stepOf(event);
    if (step === 'traverse') history.pushState(null, '', home);
    else history.replaceState(null, '', home);
    note();
    const leave = () => {
      stop();
      if (step === 'traverse') history.back();
      else location.replace(target);
    };
    // Two entries of this page would make the next Back do nothing.
    const stay = () => {
      if (step === 'push') history.back();
    };
    onHeld({ leave, stay });
  }

  function warn(event: BeforeUnloadEvent): void {
    if (!isSilent && !isLeftSilently()) event.preventDefault();
  }

  function stop(): void {
    for (const name of changes) removeEventListener(name, hold, { capture: true });
    removeEventListener('beforeunload', warn);
  }

  // Before the router, which listens without `capture`.
  for (const name of changes) addEventListener(name, hold, { capture: true });
  addEventListener('beforeunload', warn);
  return stop;
}
