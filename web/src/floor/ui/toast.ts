import { announce } from '../announcer.tsx';
import styles from './toast.module.css';

/** Long enough to be read, short enough not to be in the way. */
const shownMs = 4_000;

let current: {
  readonly element: HTMLElement;
  readonly timer: ReturnType<typeof setTimeout>;
} | null = null;

function remove(): void {
  if (!current) return;
  clearTimeout(current.timer);
  current.element.remove();
  current = null;
}

/**
 * Says that something has worked, to eyes and to screen readers, without taking the focus: `showToast('Gespeichert')`. It is a
 * popover, because only those lie above an open dialog.
 */
export function showToast(text: string): void {
  remove();
  announce(text);
  const element = document.createElement('div');
  element.className = styles['toast'] ?? '';
  element.textContent = text;
  // The announcer has said it.
  element.ariaHidden = 'true';
  element.popover = 'manual';
  document.body.append(element);
  // Browsers before 2024 show it below dialogs.
  element.showPopover?.();
  current = { element, timer: setTimeout(remove, shownMs) };
}
