/** Keys that change nothing: they lead through the form, out of it, or over the page. */
const harmless = new Set([
  'Tab',
  'Escape',
  'Shift',
  'Control',
  'Alt',
  'Meta',
  'PageUp',
  'PageDown',
]);
const isCopying = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && ['a', 'c'].includes(event.key.toLowerCase());

/** What changes a form. Before React and the editors, which listen further in or when it has risen again. */
const changing = ['beforeinput', 'click', 'drop', 'keydown', 'mousedown', 'paste'] as const;

/** Parts of a form that stay of use while it is saved: what closes it. Set by `data-stays` (FormActions, Overlay). */
const staysOfUse = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-stays], a[href]') !== null;

function block(event: Event): void {
  if (staysOfUse(event.target)) return;
  if (event instanceof KeyboardEvent && (harmless.has(event.key) || isCopying(event))) return;
  // A press still moves the focus; it would open what one chooses from.
  const isPress = event.type === 'mousedown';
  if (isPress && !(event.target instanceof Element && event.target.closest('select'))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Sets an attribute on elements that do not have it. @returns takes it away again */
function mark(elements: Iterable<Element>, name: string): () => void {
  const marked = [...elements].filter((element) => !element.hasAttribute(name));
  for (const element of marked) element.setAttribute(name, 'true');
  return () => {
    for (const element of marked) element.removeAttribute(name);
  };
}

/**
 * Keeps a form as it is while it is being saved: what would be typed meanwhile belongs to no save, and would go with the form. Nothing
 * is disabled, which would take the focus away; screen readers hear that fields can be read only. (No `aria-busy` on the form: what is
 * announced inside of it would be kept back.)
 * @returns lets go of it
 */
export function lockForm(form: HTMLFormElement): () => void {
  const own = (selector: string) =>
    [...form.querySelectorAll(selector)].filter((element) => !staysOfUse(element));
  const undo = [
    mark([form], 'data-saving'),
    mark(own('input:not([type=checkbox], [type=radio], [type=file]), textarea'), 'readonly'),
    mark(own('[role=textbox]'), 'aria-readonly'),
    mark(own('button, select, input[type=checkbox], input[type=radio]'), 'aria-disabled'),
  ];
  for (const type of changing) form.addEventListener(type, block, { capture: true });
  return () => {
    for (const type of changing) form.removeEventListener(type, block, { capture: true });
    for (const one of undo) one();
  };
}

/** The form that a field stands in. @param ids of fields, of which one may not be there */
export function formAround(ids: readonly string[]): HTMLFormElement | null {
  const field = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
  return field?.closest('form') ?? null;
}
