/** Keys that change nothing: they move the focus, leave the form or scroll. */
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

/** Events that change a form. They are captured before React and the editors see them. */
const changing = ['beforeinput', 'click', 'drop', 'keydown', 'mousedown', 'paste'] as const;

/** Parts of a form that stay usable during a save, such as its close button. Set by `data-stays` (FormActions, Overlay). */
const staysOfUse = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-stays], a[href]') !== null;

function block(event: Event): void {
  if (staysOfUse(event.target)) return;
  if (event instanceof KeyboardEvent && (harmless.has(event.key) || isCopying(event))) return;
  // A press may move the focus, but must not open a select.
  const isPress = event.type === 'mousedown';
  if (isPress && !(event.target instanceof Element && event.target.closest('select'))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Sets an attribute on elements that do not have it. @returns the function that removes it again */
function mark(elements: Iterable<Element>, name: string): () => void {
  const marked = [...elements].filter((element) => !element.hasAttribute(name));
  for (const element of marked) element.setAttribute(name, 'true');
  return () => {
    for (const element of marked) element.removeAttribute(name);
  };
}

/**
 * Prevents changes to a form while it is being saved: they would be in no save and would be lost with the form. Fields are not disabled,
 * which would take away the focus, but marked as read-only for screen readers. (`aria-busy` on the form would suppress announcements inside
 * it.)
 * @returns the function that unlocks the form
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

/** Returns the form that contains the fields. @param ids of fields, some of which may not be in the document */
export function formAround(ids: readonly string[]): HTMLFormElement | null {
  const field = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
  return field?.closest('form') ?? null;
}
