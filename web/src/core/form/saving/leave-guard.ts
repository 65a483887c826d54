import { isLeftSilently } from '../../session/unsaved.ts';

/** A history entry of the Navigation API. */
interface Entry {
  readonly key: string;
}

interface History {
  readonly currentEntry: Entry | null;
  readonly entries: () => readonly Entry[];
}

const keysOf = (api: History) => new Set(api.entries().map(({ key }) => key));
const api = (): History | undefined => (globalThis as { navigation?: History }).navigation;

/** A navigation that was stopped: call exactly one of the two functions. */
export interface Held {
  readonly leave: () => void;
  readonly stay: () => void;
}

let isSilent = false;

/** Leaves a page without a warning about unsaved input, because the session has expired and drafts are kept. */
export function leaveWithoutWarning(leave: () => void): void {
  isSilent = true;
  leave();
  // The browser fires `hashchange` in a later task.
  setTimeout(() => (isSilent = false), 0);
}

/**
 * Has the browser ask before the page is closed or loaded anew.
 * @returns the function that ends it
 */
export function guardUnload(): () => void {
  // A function of its own per guard: the browser keeps a listener that is added twice only once.
  function ask(event: BeforeUnloadEvent): void {
    if (!isSilent && !isLeftSilently()) event.preventDefault();
  }
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/**
 * For a link or Back, browsers fire `popstate` at once and `hashchange` later. The later event alone would be too late: a render in between
 * would already show the new page.
 */
const changes = ['popstate', 'hashchange'] as const;

type Step = 'push' | 'replace' | 'traverse';

/**
 * Prevents leaving a page whose address is in the hash. The address has already changed when the event fires, so it is set back at once,
 * before the router reads it: a new entry (`push`, `replace`) gets the old address again; after a step through the history (`traverse`) a
 * new entry for this page is added.
 * @returns the function that ends it
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
    // The router's own steps fire only `hashchange`. Without the Navigation API, `popstate` is taken for Back.
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
    // Two entries of this page would make the next Back seem to do nothing.
    const stay = () => {
      if (step === 'push') history.back();
    };
    onHeld({ leave, stay });
  }

  function stop(): void {
    for (const name of changes) removeEventListener(name, hold, { capture: true });
    endUnload();
  }

  // Listens before the router, which does not use `capture`.
  for (const name of changes) addEventListener(name, hold, { capture: true });
  const endUnload = guardUnload();
  return stop;
}
