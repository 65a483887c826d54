import { announce } from '../../core/ui/notices/announcer.tsx';
import { setConsent } from '../../core/device/consent.ts';
import { hrefOf, paths } from '../../core/navigation/paths.ts';
import { reloadPage } from '../../core/navigation/reload.ts';
import { t } from '../../core/texts/texts.ts';

/**
 * Stores a choice. Reloads the results page, which shows the map, because the hosts that a page may contact are fixed when it loads. Other
 * pages are not reloaded, so that no input is lost; the map reloads the page later, before it is shown.
 */
export function chooseConsent(allowsMap: boolean, before: boolean | null): void {
  const isKept = setConsent(allowsMap);
  if (allowsMap === before) return;
  // Without storage, a reload would ask again and again.
  if (isKept && location.hash.startsWith(hrefOf(paths.results))) {
    reloadPage();
    return;
  }
  announce(t('Deine Auswahl ist gespeichert.'));
  // The pressed button is gone.
  if (before === null) document.querySelector('main')?.focus({ preventScroll: true });
}
