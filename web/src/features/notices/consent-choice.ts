import { announce } from '../../core/ui/notices/announcer.tsx';
import { setConsent } from '../../core/device/consent.ts';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { reloadPage } from '../../core/navigation/reload.ts';

/**
 * Keeps a choice. The results page, where the map stands, loads again: which hosts a page may ask is settled when it loads.
 * Anywhere else nothing reloads, so that nothing typed is lost; the map makes up for it when it is about to show.
 */
export function chooseConsent(allowsMap: boolean, before: boolean | null): void {
  const isKept = setConsent(allowsMap);
  if (allowsMap === before) return;
  // A choice that is not kept would be asked for again and again.
  if (isKept && location.hash.startsWith(hrefOf(paths.results))) {
    reloadPage();
    return;
  }
  announce('Deine Auswahl ist gespeichert.');
  // The button that was pressed is gone.
  if (before === null) document.querySelector('main')?.focus({ preventScroll: true });
}
