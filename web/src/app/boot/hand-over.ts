type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldSelector = 'input, select, textarea';
const anySelector = `${fieldSelector}, button, a[href], [tabindex]`;

/** What tells a part of the app shell apart, and finds its counterpart in the application. */
function nameOf(element: Element): string {
  // There is one, and what stands in it changes.
  if (element.localName === 'main') return element.localName;
  const labels = 'labels' in element ? [...((element as Field).labels ?? [])] : [];
  const words =
    element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? '';
  return [element.localName, element.getAttribute('type') ?? '', words.trim()].join('|');
}

/** Answers how to find, once the application stands, what does the same there. Names can only be read while the page shows it. */
function counterpartOf<E extends HTMLElement>(element: E): (app: Element) => E | undefined {
  const name = nameOf(element);
  return (app) => [...app.querySelectorAll<E>(anySelector)].find((other) => nameOf(other) === name);
}

const isTyped = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

interface Entry {
  readonly value: string;
  readonly checked?: boolean;
  /** Whether somebody is just typing there: its suggestions are wanted. */
  readonly isActive: boolean;
}

/** As if a person did it: React only believes values that come past its own bookkeeping, with an event. */
function enter(field: Field, { value, checked, isActive }: Entry): void {
  if (isChoice(field)) {
    if (field.checked !== checked) field.click();
    return;
  }
  field.focus({ preventScroll: true });
  const type = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(field, value);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
  if (!isActive) field.blur();
}

/** Remembers where a person is in the app shell; answers how to get there in the application. */
function whereIn(view: Element): (app: Element) => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !view.contains(active)) return () => undefined;
  const find = counterpartOf(active);
  const selection =
    active instanceof HTMLInputElement && active.type === 'text'
      ? ([active.selectionStart, active.selectionEnd, active.selectionDirection ?? 'none'] as const)
      : null;
  return (app) => {
    const now = find(app);
    now?.focus({ preventScroll: true });
    if (selection && now instanceof HTMLInputElement) now.setSelectionRange(...selection);
  };
}

/** Remembers what a person has typed, chosen and pressed; answers how to do it again. */
function doneIn(view: Element): {
  readonly enterAll: (app: Element) => void;
  readonly press: (app: Element) => void;
} {
  const typed = [...view.querySelectorAll<Field>(fieldSelector)]
    .filter(isTyped)
    .map((field) => ({
      entry: {
        value: field.value,
        checked: isChoice(field) && field.checked,
        isActive: field === document.activeElement,
      },
      find: counterpartOf(field),
    }))
    .sort((a, b) => Number(a.entry.isActive) - Number(b.entry.isActive));
  const held = view.querySelector<HTMLElement>('[data-held]');
  const findHeld = held && counterpartOf(held);
  return {
    enterAll: (app) => {
      for (const { entry, find } of typed) {
        const now = find(app);
        if (now) enter(now, entry);
      }
    },
    press: (app) => findHeld?.(app)?.click(),
  };
}

/**
 * Puts the application where the app shell stood, with all that a person has done meanwhile: what was typed and chosen, where
 * the cursor and the page stand, and the button that was pressed last.
 */
export function handOver(shell: HTMLElement, app: HTMLElement): void {
  if (!shell.isConnected) return;
  const view = [...shell.children].find((child) => getComputedStyle(child).display !== 'none');
  const done = view && doneIn(view);
  const goBack = view && whereIn(view);
  const { scrollX, scrollY } = window;

  app.id = shell.id;
  delete document.documentElement.dataset['view'];
  shell.replaceWith(app);
  scrollTo(scrollX, scrollY);
  // React is just about to finish; it takes no event before. Nothing is painted in between.
  queueMicrotask(() => {
    done?.enterAll(app);
    goBack?.(app);
    scrollTo(scrollX, scrollY);
    if (done) setTimeout(() => done.press(app));
  });
}
