import { limits } from '@lehrpfad/contract/core/limits.ts';
import { messagePage, type ServerPage } from '../../../core/server-pages/page.ts';
import { keyPaths } from './paths.ts';
import type { KeyOutcome } from './service.ts';

export const backToApiLink = { label: 'Zur Beschreibung der Schnittstelle', url: '/schnittstelle' };

export const sentPage = messagePage({
  title: 'Bitte sehen Sie in Ihr Postfach',
  paragraphs: [
    'Wir haben Ihnen einen Link geschickt, wenn zu dieser Adresse einer gehört: nach einer Anfrage den zum neuen Schlüssel, sonst den zu Ihren Schlüsseln.',
    `Er gilt ${limits.apiKeyLinkHours} Stunden. Ist nach einigen Minuten nichts da, sehen Sie bitte auch im Spam-Ordner nach.`,
  ],
  ways: [backToApiLink],
});

export const invalidPage = messagePage({
  status: 410,
  title: 'Dieser Link gilt nicht mehr',
  paragraphs: [
    `Er wurde schon verwendet, ist älter als ${limits.apiKeyLinkHours} Stunden oder nicht vollständig.`,
    'Sie können jederzeit einen neuen anfordern.',
  ],
  ways: [
    { label: 'Schlüssel verwalten', url: keyPaths.forgotten },
    { label: 'Neuen Schlüssel anfordern', url: keyPaths.ask },
  ],
});

/** Pages with the reasons why a link makes no key. */
export const refusals: Readonly<Record<Extract<KeyOutcome, string>, ServerPage>> = {
  invalid: invalidPage,
  full: messagePage({
    status: 409,
    title: 'So viele Schlüssel gehen nicht',
    paragraphs: [
      `Zu einer Adresse gibt es höchstens ${limits.apiKeysPerAddress} Schlüssel, und so viele haben Sie schon. Löschen Sie einen davon und öffnen Sie diesen Link dann noch einmal.`,
    ],
    ways: [{ label: 'Schlüssel verwalten', url: keyPaths.forgotten }],
  }),
  blocked: messagePage({
    status: 409,
    title: 'Ein Schlüssel Ihrer Adresse ist gesperrt',
    paragraphs: [
      'Solange das so ist, gibt es zu dieser Adresse keinen neuen. Den Grund haben wir Ihnen geschrieben.',
      'Sie sehen das anders? Dann schreiben Sie uns bitte.',
    ],
    ways: [{ label: 'Zum Kontaktformular', url: '/#/kontakt' }, backToApiLink],
  }),
};
