type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldSelector = 'input, select, textarea';
const anySelector = `${fieldSelector}, button, a[href], [tabindex]`;

/**
 * Returns a key that an element has both in the app shell and in the application: the target of a link, the name of a control, and the
 * value of a checkbox or radio button. `undefined` for other elements.
 */
function keyOf(element: Element): string | undefined {
  if (element instanceof HTMLAnchorElement) {
    const href = element.getAttribute('href') ?? '';
    // The target of the skip link has another id in each app shell.
    return /^#(?!\/)/.test(href) ? 'a skip' : `a ${href}`;
  }
  if (element.localName === 'main') return 'main';
  const name = element.getAttribute('name');
  if (name === null) return undefined;
  const isOneOfSeveral = element instanceof HTMLButtonElement || isChoice(element);
  return isOneOfSeveral ? `${name} ${element.value}` : name;
}

/** Returns the element of the application that corresponds to one of the app shell. */
function counterpartOf<E extends HTMLElement>(element: E, app: Element): E | undefined {
  const key = keyOf(element);
  if (key === undefined) return undefined;
  return [...app.querySelectorAll<E>(anySelector)].find((other) => keyOf(other) === key);
}

const isTyped = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};

function isChoice(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

interface Entry {
  readonly value: string;
  readonly checked?: boolean;
  /** Whether somebody is typing there, so that suggestions are opened. */
  readonly isActive: boolean;
}

/** Sets a value as user input does: React ignores values unless they bypass its own property setter and fire an event. */
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

/** Stores the focus in the app shell. Returns a function that restores it in the application. */
function whereIn(view: Element): (app: Element) => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !view.contains(active)) return () => undefined;
  const selection =
    active instanceof HTMLInputElement && active.type === 'text'
      ? ([active.selectionStart, active.selectionEnd, active.selectionDirection ?? 'none'] as const)
      : null;
  return (app) => {
    const now = counterpartOf(active, app);
    now?.focus({ preventScroll: true });
    if (selection && now instanceof HTMLInputElement) now.setSelectionRange(...selection);
  };
}

/** Records typed values, choices and the pressed button. Returns functions that repeat them in the application. */
function doneIn(view: Element): {
  readonly enterAll: (app: Element) => void;
  readonly press: (app: Element) => void;
} {
  const typed = [...view.querySelectorAll<Field>(fieldSelector)]
    .filter(isTyped)
    .map((field) => ({
      field,
      value: field.value,
      checked: isChoice(field) && field.checked,
      isActive: field === document.activeElement,
    }))
    .sort((a, b) => Number(a.isActive) - Number(b.isActive));
  const held = view.querySelector<HTMLElement>('[data-held]');
  return {
    enterAll: (app) => {
      for (const { field, ...entry } of typed) {
        const now = counterpartOf(field, app);
        if (now) enter(now, entry);
      }
    },
    press: (app) => held && counterpartOf(held, app)?.click(),
  };
}

/**
 * Replaces the app shell by the application and restores everything the user has done meanwhile: typed and chosen values, the focus, the
 * scroll position, and the last pressed button.
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
  // React handles events only after it has finished rendering. Nothing is painted in between.
  queueMicrotask(() => {
    done?.enterAll(app);
    goBack?.(app);
    scrollTo(scrollX, scrollY);
    if (done) setTimeout(() => done.press(app));
  });
}
