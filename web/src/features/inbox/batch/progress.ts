import { guardUnload } from '../../../core/form/saving/leave-guard.ts';
import { isInterrupted, waitForOwner } from '../../../core/session/interruption.ts';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import styles from '../../../core/ui/notices/toast.module.css';

/** In ms: what ends sooner needs no progress. */
const delayMs = 1_000;

/** Adds the line at the place of toasts; it is a popover, because only popovers appear above an open dialog. */
function addLine(): HTMLElement {
  const line = document.createElement('div');
  line.className = styles['toast'] ?? '';
  line.popover = 'manual';
  // `announce` tells screen readers, once.
  line.ariaHidden = 'true';
  document.body.append(line);
  line.showPopover?.();
  return line;
}

/**
 * Shows how far an action of several steps is, until it ends: `withProgress('Aufgabe', 220, (tell) => …)` shows 'Aufgabe 3 von 220'.
 * @param work calls its argument before each step
 * @throws what `work` throws
 */
export async function withProgress<Result>(
  step: string,
  count: number,
  work: (tell: () => void) => Promise<Result>,
): Promise<Result> {
  let begun = 0;
  let isOver = false;
  let line: HTMLElement | undefined;
  const text = () => `${step} ${begun} von ${count} …`;

  function show(): void {
    if (isOver) return;
    // It would cover the dialog in which the owner logs in again.
    if (isInterrupted()) return void waitForOwner().then(show);
    line = addLine();
    line.textContent = text();
    announce(text());
  }

  const timer = setTimeout(show, delayMs);
  // The remaining steps would not be done.
  const endGuard = guardUnload();
  try {
    return await work(() => {
      begun += 1;
      if (line) line.textContent = text();
    });
  } finally {
    isOver = true;
    clearTimeout(timer);
    line?.remove();
    endGuard();
  }
}
