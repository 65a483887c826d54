import {
  offlineCaches,
  openedPagesKeptDays,
  searchKeptDays,
  shellKeptDays,
} from '../../../../core/offline/offline-names.ts';
import { periodText } from './periods.ts';
import { untilDeleted, type StoredItem } from './stored-item.ts';
import { storedWithAccount } from './stored-with-account.ts';

/** The file with the names of the service worker's data. */
const offlineNames = 'web/src/core/offline/offline-names.ts';

/** All stored items, in the order in which a visitor meets them. A test compares them with the code. */
export const storedOnDevice: readonly StoredItem[] = [
  {
    name: 'cookieConsent',
    kind: 'Cookie',
    purpose: 'Merkt sich, ob Sie die Karte erlaubt oder abgelehnt haben.',
    lasts: '1 Jahr',
    basis: 'notwendig',
    writtenBy: ['web/src/core/device/consent.ts'],
  },
  {
    name: 'csrftoken',
    kind: 'Cookie',
    purpose:
      'Zufallswert, der Formulare davor schützt, von fremden Seiten aus abgeschickt zu werden. Über https beginnt sein Name mit __Host-.',
    lasts: 'bis Sie den Browser schließen',
    basis: 'notwendig',
    writtenBy: ['server/src/core/security/csrf.ts'],
  },
  {
    name: 'lang',
    kind: 'Lokaler Speicher',
    purpose: 'Merkt sich, dass Sie die Seite auf Englisch oder Ukrainisch lesen.',
    lasts: 'bis Sie Deutsch wählen',
    basis: 'notwendig',
    writtenBy: ['web/src/texts/foreign-texts.ts'],
  },
  {
    name: 'language-offered',
    kind: 'Lokaler Speicher',
    purpose: 'Merkt sich, dass Ihnen die Sprache Ihres Browsers schon angeboten wurde.',
    lasts: untilDeleted,
    basis: 'notwendig',
    writtenBy: ['web/src/app/boot/language-offer.ts'],
  },
  {
    name: 'favourites',
    kind: 'Lokaler Speicher',
    purpose: 'Nummern der Stellen, die Sie sich mit dem Stern gemerkt haben.',
    lasts: 'bis Sie den Stern wegnehmen',
    basis: 'notwendig',
    writtenBy: ['web/src/features/job-ads/favourites/favourites-storage.ts'],
  },
  {
    name: 'favouriteNames',
    kind: 'Lokaler Speicher',
    purpose:
      'Titel dieser Stellen, damit sie auch genannt werden können, wenn es sie nicht mehr gibt.',
    lasts: 'bis Sie den Stern wegnehmen',
    basis: 'notwendig',
    writtenBy: ['web/src/features/job-ads/favourites/favourites-storage.ts'],
  },
  {
    name: 'favouriteProgress',
    kind: 'Lokaler Speicher',
    purpose:
      'Was Sie sich zu gemerkten Stellen notieren: Stand der Bewerbung, Tag, Notiz, Erinnerung und fertige Unterlagen. Wir bekommen davon nichts.',
    lasts: 'bis 30 Tage, nachdem Sie den Stern weggenommen haben',
    basis: 'notwendig',
    writtenBy: ['web/src/features/job-ads/favourites/progress/progress-storage.ts'],
  },
  {
    name: 'favouriteProgress.aside',
    kind: 'Lokaler Speicher',
    purpose:
      'Eine Kopie solcher Notizen, die nicht gelesen werden konnten, damit sie nicht verloren gehen.',
    lasts: untilDeleted,
    basis: 'notwendig',
    writtenBy: ['web/src/features/job-ads/favourites/progress/progress-storage.ts'],
  },
  {
    name: 'savedSearches',
    kind: 'Lokaler Speicher',
    purpose:
      'Suchen, die Sie sich gemerkt haben, mit dem Zeitpunkt, bis zu dem Sie die neuen Stellen gesehen haben.',
    lasts: 'bis Sie die Suche löschen',
    basis: 'notwendig',
    writtenBy: ['web/src/features/search/saved/saved-storage.ts'],
  },
  {
    name: 'savedSearches.aside',
    kind: 'Lokaler Speicher',
    purpose:
      'Eine Kopie solcher Suchen, die nicht gelesen werden konnten, damit sie nicht verloren gehen.',
    lasts: untilDeleted,
    basis: 'notwendig',
    writtenBy: ['web/src/features/search/saved/saved-storage.ts'],
  },
  {
    name: 'plain-language',
    kind: 'Lokaler Speicher',
    purpose: 'Merkt sich, dass Sie Texte in Einfacher Sprache lesen möchten.',
    lasts: 'bis Sie die Einfache Sprache ausschalten',
    basis: 'notwendig',
    writtenBy: ['web/src/core/device/plain-language.ts'],
  },
  {
    name: 'colour-scheme',
    kind: 'Lokaler Speicher',
    purpose: 'Merkt sich, ob Sie die helle oder die dunkle Darstellung gewählt haben.',
    lasts: 'bis Sie wieder „wie das Gerät“ wählen',
    basis: 'notwendig',
    writtenBy: ['web/src/core/styles/colour-scheme.ts'],
  },
  {
    name: 'way-back',
    kind: 'Sitzungsspeicher',
    purpose:
      'Adresse der Seite, auf der Ihre Anmeldung abgelaufen ist oder für die Sie sich anmelden müssen, damit es nach dem Login dort weitergeht.',
    lasts: 'bis zum nächsten Login oder bis Sie das Fenster schließen',
    basis: 'notwendig',
    writtenBy: ['web/src/core/session/return-page.ts'],
  },
  {
    name: offlineCaches.favourites,
    kind: 'Zwischenspeicher',
    purpose: 'Ihre gemerkten Stellen, damit Sie sie auch ohne Netz lesen können.',
    lasts: 'bis Sie den Stern wegnehmen',
    basis: 'notwendig',
    writtenBy: [offlineNames],
  },
  {
    name: offlineCaches.search,
    kind: 'Zwischenspeicher',
    purpose: 'Ihre letzte Suche mit ihren Ergebnissen, damit Sie sie auch ohne Netz lesen können.',
    lasts: `${periodText(searchKeptDays)} oder bis zur nächsten Suche`,
    basis: 'notwendig',
    writtenBy: [offlineNames],
  },
  {
    name: offlineCaches.opened,
    kind: 'Zwischenspeicher',
    purpose:
      'Seiten von Stellen, Unternehmen, Events, Berufen und Orten, die Sie geöffnet haben, damit Sie sie auch ohne Netz lesen können.',
    lasts: periodText(openedPagesKeptDays),
    basis: 'notwendig',
    writtenBy: [offlineNames],
  },
  {
    name: 'last-search',
    kind: 'Lokaler Speicher',
    purpose: 'Adresse Ihrer letzten Suche, damit Sie ohne Netz zu ihr zurückfinden.',
    lasts: 'bis zur nächsten Suche',
    basis: 'notwendig',
    writtenBy: ['web/src/features/search/last-search.ts'],
  },
  {
    name: offlineCaches.page,
    kind: 'Zwischenspeicher',
    purpose: 'Die leere Seite selbst, damit sie auch ohne Netz öffnet.',
    lasts: untilDeleted,
    basis: 'notwendig',
    writtenBy: [offlineNames],
  },
  {
    name: offlineCaches.shell,
    kind: 'Zwischenspeicher',
    purpose:
      'Programm, Gestaltung und Schrift der Seite, damit sie auch ohne Netz öffnet, und die Seite, die sonst ohne Netz erscheint.',
    lasts: `${periodText(shellKeptDays)} ohne Nutzung`,
    basis: 'notwendig',
    writtenBy: [offlineNames],
  },
  {
    name: 'workbox-expiration',
    kind: 'Datenbank',
    purpose: 'Wann diese Seiten und Dateien zuletzt gebraucht wurden, damit alte gelöscht werden.',
    lasts: `${periodText(shellKeptDays)} ohne Nutzung`,
    basis: 'notwendig',
    writtenBy: [offlineNames],
  },
  {
    name: 'visited',
    kind: 'Sitzungsspeicher',
    purpose:
      'Wie weit Sie auf einer Seite waren und was in der Suche stand, damit „Zurück“ und Neuladen Sie wieder dorthin bringen.',
    lasts: 'bis Sie den Tab schließen',
    basis: 'notwendig',
    writtenBy: ['web/src/core/history/entries.ts'],
  },
  {
    name: 'maintenance-closed',
    kind: 'Sitzungsspeicher',
    purpose: 'Merkt sich, dass Sie einen Wartungshinweis geschlossen haben.',
    lasts: 'bis Sie den Tab schließen',
    basis: 'notwendig',
    writtenBy: ['web/src/features/notices/maintenance-banner.tsx'],
  },
  {
    name: 'lehrpfad-entwurf:…',
    kind: 'Sitzungsspeicher',
    purpose: 'Noch nicht gesendete Eingaben in Formularen, damit nichts verloren geht.',
    lasts:
      'bis zum Absenden oder Verwerfen, längstens bis Sie den Tab schließen oder sich abmelden',
    basis: 'notwendig',
    writtenBy: ['web/src/core/form/drafts/stored-drafts.ts'],
  },
  {
    name: 'session',
    kind: 'Lokaler Speicher',
    purpose:
      'Nur mit Konto: Anmeldeschlüssel, Name, E-Mail-Adresse und Art Ihres Kontos, damit Sie angemeldet bleiben.',
    lasts:
      'bis zum Abmelden; nach 14 Tagen ohne Nutzung und spätestens nach 30 Tagen gilt der Schlüssel nicht mehr',
    basis: 'notwendig',
    writtenBy: ['web/src/core/session/session.ts'],
  },
  ...(['Lokaler Speicher', 'Sitzungsspeicher'] as const).map((kind) => ({
    name: 'last-logout',
    kind,
    purpose:
      'Eine Zufallszahl, an der offene Tabs merken, dass Sie sich abgemeldet oder alles auf diesem Gerät gelöscht haben.',
    lasts: kind === 'Lokaler Speicher' ? untilDeleted : 'bis Sie den Tab schließen',
    basis: 'notwendig' as const,
    writtenBy: ['web/src/core/session/logout-mark.ts', 'web/src/core/session/deletion.ts'],
  })),
  ...storedWithAccount,
];
