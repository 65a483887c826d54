import { announce } from './announcer.tsx';
import { pageHeading } from '../../focus/focus-heading-on-removal.ts';
import { t } from '../../texts/texts.ts';
import styles from './toast.module.css';

/** In ms: long enough to read, short enough not to be in the way. */
const shownMs = 4_000;
/** For a toast with a button, which the user has to reach first: the time that WCAG 2.2.1 requires for requesting more time. */
const offeredMs = 20_000;

let current: {
  readonly element: HTMLElement;
  timer: ReturnType<typeof setTimeout>;
  readonly letGo: () => void;
  readonly isOffer: boolean;
} | null = null;

/** The element that had the focus before the toast's buttons. */
let left: EventTarget | null = null;

/** Returns the focus after the pressed button was removed. */
function goBack(): void {
  if (left instanceof HTMLElement) left.focus({ preventScroll: true });
  left = null;
  if (document.activeElement === document.body) pageHeading()?.focus({ preventScroll: true });
}

function remove(): void {
  if (!current) return;
  const { element, timer, letGo } = current;
  clearTimeout(timer);
  letGo();
  const hasFocus = element.contains(document.activeElement);
  // Before it is removed: a removed element still loses the focus, and that would start a timer that ends the next toast.
  current = null;
  element.remove();
  if (hasFocus) goBack();
}

interface ToastAction {
  /** 'Rückgängig' */
  readonly label: string;
  /** Another way to do it, for screen readers: 'Mit Strg+Z rückgängig machen.' */
  readonly hint: string;
  readonly onPress: () => void;
  /** Language of the toast if it differs from that of the page. */
  readonly lang?: string;
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
 * Adds a button for the action and one that closes the toast, which may cover something. The toast stays while the focus or the pointer is
 * on it, and for the whole time after that: a hand that trembles leaves it before it has pressed.
 */
function offer({ label, onPress }: ToastAction, element: HTMLElement): void {
  // A landmark, to which screen readers can jump.
  element.role = 'region';
  element.ariaLabel = label;
  const close = button('×', nothing);
  close.ariaLabel = t('Meldung schließen');
  element.append(button(label, onPress), close);
  const stay = () => {
    if (current?.element === element) clearTimeout(current.timer);
  };
  const go = () => {
    if (current?.element !== element) return;
    clearTimeout(current.timer);
    current.timer = setTimeout(remove, offeredMs);
  };
  element.addEventListener('pointerenter', stay);
  element.addEventListener('pointerleave', go);
  element.addEventListener('focusin', ({ relatedTarget }) => {
    stay();
    if (!element.contains(relatedTarget as Node | null)) left = relatedTarget;
  });
  element.addEventListener('focusout', go);
}

/** Shows the toast. The focused element counts as its source, so that the next Tab leads to the buttons of the toast. */
function show(element: HTMLElement): void {
  const { activeElement: source } = document;
  // Browsers before 2024 show it below dialogs.
  element.showPopover?.(source instanceof HTMLElement ? { source } : {});
}

/**
 * Keeps the toast inside the topmost dialog, because elements outside of it are inert, and moves it when a dialog opens or closes.
 * @returns the function that ends this
 */
function keepInReach(element: HTMLElement): () => void {
  function place(): void {
    const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (element.parentNode === host) return;
    host.append(element);
    show(element);
  }
  place();
  const observer = new MutationObserver(place);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const withoutStop = (text: string) => text.replace(/\.$/, '');

let addition = '';

/** Adds a text to the next toast; '' for none. */
export function addToNextToast(text: string): void {
  addition = text;
}

/** Returns the text with the addition, and forgets the addition. */
function withAddition(text: string): string {
  const said = addition && `${withoutStop(text)}. ${addition}`;
  addition = '';
  return said || text;
}

/**
 * Shows and announces a success message without moving the focus: `showToast('Gespeichert')`. It is a popover, because only popovers appear
 * above an open dialog. It may offer an action, which must be possible in the page as well.
 */
export function showToast(message: string, action?: ToastAction): void {
  remove();
  const text = withAddition(message);
  announce(action ? `${withoutStop(text)}. ${action.hint}` : text, action?.lang);
  const element = document.createElement('div');
  element.className = styles['toast'] ?? '';
  if (action?.lang) element.lang = action.lang;
  const words = document.createElement('span');
  words.textContent = text;
  // `announce` has already told screen readers.
  words.ariaHidden = 'true';
  element.append(words);
  element.popover = 'manual';
  if (action) offer(action, element);
  document.body.append(element);
  show(element);
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
