import type { PageWords } from '../../../core/text/page-words.ts';
import { openScript, template, type PublicPage } from '../document.ts';

/** The service worker stores this page (web/src/service-worker/offline-page.ts). */
export const offlinePath = '/offline';

const script = openScript(new URL('../templates/offline.js', import.meta.url));

const favourites = `/#/suche/${Buffer.from('favourites=1').toString('base64url')}`;

/** The page that the service worker shows instead of one that it cannot load. */
export function offlinePage(words: PageWords): PublicPage {
  const { t } = words;
  return {
    path: offlinePath,
    title: `${t('Ohne Internetverbindung')} – Lehrpfad`,
    description: t('Noch keine Verbindung.'),
    isHidden: true,
    script,
    body: template(words, 'offline', { favourites }),
  };
}
