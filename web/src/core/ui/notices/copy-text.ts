import { showToast } from './toast.ts';

/** Copies a text. A browser may have no clipboard, without https or the person's permission. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(done);
  } catch {
    showToast('Kopieren geht hier nicht. Bitte den Text abschreiben.');
  }
}
