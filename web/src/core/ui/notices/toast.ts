import { announce } from './announcer.tsx';
import { pageHeading } from '../../focus/hand-focus-on.ts';
import styles from './toast.module.css';

/** Long enough to be read, short enough not to be in the way. */
const shownMs = 4_000;
/** With something to press, which must first be reached. */
const offeredMs = 12_000;

let current: {
  readonly element: HTMLElement;
  timer: ReturnType<typeof setTimeout>;
  readonly letGo: () => void;
  readonly isOffer: boolean;
} | null = null;

/** What had the focus before one of the buttons. */
let left: EventTarget | null = null;

/** Where the keyboard goes on once the button that was pressed is gone. */
function goBack(): void {
  if (left instanceof HTMLElement) left.focus({ preventScroll: true });
  left = null;
  if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true });
}

function remove(): void {
  if (!current) return;
  clearTimeout(current.timer);
  current.letGo();
  const hasFocus = current.element.contains(document.activeElement);
  current.element.remove();
  current = null;
  if (hasFocus) goBack();
}

interface ToastAction {
  /** 'Rückgängig' */
  readonly label: string;
  /** How else it can be done, for screen readers: 'Mit Strg+Z rückgängig machen.' */
  readonly hint: string;
  readonly onPress: () => void;
}

const nothing = () => undefined;

function button(text: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.className = styles['action'] ?? '';
  made.addEventListener('click', () => {
    remove();
    onPress();
  });
  return made;
}

/**
 * A button that takes back what was done, and one that lets go of it: what lies below may be needed. As long as one of them has the
 * focus, or the pointer is on them, they stay.
 */
function offer({ label, onPress }: ToastAction, element: HTMLElement): void {
  const close = button('×', nothing);
  close.ariaLabel = 'Meldung schließen';
  element.append(button(label, onPress), close);
  const stay = () => {
    if (current?.element === element) clearTimeout(current.timer);
  };
  const go = () => {
    if (current?.element !== element) return;
    clearTimeout(current.timer);
    current.timer = setTimeout(remove, shownMs);
  };
  element.addEventListener('pointerenter', stay);
  element.addEventListener('pointerleave', go);
  element.addEventListener('focusin', ({ relatedTarget }) => {
    stay();
    if (!element.contains(relatedTarget as Node | null)) left = relatedTarget;
  });
  element.addEventListener('focusout', go);
}

/**
 * Keeps something that can be pressed within the dialog that is on top, beside which a browser lets nothing be pressed, and takes it
 * along when one opens or closes.
 * @returns what ends it
 */
function keepInReach(element: HTMLElement): () => void {
  function place(): void {
    const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (element.parentNode === host) return;
    host.append(element);
    element.showPopover?.();
  }
  place();
  const observer = new MutationObserver(place);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

let addition = '';

/** What the next message says besides; '' for nothing. */
export function addToNextToast(text: string): void {
  addition = text;
}

/** What is said, with what was to be added. */
function withAddition(text: string): string {
  const said = addition && `${text.replace(/\.$/, '')}. ${addition}`;
  addition = '';
  return said || text;
}

/**
 * Says that something has worked, to eyes and to screen readers, without taking the focus: `showToast('Gespeichert')`. It is a
 * popover, because only those lie above an open dialog. With an action it can be pressed there and then; what it does must be
 * possible in the page as well.
 */
export function showToast(message: string, action?: ToastAction): void {
  remove();
  const text = withAddition(message);
  announce(action ? `${text}. ${action.hint}` : text);
  const element = document.createElement('div');
  element.className = styles['toast'] ?? '';
  const words = document.createElement('span');
  words.textContent = text;
  // The announcer has said it.
  words.ariaHidden = 'true';
  element.append(words);
  element.popover = 'manual';
  if (action) offer(action, element);
  document.body.append(element);
  // Browsers before 2024 show it below dialogs.
  element.showPopover?.();
  const letGo = action ? keepInReach(element) : nothing;
  current = {
    element,
    timer: setTimeout(remove, action || text !== message ? offeredMs : shownMs),
    letGo,
    isOffer: action !== undefined,
  };
}

/** Removes a toast whose action no longer applies. */
export function removeOffer(): void {
  if (current?.isOffer) remove();
}
